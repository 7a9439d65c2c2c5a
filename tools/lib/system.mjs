/**
 * What the tests need from the machine. Missing Debian packages are installed if permitted; otherwise one line lists
 * what is missing.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';

const FOLDERS = [ ...( process.env.PATH ?? '' ).split( delimiter ), '/usr/sbin', '/usr/local/sbin' ];
const PROGRAMS = {
	php: [ 'php8.2-cli' ],
	composer: [ 'composer' ],
	unzip: [ 'unzip' ],
	git: [ 'git' ],
	mariadbd: [ 'mariadb-server' ],
	nginx: [ 'nginx-light' ],
	chromium: [ 'chromium' ],
	'chromium-headless-shell': [ 'chromium-headless-shell' ],
	'firefox-esr': [ 'firefox-esr' ],
	WebKitWebDriver: [ 'webkit2gtk-driver' ],
	Xvfb: [ 'xvfb' ],
};
const EXTENSIONS = {
	mysqli: 'mysql',
	pdo_sqlite: 'sqlite3',
	gd: 'gd',
	curl: 'curl',
	dom: 'xml',
	xmlreader: 'xml',
	mbstring: 'mbstring',
	intl: 'intl',
	zip: 'zip',
	gmp: 'gmp',
};

/** Installs packages; waits while another installation, such as unattended-upgrades, holds the lock. */
export async function aptInstall( packages ) {
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	await run( [ 'apt-get', 'update', '-q' ], { env } );
	return run(
		[ 'apt-get', 'install', '-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600', ...packages ],
		{ env }
	);
}

export function hasProgram( name ) {
	return FOLDERS.some( ( folder ) => existsSync( join( folder, name ) ) );
}

/** @returns {Promise<string[]>} Debian packages that are missing */
export async function missingPackages() {
	const missing = Object.entries( PROGRAMS )
		.filter( ( [ name ] ) => ! hasProgram( name ) )
		.flatMap( ( [ , packages ] ) => packages );
	if ( ! [ 'php-fpm8.2', 'php-fpm', 'php-fpm8.4', 'php-fpm8.3', 'php-fpm8.1' ].some( hasProgram ) ) {
		missing.push( 'php8.2-fpm' );
	}
	const modules = hasProgram( 'php' ) ? ( await run( [ 'php', '-m' ] ) ).stdout.toLowerCase().split( '\n' ) : [];
	for ( const [ name, part ] of Object.entries( EXTENSIONS ) ) {
		if ( ! modules.includes( name ) && ! missing.includes( `php8.2-${ part }` ) ) {
			missing.push( `php8.2-${ part }` );
		}
	}
	return missing;
}

/** @throws {Error} with one line that names what is missing */
export async function ensureSystem( log ) {
	const missing = await missingPackages();
	if ( missing.length === 0 ) {
		return;
	}
	const mayInstall = process.getuid?.() === 0 && hasProgram( 'apt-get' );
	if ( ! mayInstall ) {
		throw new Error(
			`These Debian packages are missing, and only root may install them: ${ missing.join( ' ' ) }`
		);
	}
	log( `Installing ${ missing.join( ' ' ) }` );
	const { code, output } = await aptInstall( missing );
	const left = await missingPackages();
	if ( code !== 0 || left.length > 0 ) {
		throw new Error(
			`These Debian packages could not be installed: ${ ( left.length > 0 ? left : missing ).join( ' ' ) }\n${ output.slice( -1500 ) }`
		);
	}
}

/** Installs vendor/ when it is missing or older than composer.json. */
export async function ensureVendor( root, log ) {
	const manifest = createHash( 'sha256' )
		.update( readFileSync( join( root, 'composer.json' ) ) )
		.digest( 'hex' );
	const stamp = join( root, 'vendor', '.made-from' );
	if (
		existsSync( stamp ) &&
		readFileSync( stamp, 'utf8' ) === manifest &&
		existsSync( join( root, 'vendor/autoload.php' ) )
	) {
		return;
	}
	log( 'Installing the PHP tools' );
	const { code, output } = await run( [ 'composer', 'update', '--no-interaction', '--no-progress', '--no-ansi' ], {
		cwd: root,
		env: { COMPOSER_ALLOW_SUPERUSER: '1' },
	} );
	if ( code !== 0 ) {
		throw new Error( `composer could not install the PHP tools:\n${ output.slice( -2500 ) }` );
	}
	writeFileSync( stamp, manifest );
}

export async function ensureNodeModules( root, log ) {
	if ( existsSync( join( root, 'node_modules/.bin/eslint' ) ) ) {
		return;
	}
	log( 'Installing the Node tools' );
	const { code, output } = await run( [ 'npm', 'ci', '--no-audit', '--no-fund' ], { cwd: root } );
	if ( code !== 0 ) {
		throw new Error( `npm ci failed:\n${ output.slice( -2500 ) }` );
	}
}

export async function ensureAll( root, log ) {
	mkdirSync( join( root, '.cache' ), { recursive: true } );
	const php = async () => {
		await ensureSystem( log );
		await ensureVendor( root, log );
	};
	const results = await Promise.allSettled( [ php(), ensureNodeModules( root, log ) ] );
	const failed = results.find( ( { status } ) => status === 'rejected' );
	if ( failed !== undefined ) {
		throw failed.reason;
	}
}
