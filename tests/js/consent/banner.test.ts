import type { ConsentConfig } from '../../../src/shared/config/generated';
import { startConsent } from '../../../src/consent/frontend/early';

const config: ConsentConfig = {
	banner: 'own',
	revision: 1,
	needed: false,
	fallback: false,
	services: [],
	cookies: {},
	log: '',
	modules: {
		detect: '',
		banner: 'banner.js',
		services: '',
		embeds: '',
		wp: '',
		cookieyes: '',
		complianz: '',
		cookiebot: '',
		tcf: '',
	},
};

const find = ( selector: string ): HTMLElement => {
	const found = document.querySelector< HTMLElement >( selector );
	if ( ! found ) {
		throw new Error( selector );
	}
	return found;
};
const root = () => find( '#courant-consent' );
const link = () => find( 'a' );
const type = ( where: Element, key: string ) =>
	where.dispatchEvent( new KeyboardEvent( 'keydown', { key, bubbles: true } ) );

const listening: [ string, EventListenerOrEventListenerObject ][] = [];

beforeEach( () => {
	const listen = document.addEventListener.bind( document );
	jest.spyOn( document, 'addEventListener' ).mockImplementation(
		( type: string, act: EventListenerOrEventListenerObject ) => {
			listening.push( [ type, act ] );
			listen( type, act );
		}
	);
} );

/** Each test is a separate page. */
afterEach( () => {
	listening.splice( 0 ).forEach( ( [ type, act ] ) => document.removeEventListener( type, act ) );
	jest.restoreAllMocks();
	jest.resetModules();
} );

/** A function of another lazy module. */
const unused = () => {
	throw new Error( 'The banner does not have this function.' );
};

/** A module that loads when the test resolves it. */
function begin( cookie: string ): () => Promise< void > {
	document.cookie = `courant_consent=${ cookie }; path=/`;
	document.body.innerHTML = `<a href="#courant-consent">Privacy settings</a><section id="courant-consent" tabindex="-1" hidden>
        <fieldset><input type="checkbox" name="preferences"></fieldset><button data-consent="refuse">Refuse all</button></section>`;
	type LazyModule = Awaited< ReturnType< Parameters< typeof startConsent >[ 1 ] > >;
	let release: ( module: LazyModule ) => void = () => undefined;
	startConsent( config, () => new Promise( ( resolve ) => ( release = resolve ) ) );
	return async () => {
		const { show } = await import( '../../../src/consent/frontend/lazy.banner' );
		release( { show, run: unused, start: unused, connect: unused, detect: unused } );
		await new Promise( ( done ) => setTimeout( done ) );
	};
}

test( 'a banner that is loaded opens with the press itself, so that the next key reaches it', async () => {
	const release = begin( '1.preferences' );
	link().click();
	await release();
	expect( document.activeElement ).toBe( root() );
	type( root(), 'Escape' );
	expect( [ root().hidden, document.activeElement ] ).toEqual( [ true, link() ] );
	link().click();
	expect( [ root().hidden, document.activeElement ] ).toEqual( [ false, root() ] );
} );

test( 'Escape while the banner is loading cancels it', async () => {
	const release = begin( '1.preferences' );
	link().focus();
	link().click();
	type( link(), 'Escape' );
	await release();
	expect( [ root().hidden, document.activeElement ] ).toEqual( [ true, link() ] );
	link().click();
	expect( root().hidden ).toBe( false );
} );

test( 'a visitor without a choice sees the banner, whatever key is pressed meanwhile, and keeps the focus', async () => {
	const release = begin( '0.' );
	link().focus();
	type( link(), 'Escape' );
	await release();
	expect( [ root().hidden, document.activeElement ] ).toEqual( [ false, link() ] );
	type( root(), 'Escape' );
	expect( root().hidden ).toBe( false );
} );

test( 'a press before the script was loaded is read from the URL', async () => {
	location.hash = '#courant-consent';
	const release = begin( '1.' );
	await release();
	location.hash = '';
	expect( [ root().hidden, document.activeElement ] ).toEqual( [ false, root() ] );
} );

test( "a press on the server's banner is handled once the banner is loaded", async () => {
	const release = begin( '0.' );
	// Like the page before any of our scripts has loaded (ConsentPage).
	root().hidden = false;
	root().dataset[ 'pressed' ] = 'refuse';
	await release();
	expect( [ root().hidden, document.cookie, root().dataset[ 'pressed' ] ] ).toEqual( [
		true,
		expect.stringContaining( 'courant_consent=1.' ),
		undefined,
	] );
	expect( window.courantConsent?.decided() ).toBe( true );
	link().click();
	expect( root().hidden ).toBe( false );
} );

test( 'the second press of a double click on "Choose" saves nothing', async () => {
	const release = begin( '0.' );
	root().insertAdjacentHTML(
		'beforeend',
		'<button data-consent="choose">Choose</button><button data-consent="save" hidden>Save</button>'
	);
	await release();
	find( '[data-consent="choose"]' ).click();
	find( '[data-consent="save"]' ).click();
	expect( [ root().hidden, window.courantConsent?.decided() ] ).toEqual( [ false, false ] );
	find( 'input' ).click();
	find( '[data-consent="save"]' ).click();
	expect( [ root().hidden, window.courantConsent?.decided() ] ).toEqual( [ true, true ] );
} );
