import { loadCaptcha, resetCaptcha } from '../../../src/applications/frontend/captcha';
import { createCaptcha } from '../../../src/applications/frontend/lazy.captcha';
import { findElement } from '../support/dom';

const facts = {
	siteKey: 'key',
	field: 'h-captcha-response',
	message: 'Solve it.',
	script: 'https://captcha.test/api.js',
	module: '',
};

function open( box: string ): HTMLFormElement {
	document.head.innerHTML = '';
	document.body.innerHTML = `<form><div class="${ box }" data-sitekey="key"></div></form>`;
	return findElement( 'form', HTMLFormElement );
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
	Object.assign( window, { hcaptcha: { render, reset } } );
	const captcha = createCaptcha( form, { ...facts, provider: 'hcaptcha' } );
	expect( script()?.src ).toBe( facts.script );
	expect( captcha?.errors() ).toEqual( [] );
	script()?.dispatchEvent( new Event( 'load' ) );
	expect( render ).toHaveBeenCalledWith( form.firstElementChild, { sitekey: 'key' } );
	expect( captcha?.errors() ).toEqual( [ 'Solve it.' ] );
	findElement( 'textarea', HTMLTextAreaElement ).value = 'answer';
	expect( [ captcha?.errors(), await captcha?.fields() ] ).toEqual( [ [], [] ] );
	resetCaptcha( form );
	expect( reset ).toHaveBeenCalledTimes( 1 );
} );

test( 'a missing script and a failing provider do not prevent an application', () => {
	const form = open( 'cf-turnstile' );
	const fail = () => {
		throw new Error( 'down' );
	};
	Object.assign( window, { turnstile: { render: fail, reset: fail } } );
	const captcha = createCaptcha( form, { ...facts, provider: 'turnstile' } );
	script()?.dispatchEvent( new Event( 'error' ) );
	expect( captcha?.errors() ).toEqual( [] );
	script()?.dispatchEvent( new Event( 'load' ) );
	expect( captcha?.errors() ).toEqual( [] );
	expect( () => resetCaptcha( form ) ).not.toThrow();
} );

test( 'reCAPTCHA v3 is requested when the form is sent, with a time limit', async () => {
	const execute = jest.fn( () => Promise.resolve( 'score' ) );
	Object.assign( window, { grecaptcha: { execute } } );
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
	Object.assign( window, { grecaptcha: { execute: () => new Promise( () => undefined ) } } );
	const waiting = captcha?.fields();
	jest.advanceTimersByTime( 5000 );
	jest.useRealTimers();
	expect( await waiting ).toEqual( [] );
} );
