import type { ApplicationsConfig } from '../../shared/config/generated';
import { PROVIDERS } from './captcha-provider';
import type { Captcha } from './captcha-provider';

const TOKEN_TIMEOUT = 5000;

/** Loads the provider's script, and renders its widget in the form. Without the widget's element it does nothing. */
export function createCaptcha(
	form: HTMLFormElement,
	config: NonNullable< ApplicationsConfig[ 'captcha' ] >
): Captcha | null {
	const box = PROVIDERS.map( ( [ name ] ) => form.querySelector( `.${ name }[data-sitekey]` ) ).find( Boolean );
	if ( ! box ) {
		return null;
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
