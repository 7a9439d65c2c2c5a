import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { succeeds, run } from './run.mjs';

/**
 * Packages of a Debian suite that is not this machine's: apt uses a folder of this project and installs nothing.
 */
export class DebianSuite {
	#workFolder;
	#options;

	constructor( workFolder, options ) {
		this.#workFolder = workFolder;
		this.#options = options;
	}

	/**
	 * @param {string} workFolder folder for apt's lists and packages
	 * @param {string} suite such as sid
	 * @throws {Error} where there is no apt or no mirror
	 */
	static async open( workFolder, suite ) {
		if (
			! ( await succeeds( 'apt-get', [ '--version' ] ) ) ||
			! ( await succeeds( 'dpkg-deb', [ '--version' ] ) )
		) {
			throw new Error( 'no apt here' );
		}
		const mirror = await debianMirror();
		const at = ( ...names ) => join( workFolder, ...names );
		for ( const name of [ 'state/lists/partial', 'cache/archives/partial', 'etc', 'packages' ] ) {
			await mkdir( at( name ), { recursive: true } );
		}
		await writeFile( at( 'status' ), '' );
		const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
		const signed = existsSync( keys ) ? `[signed-by=${ keys }] ` : '';
		await writeFile( at( 'sources.list' ), `deb ${ signed }${ mirror } ${ suite } main\n` );
		const options = [
			`Dir::State=${ at( 'state' ) }`,
			`Dir::State::status=${ at( 'status' ) }`,
			`Dir::Cache=${ at( 'cache' ) }`,
			`Dir::Etc::sourcelist=${ at( 'sources.list' ) }`,
			`Dir::Etc::sourceparts=${ at( 'etc' ) }`,
			`Dir::Etc::preferences=${ at( 'etc', 'preferences' ) }`,
			`Dir::Etc::preferencesparts=${ at( 'etc' ) }`,
			'Acquire::Languages=none',
			'Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled=false',
			'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false',
			'Acquire::Retries=2',
			'APT::Sandbox::User=',
		].flatMap( ( option ) => [ '-o', option ] );
		const opened = new DebianSuite( workFolder, options );
		await opened.#run( 'apt-get', 'update' );
		return opened;
	}

	/** @returns {Promise<string[]>} names of packages with this prefix */
	async names( prefix ) {
		const { stdout } = await this.#run( 'apt-cache', 'pkgnames', prefix );
		return stdout.split( '\n' ).filter( Boolean );
	}

	/** @returns {Promise<string[]>} the packages that this one depends on directly */
	async dependencies( name ) {
		const { stdout } = await this.#run( 'apt-cache', 'depends', '--important', name );
		return [ ...stdout.matchAll( /^\s*(?:Pre)?Depends: (\S+)$/gm ) ].map( ( [ , found ] ) => found );
	}

	/** Downloads these packages alone. */
	async download( packages ) {
		await this.#run( 'apt-get', 'download', ...packages );
	}

	/** Downloads these packages with everything that they need, down to the C library. */
	async downloadAll( packages ) {
		await this.#run( 'apt-get', 'install', '--download-only', '-y', '-q', '--no-install-recommends', ...packages );
	}

	/** Unpacks everything that was downloaded into a folder. No script of a package runs. */
	async unpack( folder ) {
		await rm( folder, { recursive: true, force: true } );
		await mkdir( folder, { recursive: true } );
		for ( const packageFolder of [
			join( this.#workFolder, 'packages' ),
			join( this.#workFolder, 'cache', 'archives' ),
		] ) {
			for ( const name of ( await readdir( packageFolder ) ).filter( ( file ) => file.endsWith( '.deb' ) ) ) {
				await run( 'dpkg-deb', [ '-x', join( packageFolder, name ), folder ] );
			}
		}
	}

	#run( program, ...args ) {
		return run( program, [ ...this.#options, ...args ], {
			cwd: join( this.#workFolder, 'packages' ),
			timeout: 600_000,
		} );
	}
}

/**
 * The mirror that this machine's own apt is configured to use, also where `apt-get update` has never run: without the
 * release files, apt lists only what it has already downloaded.
 *
 * @param {string[]} options options of apt
 */
export async function debianMirror( options = [] ) {
	const { stdout } = await run( 'apt-get', [
		...options,
		...[ 'indextargets', '--no-release-info', '--format', '$(REPO_URI)', 'Created-By: Packages' ],
	] );
	const mirror = stdout.split( '\n' ).find( ( line ) => /\/debian\/?$/.test( line.trim() ) );
	if ( ! mirror ) {
		throw new Error( 'apt has no Debian mirror' );
	}
	return mirror.trim();
}
