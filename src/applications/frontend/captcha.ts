import type { ApplicationsConfig } from '../../shared/config/generated';

type CaptchaConfig = NonNullable< ApplicationsConfig[ 'captcha' ] >;

interface Widget {
	reset?: () => void;
	render?: ( box: Element, options: { sitekey: string } ) => unknown;
	ready?: ( callback: () => void ) => void;
	execute?: ( siteKey: string, options: { action: string } ) => PromiseLike< string >;
}

export interface Captcha {
	/** Messages that prevent sending: a widget that was rendered but not solved. */
	errors: () => string[];
	/**
	 * Fields to send in addition to those of the form. Waits a few seconds at most: without a token the server marks
	 * the application as suspected.
	 */
	fields: () => Promise< { name: string; value: string }[] >;
}

/** Classes of the providers' elements, and their global objects. */
const PROVIDERS = [
	[ 'g-recaptcha', 'grecaptcha' ],
	[ 'h-captcha', 'hcaptcha' ],
	[ 'cf-turnstile', 'turnstile' ],
] as const;
const TOKEN_TIMEOUT = 5000;

declare global {
	interface Window {
		grecaptcha?: Widget;
		hcaptcha?: Widget;
		turnstile?: Widget;
	}
}

/**
 * Called when the island mounts, at the first interaction with the form; nothing is loaded from the provider before.
 */
export function createCaptcha( form: HTMLFormElement, config: CaptchaConfig | undefined ): Captcha {
	const box = PROVIDERS.map( ( [ name ] ) => form.querySelector( `.${ name }[data-sitekey]` ) ).find( Boolean );
	if ( ! config || ! box ) {
		return { errors: () => [], fields: () => Promise.resolve( [] ) };
	}
	const { siteKey, field, message } = config;
	const isInvisible = config.provider === 'recaptcha-v3';
	const widget = () =>
		window[ PROVIDERS.find( ( [ name ] ) => box.classList.contains( name ) )?.[ 1 ] ?? 'grecaptcha' ];
	let isRendered = false;
	const render = () => {
		if ( ! isInvisible ) {
			widget()?.render?.( box, { sitekey: siteKey } );
			isRendered = true;
		}
	};
	// Only Google's script needs `ready()`; Turnstile throws if it is called after an asynchronous load.
	loadScript( config.script, () =>
		config.provider === 'recaptcha' && widget()?.ready ? widget()?.ready?.( render ) : render()
	);
	const isSolved = () => Boolean( form.querySelector< HTMLInputElement >( `[name="${ field }"]` )?.value );
	return {
		errors: () => ( isRendered && ! isSolved() ? [ message ] : [] ),
		fields: async () => {
			if ( ! isInvisible ) {
				return [];
			}
			// reCAPTCHA rejects the promise, or throws at once if the key is invalid.
			const execute = async () => widget()?.execute?.( siteKey, { action: 'applicationform' } ) ?? '';
			const value = await Promise.race( [
				execute().catch( () => '' ),
				new Promise< string >( ( done ) => setTimeout( done, TOKEN_TIMEOUT, '' ) ),
			] );
			return value ? [ { name: field, value } ] : [];
		},
	};
}

/** If the script fails to load, the form works without it. */
function loadScript( src: string, callback: () => void ): void {
	const script = Object.assign( document.createElement( 'script' ), { src, async: true } );
	script.addEventListener( 'load', () => {
		try {
			callback();
		} catch {
			// An error in the provider's script must not block the form.
		}
	} );
	document.head.append( script );
}

/** Resets the widgets, because a captcha is valid for one request, and dispatches an event for other integrations. */
export function resetCaptcha( form: HTMLFormElement ): void {
	for ( const [ box, provider ] of PROVIDERS ) {
		if ( form.querySelector( `.${ box }` ) ) {
			try {
				window[ provider ]?.reset?.();
			} catch {
				// A widget that was never rendered cannot be reset.
			}
		}
	}
	form.dispatchEvent( new CustomEvent( 'courant:captcha-reset', { bubbles: true } ) );
}
