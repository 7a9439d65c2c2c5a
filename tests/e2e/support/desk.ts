import { callSite, setting } from './call-site';
import { parsePrinted } from '../../../src/shared/config/parse-printed';

export interface Mail {
	id: string;
	from: string;
	to: string[];
	subject: string;
	text: string;
	html: string;
	attachments: { name: string; type: string; size: number }[];
}

/** URLs of the test site, and operations of tests that need no browser. */
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

	/** Returns the cookies of a signed-in user of that role, who is created if there is none. */
	async signedIn( role: string ): Promise< { name: string; value: string; url: string }[] > {
		return callSite( 'Users::signIn', { role } );
	},

	/**
	 * Returns the emails in the mail catcher, newest first. Runs the worker of the email queue, as cron does, and
	 * waits until an email matches.
	 */
	async mails(
		fits: ( email: Mail ) => boolean = () => true,
		{ atLeast = 0, seconds = 15 } = {}
	): Promise< Mail[] > {
		await callSite( 'Site::runEmailQueue' );
		const end = Date.now() + seconds * 1000;
		for (;;) {
			const response = await fetch( `${ setting( 'COURANT_MAIL_URL' ) }/api/messages` );
			const all = parsePrinted< Mail[] >( await response.text() );
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
