/**
 * The site that browsers visit: nginx, PHP-FPM, MariaDB, the newest or the oldest WordPress, theme, plugin and demo
 * content, a mail catcher, the same site once more behind PHP's own server, and, if dist/ has them, the packed
 * packages on a second site.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { serveMails } from '../mail/server.mjs';
import { run } from './child.mjs';
import { freePort, startNginx, startPhpFpm, startPhpServer, stopAll } from './services.mjs';

const PHP = {
	memory_limit: '256M',
	upload_max_filesize: '8M',
	post_max_size: '10M',
	max_execution_time: '60',
	display_errors: '0',
	error_reporting: '-1',
	'opcache.enable': '1',
	'opcache.revalidate_freq': '0',
	'opcache.memory_consumption': '128',
};

/**
 * Starts the site with all of its servers.
 *
 * @param {{packed?: boolean, wp?: string, name?: string, hasStickyHeader?: boolean}} options hasStickyHeader: as new
 * sites have it; tests that measure positions start without it, as on adopted sites
 * @returns {Promise<{site: object, env: Record<string, string>, phpErrors: () => string[], close: () =>
 * Promise<void>}>}
 */
export async function startBrowserSite(
	environment,
	{ packed = false, wp = 'newest', name = packed ? 'packed' : `browser-${ wp }`, hasStickyHeader = true } = {}
) {
	const dir = join( environment.dir, name );
	mkdirSync( dir, { recursive: true } );
	const stops = [];
	const close = () => stopAll( stops );
	try {
		const emails = await serveMails( { folder: join( dir, 'mail' ) } );
		stops.push( () => emails.close() );
		const port = await freePort();
		const url = `http://127.0.0.1:${ port }`;
		const site = await environment.site(
			{ wp, db: 'mariadb' },
			{
				url,
				anyHost: true,
				constants: { COURANT_SMTP_HOST: '127.0.0.1', COURANT_SMTP_PORT: emails.smtpPort },
				...( packed ? { packages: await unpacked( dir ) } : {} ),
			}
		);
		// tests/e2e/support/call-site.ts sends requests to it.
		symlinkSync( join( root, 'tests/support/call-site.php' ), join( site.www, 'call-site.php' ) );
		const { php, cache, other } = await startServers( { dir, www: site.www, port, stops } );
		const seeded = await seed( site, hasStickyHeader );
		if ( seeded !== '' ) {
			console.log( `    demo content: ${ seeded }` );
		}
		return {
			site,
			close,
			env: {
				COURANT_URL: url,
				COURANT_CACHE_URL: cache.url,
				COURANT_PHP_SERVER_URL: other.url,
				COURANT_MAIL_URL: `http://127.0.0.1:${ emails.httpPort }`,
				COURANT_TEST_SITE: site.www,
				COURANT_TEST_URL: url,
				COURANT_SITE_KEY: site.key,
				COURANT_PRIVATE_STORE: site.privateStore,
			},
			phpErrors: () => phpErrors( [ php.errors, other.errors ], packed ? site.dir : root ),
		};
	} catch ( error ) {
		await close();
		throw error;
	}
}

/** Starts PHP-FPM behind nginx at the port, nginx with a page cache, and PHP's own server, each with the site. */
async function startServers( { dir, www, port, stops } ) {
	const php = await startPhpFpm( join( dir, 'php' ), { settings: PHP } );
	stops.push( php.stop );
	const nginx = await startNginx( join( dir, 'nginx' ), { root: www, php: php.socket, port } );
	stops.push( nginx.stop );
	const cache = await startNginx( join( dir, 'nginx-cache' ), {
		root: www,
		php: php.socket,
		port: await freePort(),
		isCaching: true,
	} );
	stops.push( cache.stop );
	const other = await startPhpServer( join( dir, 'php-server' ), {
		root: www,
		router: join( root, 'tools/site/router.php' ),
		port: await freePort(),
		settings: PHP,
	} );
	stops.push( other.stop );
	return { php, cache, other };
}

const WITHOUT_STICKY_HEADER = "set_theme_mod('courant_header_sticky', false);";

/** Creates the demo content as `npm start` does, if the work tree has it. */
async function seed( site, hasStickyHeader ) {
	if ( ! existsSync( join( root, 'demo/seed.php' ) ) ) {
		return '';
	}
	const { code, stdout, output } = await run( [
		'php',
		'-d',
		'memory_limit=512M',
		join( root, 'tests/support/wp-eval.php' ),
		site.www,
		site.url,
		`wp_set_current_user(1); $result = require ${ JSON.stringify( join( root, 'demo/seed.php' ) ) }; ${ hasStickyHeader ? '' : WITHOUT_STICKY_HEADER } return $result;`,
	] );
	if ( code !== 0 ) {
		throw new Error( `The demo content could not be created:\n${ output.slice( -3000 ) }` );
	}
	return stdout.trim();
}

/** The packages as a site owner gets them: dist/*.zip. */
async function unpacked( dir ) {
	const packages = {};
	for ( const [ kind, name ] of [
		[ 'plugin', 'courant-desk' ],
		[ 'theme', 'courant' ],
	] ) {
		const target = join( dir, 'packages', kind );
		mkdirSync( target, { recursive: true } );
		const { code, output } = await run( [
			'unzip',
			'-q',
			'-o',
			join( root, 'dist', `${ name }.zip` ),
			'-d',
			target,
		] );
		if ( code !== 0 ) {
			throw new Error( `dist/${ name }.zip cannot be unpacked: ${ output }` );
		}
		packages[ kind ] = join( target, name );
	}
	return packages;
}

/** Returns PHP's messages about our own files, and all fatal errors. */
function phpErrors( files, base ) {
	const ours = new RegExp(
		`PHP (Fatal|Parse|Recoverable)|PHP \\w+: .* in ${ base.replaceAll( /[.*+?^${}()|[\]\\]/g, '\\$&' ) }/.*(plugin|theme|demo|courant)`
	);
	return files
		.filter( ( file ) => existsSync( file ) )
		.flatMap( ( file ) => {
			const found = readFileSync( file, 'utf8' )
				.split( '\n' )
				.filter( ( line ) => ours.test( line ) );
			rmSync( file, { force: true } );
			writeFileSync( file, '' );
			return found;
		} );
}
