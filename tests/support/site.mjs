/**
 * A separate WordPress site for tests: core, our two packages, a database, and a private store next to the web root.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../tools/lib/child.mjs';
import { dropinSource, getSqliteIntegration, phpString } from '../../tools/lib/sqlite-dropin.mjs';

export const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );

/**
 * @param {object} options
 * @param {string} options.dir folder to make; it must not exist
 * @param {string} options.core folder with WordPress
 * @param {string} options.url URL of the site
 * @param {{host: string, user: string, password: string, name: string}|null} options.mariadb null: SQLite
 * @param {boolean} [options.multisite]
 * @param {boolean} [options.anyHost] the site responds to every host name
 * @param {Record<string, string|number|boolean>} [options.constants]
 * @param {Record<string, string>} [options.env] environment of the installer, such as a PATH with another PHP
 * @param {{plugin: string, theme: string}} [options.packages] folders to serve; the work tree's by default
 * @returns {Promise<{dir: string, www: string, url: string, uploads: string, privateStore: string, key: string}>}
 */
export async function buildSite( {
	dir,
	core,
	url,
	mariadb,
	multisite = false,
	anyHost = false,
	constants = {},
	env = {},
	packages = { plugin: join( root, 'plugin' ), theme: join( root, 'theme' ) },
} ) {
	const www = join( dir, 'www' );
	const content = join( www, 'wp-content' );
	const privateStore = join( dir, 'private-store' );
	mkdirSync( privateStore, { recursive: true } );
	mkdirSync( join( dir, 'data' ), { recursive: true } );
	// Hard links make the copy fast. Nothing writes into files of core.
	const linked = await run( [ 'cp', '-al', core, www ] );
	if ( linked.code !== 0 ) {
		await runOrThrow( [ 'rm', '-rf', www ] );
		await runOrThrow( [ 'cp', '-a', core, www ] );
	}
	mkdirSync( join( content, 'uploads' ), { recursive: true } );
	mkdirSync( join( content, 'plugins' ), { recursive: true } );
	link( packages.plugin, join( content, 'plugins/courant-desk' ) );
	link( packages.theme, join( content, 'themes/courant' ) );
	// Linked one by one, so that files that a test adds to the folder of the site are not added to the work tree.
	mkdirSync( join( content, 'mu-plugins' ), { recursive: true } );
	for ( const name of readdirSync( join( root, 'tools/site/mu-plugins' ) ) ) {
		link( join( root, 'tools/site/mu-plugins', name ), join( content, 'mu-plugins', name ) );
	}
	if ( mariadb === null ) {
		writeFileSync( join( content, 'db.php' ), dropinSource( await getSqliteIntegration() ) );
	}
	const key = randomBytes( 16 ).toString( 'hex' );
	const config = ( more ) =>
		writeFileSync(
			join( www, 'wp-config.php' ),
			wpConfig(
				{
					...( mariadb === null
						? {
								DB_NAME: 'wordpress',
								DB_DIR: `${ join( dir, 'data' ) }/`,
								DB_FILE: 'site.sqlite',
								DB_HOST: '',
								DB_USER: '',
								DB_PASSWORD: '',
							}
						: {
								DB_NAME: mariadb.name,
								DB_HOST: mariadb.host,
								DB_USER: mariadb.user,
								DB_PASSWORD: mariadb.password,
							} ),
					DB_CHARSET: 'utf8mb4',
					DB_COLLATE: '',
					WP_HOME: url,
					WP_SITEURL: url,
					WP_ENVIRONMENT_TYPE: 'local',
					WP_DEBUG: true,
					WP_DEBUG_DISPLAY: false,
					WP_DEBUG_LOG: false,
					SCRIPT_DEBUG: false,
					AUTOMATIC_UPDATER_DISABLED: true,
					WP_AUTO_UPDATE_CORE: false,
					DISABLE_WP_CRON: true,
					COURANT_SITE: true,
					COURANT_SITE_KEY: key,
					COURANT_PRIVATE_DIR: privateStore,
					...constants,
					...more,
				},
				anyHost
			)
		);
	const install = ( step ) =>
		runOrThrow(
			[ 'php', '-d', 'memory_limit=512M', join( root, 'tests/support/install.php' ), www, url, step ],
			env
		);
	config( {} );
	await install( multisite ? 'network' : 'site' );
	if ( multisite ) {
		config( {
			MULTISITE: true,
			SUBDOMAIN_INSTALL: false,
			DOMAIN_CURRENT_SITE: new URL( url ).host,
			PATH_CURRENT_SITE: '/',
			SITE_ID_CURRENT_SITE: 1,
			BLOG_ID_CURRENT_SITE: 1,
		} );
	}
	await install( 'packages' );
	return { dir, www, url, uploads: join( content, 'uploads' ), privateStore, key };
}

function link( target, path ) {
	if ( existsSync( target ) && ! existsSync( path ) ) {
		symlinkSync( target, path );
	}
}

async function runOrThrow( command, env = {} ) {
	const { code, output } = await run( command, { env } );
	if ( code !== 0 ) {
		throw new Error( `${ command.join( ' ' ) } ended with ${ code }:\n${ output.slice( -4000 ) }` );
	}
	return output;
}

function wpConfig( constants, anyHost ) {
	const value = ( given ) => ( typeof given === 'string' ? phpString( given ) : String( given ) );
	const salts = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap( ( name ) => [
		`${ name }_KEY`,
		`${ name }_SALT`,
	] );
	const lines = Object.entries( constants ).map(
		( [ name, given ] ) => `defined('${ name }') || define('${ name }', ${ value( given ) });`
	);
	return [
		'<?php',
		...( anyHost
			? [
					"if (isset($_SERVER['HTTP_HOST'])) { define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST']); define('WP_SITEURL', WP_HOME); }",
				]
			: [] ),
		...lines,
		...salts.map( ( name ) => `define('${ name }', 'a fixed salt of the tests: ${ name }');` ),
		"$table_prefix = 'wp_';",
		"defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');",
		"require_once ABSPATH . 'wp-settings.php';",
		'',
	].join( '\n' );
}
