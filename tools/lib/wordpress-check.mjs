import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { succeeds, run } from './run.mjs';

const NEEDED = [
	'index.php',
	'wp-load.php',
	'wp-settings.php',
	'wp-login.php',
	'wp-admin/admin-ajax.php',
	'wp-admin/includes/upgrade.php',
	'wp-includes/class-wpdb.php',
	'wp-includes/PHPMailer/PHPMailer.php',
	'wp-includes/js/jquery/jquery.min.js',
	'wp-includes/js/underscore.min.js',
	'wp-includes/js/dist/vendor/react.min.js',
	'wp-includes/js/dist/vendor/react-dom.min.js',
	'wp-includes/js/dist/block-editor.min.js',
	'wp-includes/css/dashicons.min.css',
	'wp-admin/css/wp-admin.min.css',
];

/** Loads, without a database, the parts of core that name most other files. */
const LOAD = `
error_reporting(E_ERROR | E_PARSE);
define('ABSPATH', rtrim($argv[1], '/') . '/');
define('WPINC', 'wp-includes');
define('WP_CONTENT_DIR', ABSPATH . 'wp-content');
define('SHORTINIT', true);
foreach (['version', 'compat', 'load', 'plugin', 'class-wp-error', 'class-wpdb', 'formatting', 'kses', 'PHPMailer/PHPMailer', 'PHPMailer/SMTP', 'PHPMailer/Exception'] as $file) {
    require ABSPATH . WPINC . "/$file.php";
}
echo $wp_version;
`;

/** The version in the folder's version file. */
export async function readVersion( dir ) {
	const source = await readFile( join( dir, 'wp-includes', 'version.php' ), 'utf8' );
	const version = /\$wp_version\s*=\s*'([^']+)'/.exec( source )?.[ 1 ];
	if ( ! version ) {
		throw new Error( `${ dir } contains no version of WordPress.` );
	}
	return version;
}

/**
 * Checks that a folder contains a complete WordPress: its files, a bundled theme, and, if PHP is installed, that it loads.
 *
 * @throws {Error} naming what is missing
 */
export async function checkWordPress( dir ) {
	const missing = NEEDED.filter( ( name ) => ! existsSync( join( dir, name ) ) );
	if ( missing.length > 0 ) {
		throw new Error(
			`${ dir } is not a complete WordPress. These files are missing: ${ missing.slice( 0, 3 ).join( ', ' ) }.`
		);
	}
	const version = await readVersion( dir );
	const themes = await readdir( join( dir, 'wp-content', 'themes' ) );
	if ( ! themes.some( ( name ) => existsSync( join( dir, 'wp-content', 'themes', name, 'style.css' ) ) ) ) {
		throw new Error( `${ dir } contains no theme.` );
	}
	if ( await succeeds( 'php', [ '-v' ] ) ) {
		const { stdout } = await run( 'php', [ '-n', '-r', LOAD, '--', dir ], { timeout: 60_000 } );
		if ( stdout.trim() !== version ) {
			throw new Error( `${ dir } does not load: ${ stdout.trim().slice( 0, 200 ) }` );
		}
	}
}
