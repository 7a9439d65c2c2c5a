import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder for one test, removed after it; processes that run there are ended first, while their records can still be read. */
export async function scratch( test, end = async () => {} ) {
	const folder = await mkdtemp( join( tmpdir(), 'courant-tools-' ) );
	test.after( async () => {
		await end( folder );
		// A server that was just stopped may still write a file.
		await rm( folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 } );
	} );
	return folder;
}

/** @param {Record<string, string | Buffer>} files */
export async function writeFiles( folder, files ) {
	for ( const [ name, content ] of Object.entries( files ) ) {
		await mkdir( dirname( join( folder, name ) ), { recursive: true } );
		await writeFile( join( folder, name ), content );
	}
	return folder;
}

/** A log that stores its lines. */
export function listeningLog() {
	const lines = [];
	return { lines, step: ( text ) => lines.push( text ), note: ( text ) => lines.push( text ) };
}

/** The minimum of WordPress that the structural check requires. */
export function smallWordPress( version = '7.1.4' ) {
	const empty = '<?php\n';
	return {
		'wp-includes/version.php': `<?php\n$wp_version = '${ version }';\n`,
		'wp-includes/compat.php': empty,
		'wp-includes/load.php': empty,
		'wp-includes/plugin.php': empty,
		'wp-includes/class-wp-error.php': empty,
		'wp-includes/class-wpdb.php': empty,
		'wp-includes/formatting.php': empty,
		'wp-includes/kses.php': empty,
		'wp-includes/PHPMailer/PHPMailer.php': empty,
		'wp-includes/PHPMailer/SMTP.php': empty,
		'wp-includes/PHPMailer/Exception.php': empty,
		'index.php': empty,
		'wp-load.php': empty,
		'wp-settings.php': empty,
		'wp-login.php': empty,
		'wp-config.php': empty,
		'.htaccess': '',
		'wp-admin/admin-ajax.php': empty,
		'wp-admin/includes/upgrade.php': empty,
		'wp-includes/js/jquery/jquery.min.js': '',
		'wp-includes/js/underscore.min.js': '',
		'wp-includes/js/dist/vendor/react.min.js': '',
		'wp-includes/js/dist/vendor/react-dom.min.js': '',
		'wp-includes/js/dist/block-editor.min.js': '',
		'wp-includes/css/dashicons.min.css': '',
		'wp-admin/css/wp-admin.min.css': '',
		'wp-content/themes/twenty/style.css': '',
		'wp-content/plugins/hello.php': empty,
		'wp-content/plugins/akismet/akismet.php': empty,
	};
}
