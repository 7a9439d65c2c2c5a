import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { silentLog } from '../../../tools/lib/log.mjs';
import { writeTemplates } from '../../../tools/lib/languages.mjs';
import { packAll, sourceDate } from '../../../tools/lib/pack.mjs';
import { projectRoot } from '../../../tools/lib/paths.mjs';
import { packageReadmes, readmeErrors } from '../../../tools/lib/readme-checks.mjs';
import { differentVersions, moveUnreleased, nextVersion, readmeSection, release } from '../../../tools/lib/release.mjs';
import { textFiles } from '../../../tools/lib/text-checks.mjs';
import { scratch } from './support.mjs';

const git = ( folder, ...args ) =>
	execFileSync( 'git', [ '-C', folder, ...args ], { stdio: [ 'ignore', 'pipe', 'ignore' ] } )
		.toString()
		.trim();

/** A clone with an identity, and bundles of a line each. */
async function clone( from, to ) {
	execFileSync( 'git', [ 'clone', '--quiet', from, to ], { stdio: 'ignore' } );
	git( to, 'config', 'user.name', 'Test' );
	git( to, 'config', 'user.email', 'test@example.org' );
	return to;
}

const buildIn = ( root ) => async () => {
	for ( const folder of [ 'plugin', 'theme' ] ) {
		await mkdir( join( root, folder, 'build' ), { recursive: true } );
		await writeFile( join( root, folder, 'build', 'loader.js' ), 'run();\n' );
	}
};

test( 'a version is raised by its part, and unknown parts are rejected', () => {
	assert.equal( nextVersion( '1.2.3', 'patch' ), '1.2.4' );
	assert.equal( nextVersion( '1.2.3', 'minor' ), '1.3.0' );
	assert.equal( nextVersion( '1.2.3', 'major' ), '2.0.0' );
	assert.throws( () => nextVersion( '1.2.3', 'big' ), /patch\|minor\|major/ );
} );

