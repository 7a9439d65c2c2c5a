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
export const PROVIDERS = [
	[ 'g-recaptcha', 'grecaptcha' ],
	[ 'h-captcha', 'hcaptcha' ],
	[ 'cf-turnstile', 'turnstile' ],
] as const;

declare global {
	interface Window {
		grecaptcha?: Widget;
		hcaptcha?: Widget;
		turnstile?: Widget;
	}
}
