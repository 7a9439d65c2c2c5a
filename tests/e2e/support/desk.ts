import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify( execFile );

function setting( name: string ): string {
	const value = process.env[ name ];
	if ( value === undefined ) {
		throw new Error( `${ name } is missing: run "npm test -- e2e".` );
	}
	return value;
}

export interface Mail {
	id: string;
	from: string;
	to: string[];
	subject: string;
	text: string;
	html: string;
	attachments: { name: string; type: string; size: number }[];
}

/** Addresses of the lab, and what a test does behind the browser's back. */
export const desk = {
	/** nginx, PHP-FPM and MariaDB. */
	get url(): string {
		return setting( 'COURANT_URL' );
	},
	/** The same site behind nginx with a page cache. */
	get cacheUrl(): string {
		return setting( 'COURANT_CACHE_URL' );
	},
	/** The same site behind PHP's own server and our router. */
	get phpServerUrl(): string {
		return setting( 'COURANT_PHP_SERVER_URL' );
	},
	get privateStore(): string {
		return setting( 'COURANT_PRIVATE_STORE' );
	},
	get www(): string {
		return setting( 'COURANT_TEST_SITE' );
	},

	/** Runs PHP in the site; the code ends with `return …;`, which comes back through JSON. */
	async wp< T >( code: string ): Promise< T > {
		const script = resolve( import.meta.dirname, '../../support/wp-eval.php' );
		const { stdout } = await execute(
			'php',
			[ '-d', 'memory_limit=512M', script, setting( 'COURANT_TEST_SITE' ), setting( 'COURANT_URL' ), code ],
			{ maxBuffer: 1 << 26 }
		);
		return JSON.parse( stdout.trimEnd().split( '\n' ).at( -1 ) ?? 'null' ) as T;
	},

	/** The cookies that a user of that role would have after signing in; the user is made when there is none. */
	async signedIn( role: string ): Promise< { name: string; value: string; url: string }[] > {
		return desk.wp( `
			$login = ${ JSON.stringify( role ) } === 'administrator' ? 'admin' : 'e2e-' . ${ JSON.stringify( role ) };
			$user = get_user_by('login', $login) ?: new WP_User(wp_insert_user(['user_login' => $login, 'user_pass' => 'password', 'role' => ${ JSON.stringify( role ) }, 'user_email' => $login . '@courant.example']));
			$until = time() + DAY_IN_SECONDS;
			$token = WP_Session_Tokens::get_instance($user->ID)->create($until);
			return array_map(static fn ($name, $scheme) => ['name' => $name, 'value' => rawurlencode(wp_generate_auth_cookie($user->ID, $until, $scheme, $token)), 'url' => home_url('/')],
				[AUTH_COOKIE, LOGGED_IN_COOKIE], ['auth', 'logged_in']);
		` );
	},

	/**
	 * Emails that the catcher has, the newest first; has the queue's worker run, as cron does, and waits until one
	 * fits.
	 */
	async mails(
		fits: ( email: Mail ) => boolean = () => true,
		{ atLeast = 0, seconds = 15 } = {}
	): Promise< Mail[] > {
		await desk.wp( 'do_action("courant_desk_send_mails"); return 1;' );
		const end = Date.now() + seconds * 1000;
		for (;;) {
			const all = ( await ( await fetch( `${ setting( 'COURANT_MAIL_URL' ) }/api/messages` ) ).json() ) as Mail[];
			const found = all.filter( fits );
			if ( found.length >= atLeast ) {
				return found;
			}
			if ( Date.now() > end ) {
				throw new Error(
					`${ found.length } of ${ atLeast } emails arrived: ${ all.map( ( { subject, to } ) => `${ subject } to ${ to.join() }` ).join( '; ' ) }`
				);
			}
			await new Promise( ( done ) => setTimeout( done, 200 ) );
		}
	},
};
