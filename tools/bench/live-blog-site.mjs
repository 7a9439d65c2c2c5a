/** The site of `npm run bench -- live-blog`: nginx with the documented page cache, PHP-FPM and MariaDB. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { writeTemplate } from '../cluster/templates.mjs';
import { run } from '../lib/child.mjs';
import { serve, startPhpFpm, stopAll, until } from '../lib/services.mjs';

/** The documented configuration has fixed ports. */
const ADDRESS = '127.0.1.61';
const PORT = 8082;

/** PHP: creates a live blog, and users with a session. */
const CREATE = `
	$post = wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Election night',
		'post_content' => 'Intro.', 'post_author' => 1, 'meta_input' => ['courant_live_blog' => 'live']]);
	$cookies = [];
	for ($number = 0; $number < EDITORS; $number++) {
		$id = wp_insert_user(['user_login' => "editor$number", 'user_pass' => wp_generate_password(), 'role' => 'editor',
			'user_email' => "editor$number@courant.example"]);
		$end = time() + 86400;
		$token = WP_Session_Tokens::get_instance($id)->create($end);
		$cookies[] = AUTH_COOKIE . '=' . wp_generate_auth_cookie($id, $end, 'auth', $token) . '; '
			. LOGGED_IN_COOKIE . '=' . wp_generate_auth_cookie($id, $end, 'logged_in', $token) . '; e2e_classic=1';
	}
	return ['post' => $post, 'path' => wp_parse_url(get_permalink($post), PHP_URL_PATH), 'cookies' => $cookies];
`;

/** PHP: titles of all stored updates. */
const TITLES = `
	return array_map(static fn (string $json): string => json_decode($json)->title, get_post_meta(POST, 'courant_live_update'));
`;

/**
 * @param {import('../lib/php-tests.mjs').TestEnvironment} environment
 * @param {number} editors
 * @returns {Promise<{url: string, post: number, path: string, cookies: string[], titles: () => Promise<string[]>, stop:
 * () => Promise<void>}>}
 */
export async function startLiveBlogSite( environment, editors ) {
	const url = `http://${ ADDRESS }:${ PORT }`;
	const site = await environment.site( { wp: 'newest', db: 'mariadb' }, { url, constants: { WP_DEBUG: false } } );
	symlinkSync(
		join( root, 'tests/e2e/mu-plugins/e2e-classic-editor.php' ),
		join( site.www, 'wp-content/mu-plugins/e2e-classic-editor.php' )
	);
	const dir = join( environment.dir, 'live-blog' );
	mkdirSync( join( dir, 'tmp' ), { recursive: true } );
	const stops = [];
	try {
		const php = await startPhpFpm( dir, {
			settings: { memory_limit: '256M', 'opcache.enable': '1', display_errors: '0' },
		} );
		stops.push( php.stop );
		stops.push( await startNginx( dir, site.www, url ) );
		const evaluate = async ( code ) => {
			const done = await run( [ 'php', join( root, 'tests/support/wp-eval.php' ), site.www, url, code ] );
			if ( done.code !== 0 ) {
				throw new Error( done.output );
			}
			return JSON.parse( done.stdout.trimEnd().split( '\n' ).at( -1 ) );
		};
		const created = await evaluate( CREATE.replace( 'EDITORS', String( editors ) ) );
		return {
			url,
			...created,
			titles: () => evaluate( TITLES.replace( 'POST', String( created.post ) ) ),
			stop: () => stopAll( stops ),
		};
	} catch ( error ) {
		await stopAll( stops );
		throw error;
	}
}

/** @returns {Promise<() => Promise<void>>} stops it */
async function startNginx( dir, www, url ) {
	const values = {
		dir,
		address: ADDRESS,
		root: www,
		name: 'bench',
		user: process.getuid?.() === 0 ? 'root' : 'nobody',
	};
	writeTemplate( 'nginx-cache.conf', join( dir, 'nginx-cache.conf' ), values );
	const config = writeTemplate( 'nginx.conf', join( dir, 'nginx.conf' ), values );
	const nginx = serve( [ 'nginx', '-p', dir, '-e', join( dir, 'nginx-error.log' ), '-c', config ], {
		log: join( dir, 'nginx.out' ),
	} );
	await until( async () => nginx.running() && ( await fetch( `${ url }/readme.html` ) ).ok, { what: 'nginx' } );
	return nginx.stop;
}
