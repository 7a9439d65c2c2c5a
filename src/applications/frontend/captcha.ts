import type { ApplicationsConfig } from '../../shared/config/generated';
import { importModule } from '../../shared/frontend/import-module';
import { PROVIDERS } from './captcha-provider';
import type { Captcha } from './captcha-provider';
import type * as CaptchaModule from './lazy.captcha';

/**
 * Imports the code of the captcha. Called when the island mounts, at the first interaction with the form; nothing is
 * loaded before, and nothing at all without a configured captcha. If the import fails, the form works without it.
 *
 * @return null without a configured captcha
 */
export function loadCaptcha(
	form: HTMLFormElement,
	config: ApplicationsConfig[ 'captcha' ]
): Promise< Captcha | null > | null {
	return config
		? importModule< typeof CaptchaModule >( config.module ).then(
				( module ) => module.createCaptcha( form, config ),
				() => null
			)
		: null;
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