test( 'entries below "Unreleased" move to the version, and the readme gets the first sentence of each', () => {
	const moved = moveUnreleased(
		'# Changelog\n\n## Unreleased\n\n### Added\n\n- One thing. With\n  details.\n\n### Fixed\n\n- Another\n\n## 0.1.0 - 2026-01-01\n',
		'0.2.0',
		'2026-02-03'
	);
	assert.match( moved, /## Unreleased\n\n## 0\.2\.0 - 2026-02-03\n\n### Added\n\n- One thing/ );
	assert.equal( readmeSection( moved, '0.2.0' ), '= 0.2.0 =\n* One thing.\n* Another\n' );
	const long = moved.replace( '- Another', Array( 9 ).fill( '- Another' ).join( '\n' ) );
	const more = '* The complete list is in the file CHANGELOG.md of the source code.';
	assert.equal( readmeSection( long, '0.2.0', 92 ), `= 0.2.0 =\n* One thing.\n${ more }\n` );
	assert.throws( () => moveUnreleased( '## Unreleased\n\n## 0.1.0\n', '0.2.0', '2026-02-03' ), /no entries/ );
} );

test( 'a release in a clone has one version, a tag, and packages with the same bytes in another clone', async ( t ) => {
	const folder = await scratch( t );
	const root = await clone( projectRoot, join( folder, 'one' ) );
	const before = JSON.parse( await readFile( join( root, 'package.json' ), 'utf8' ) ).version;
	const changelog = join( root, 'CHANGELOG.md' );
	await writeFile(
		changelog,
		( await readFile( changelog, 'utf8' ) ).replace(
			/^## Unreleased\n/m,
			'## Unreleased\n\n### Added\n\n- A test entry.\n'
		)
	);
	await assert.rejects(
		release( { root, kind: 'minor', date: '2026-02-03', build: buildIn( root ), log: silentLog } ),
		/not committed/
	);
	git( root, 'commit', '-qam', 'Add an entry' );

	const { version, packed } = await release( {
		root,
		kind: 'minor',
		date: '2026-02-03',
		build: buildIn( root ),
		log: silentLog,
	} );
	assert.equal( version, nextVersion( before, 'minor' ) );
	assert.deepEqual( differentVersions( root ), [] );
	assert.equal( git( root, 'status', '--porcelain' ), '' );
	assert.equal( git( root, 'describe', '--exact-match' ), `v${ version }` );
	assert.equal( git( root, 'log', '-1', '--format=%s' ), `Release ${ version }` );
	assert.deepEqual( packageReadmes( textFiles( root ), version ), [] );
	assert.match( await readFile( join( root, 'plugin/readme.txt' ), 'utf8' ), /\* A test entry\./ );
	assert.match( await readFile( join( root, 'plugin/languages/courant-desk.pot' ), 'utf8' ), /msgid "/ );

	const other = await clone( root, join( folder, 'two' ) );
	await buildIn( other )();
	await writeTemplates( other );
	const again = await packAll( other, { date: await sourceDate( other, {} ) } );
	for ( const [ index, { file } ] of packed.entries() ) {
		assert.deepEqual( await readFile( again[ index ].file ), await readFile( file ), file );
	}
} );

test( 'a file with another version is reported', async ( t ) => {
	const root = await clone( projectRoot, join( await scratch( t ), 'clone' ) );
	const file = join( root, 'theme/style.css' );
	await writeFile( file, ( await readFile( file, 'utf8' ) ).replace( /^Version: .*$/m, 'Version: 9.9.9' ) );
	assert.match( differentVersions( root ).join(), /theme\/style\.css:1: has the version 9\.9\.9/ );
} );

const README = `=== Desk ===
Contributors: courant
Tags: jobs, careers
Requires at least: 6.5
Tested up to: 7.1
Requires PHP: 8.1
Stable tag: 0.1.0
License: GPL-3.0-or-later
License URI: https://www.gnu.org/licenses/gpl-3.0.html

Job openings.

== Description ==

Text.

== Changelog ==

= 0.1.0 =
* First version.
`;
const PRODUCT = {
	title: 'Desk',
	version: '0.1.0',
	header: {
		'Requires at least': '6.5',
		'Requires PHP': '8.1',
		License: 'GNU General Public License v3.0 or later',
	},
	needsTags: true,
};

test( 'readme.txt is checked against the rules of the directories', () => {
	assert.deepEqual( readmeErrors( 'readme.txt', README, PRODUCT ), [] );
	for ( const [ from, to, message ] of [
		[ '=== Desk ===', '=== Other ===', /first line/ ],
		[ 'jobs, careers', 'a, b, c, d, e, f', /one to 5 tags, not 6/ ],
		[ 'jobs, careers', 'jobs, Plugin', /ignores the tag "Plugin"/ ],
		[ 'jobs, careers', 'tag1, careers', /example readme/ ],
		[ 'Stable tag: 0.1.0', 'Stable tag: trunk', /stable tag/ ],
		[ 'Tested up to: 7.1', 'Tested up to: 7.1.4', /must be a number such as/ ],
		[ 'Requires PHP: 8.1', 'Requires PHP: 7.4', /differs from the main file/ ],
		[ 'License: GPL-3.0-or-later', 'License: MIT', /license must be a GPL/ ],
		[ 'License: GPL-3.0-or-later', 'License: GPL-2.0-or-later', /license differs from the main file/ ],
		[ 'Text.', 'word '.repeat( 2501 ), /"Description" has more than 2500 words/ ],
		[ 'Contributors: courant', 'Contributors: Courant Team', /user names/ ],
		[ 'Job openings.', 'x'.repeat( 151 ), /short description/ ],
		[ '== Description ==', '== About ==', /"Description" is missing/ ],
		[ '= 0.1.0 =', '= 0.0.9 =', /no section for 0\.1\.0/ ],
	] ) {
		assert.match( readmeErrors( 'readme.txt', README.replace( from, to ), PRODUCT ).join( '\n' ), message, to );
	}
} );
