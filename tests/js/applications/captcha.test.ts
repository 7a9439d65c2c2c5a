import { loadCaptcha, resetCaptcha } from '../../../src/applications/frontend/captcha';
import { createCaptcha } from '../../../src/applications/frontend/lazy.captcha';

const facts = {
	siteKey: 'key',
	field: 'h-captcha-response',
	message: 'Solve it.',
	script: 'https://captcha.test/api.js',
	module: '',
};
const globals = window as unknown as Record< string, unknown >;

function open( box: string ): HTMLFormElement {
	document.head.innerHTML = '';
	document.body.innerHTML = `<form><div class="${ box }" data-sitekey="key"></div></form>`;
	return document.forms[ 0 ] as unknown as HTMLFormElement;
}

const script = () => document.head.querySelector( 'script' );

test( 'a form without a captcha loads nothing, and one whose code cannot be loaded works without it', async () => {
	expect( loadCaptcha( open( 'none' ), undefined ) ).toBeNull();
	const module = 'file:///missing.js';
	expect( await loadCaptcha( open( 'h-captcha' ), { ...facts, module, provider: 'hcaptcha' } ) ).toBeNull();
	expect( createCaptcha( open( 'none' ), { ...facts, provider: 'hcaptcha' } ) ).toBeNull();
	expect( script() ).toBeNull();
} );

test( 'the widget is rendered when the script is loaded, must be solved, and is reset', async () => {
	const form = open( 'h-captcha' );
	const render = jest.fn( ( box: Element ) =>
		box.insertAdjacentHTML( 'beforeend', '<textarea name="h-captcha-response"></textarea>' )
	);
	const reset = jest.fn();
	globals[ 'hcaptcha' ] = { render, reset };
	const captcha = createCaptcha( form, { ...facts, provider: 'hcaptcha' } );
	expect( script()?.src ).toBe( facts.script );
	expect( captcha?.errors() ).toEqual( [] );
	script()?.dispatchEvent( new Event( 'load' ) );
	expect( render ).toHaveBeenCalledWith( form.firstElementChild, { sitekey: 'key' } );
	expect( captcha?.errors() ).toEqual( [ 'Solve it.' ] );
	( form.elements[ 0 ] as HTMLTextAreaElement ).value = 'answer';
	expect( [ captcha?.errors(), await captcha?.fields() ] ).toEqual( [ [], [] ] );
	resetCaptcha( form );
	expect( reset ).toHaveBeenCalledTimes( 1 );
} );

test( 'a missing script and a failing provider do not prevent an application', () => {
	const form = open( 'cf-turnstile' );
	globals[ 'turnstile' ] = {
		render: () => {
			throw new Error( 'down' );
		},
		reset: () => {
			throw new Error( 'down' );
		},
	};
	const captcha = createCaptcha( form, { ...facts, provider: 'turnstile' } );
	script()?.dispatchEvent( new Event( 'error' ) );
	expect( captcha?.errors() ).toEqual( [] );
	script()?.dispatchEvent( new Event( 'load' ) );
	expect( captcha?.errors() ).toEqual( [] );
	expect( () => resetCaptcha( form ) ).not.toThrow();
} );

test( 'reCAPTCHA v3 is requested when the form is sent, with a time limit', async () => {
	const execute = jest.fn( () => Promise.resolve( 'score' ) );
	globals[ 'grecaptcha' ] = { execute };
	const captcha = createCaptcha( open( 'g-recaptcha' ), {
		...facts,
		field: 'g-recaptcha-response',
		provider: 'recaptcha-v3',
	} );
	script()?.dispatchEvent( new Event( 'load' ) );
	expect( captcha?.errors() ).toEqual( [] );
	expect( await captcha?.fields() ).toEqual( [ { name: 'g-recaptcha-response', value: 'score' } ] );
	expect( execute ).toHaveBeenCalledWith( 'key', { action: 'applicationform' } );

	jest.useFakeTimers();
	globals[ 'grecaptcha' ] = { execute: () => new Promise( () => undefined ) };
	const waiting = captcha?.fields();
	jest.advanceTimersByTime( 5000 );
	jest.useRealTimers();
	expect( await waiting ).toEqual( [] );
} );
