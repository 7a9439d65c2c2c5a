/** Visits that use the theme's controls, a table of contents and consent, in any browser with a driver. */
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pause } from '../../../tools/lib/services.mjs';
import { callSite, createArticle } from './journey.mjs';

const artifacts = resolve( import.meta.dirname, '../../../artifacts' );
const SERVICE = 'googletagmanager.com';

/** Waits until a condition is true in the page; saves a screenshot after a timeout. */
const waiting =
	( browser, journey ) =>
	async ( what, condition, ...args ) => {
		const end = Date.now() + 25_000;
		for (;;) {
			const response = await browser.evaluate( condition, ...args ).catch( () => false );
			if ( response ) {
				return response;
			}
			if ( Date.now() > end ) {
				mkdirSync( artifacts, { recursive: true } );
				await browser
					.screenshot( join( artifacts, `${ browser.name }-${ journey }.png` ) )
					.catch( () => undefined );
				throw new Error( `${ browser.name } at ${ await browser.url() }: ${ what } did not appear` );
			}
			await pause( 100 );
		}
	};

/** Clicks the visible element that matches, and has that text. */
async function clickVisible( browser, see, selector, text = '' ) {
	await see(
		`${ selector } ${ text }`,
		( selector, text ) => {
			const found = [ ...document.querySelectorAll( selector ) ].find(
				( element ) =>
					element.checkVisibility( { visibilityProperty: true } ) && element.textContent.includes( text )
			);
			document
				.querySelectorAll( '[data-clicked]' )
				.forEach( ( clicked ) => clicked.removeAttribute( 'data-clicked' ) );
			found?.setAttribute( 'data-clicked', '' );
			return found !== undefined;
		},
		selector,
		text
	);
	await browser.click( '[data-clicked]' );
}

/** The search opens and closes, a color scheme is kept, and an article leads back to its top. */
export async function themeJourney( browser ) {
	const see = waiting( browser, 'theme controls' );
	const [ article ] = await callSite( 'Posts::find', { query: { name: 'harbour-that-learned-to-listen' } } );
	await browser.goto( '/about/' );
	await clickVisible( browser, see, '.tool--search' );
	await see(
		'the search with the focus in its field',
		() =>
			document.querySelector( '#site-search' ).contains( document.activeElement ) &&
			document.activeElement.matches( 'input' )
	);
	await browser.press( '#site-search input[type="search"]', 'Escape' );
	await see( 'the closed search', () => ! document.querySelector( '#site-search' ).checkVisibility() );

	await browser.evaluate( () => document.querySelector( '#scheme-dark' ).click() );
	await see( 'the dark scheme', () => document.documentElement.dataset.scheme === 'dark' );
	await browser.goto( article.url );
	await see(
		'the dark scheme on the next page',
		() => document.documentElement.dataset.scheme === 'dark' && document.querySelector( '#scheme-dark' ).checked
	);

	await browser.evaluate( () => window.scrollTo( { top: 1500, behavior: 'instant' } ) );
	await see( 'the link to the top', () => {
		const link = document.querySelector( '.back-to-top__link' );
		const isShown = ! link.inert && link.checkVisibility( { visibilityProperty: true, opacityProperty: true } );
		if ( ! isShown && link.closest( '[data-covers]' ) ) {
			// The link is hidden where it would cover another control.
			window.scrollBy( { top: 40, behavior: 'instant' } );
		}
		return isShown;
	} );
	await clickVisible( browser, see, '.back-to-top__link' );
	await see(
		'the top with the focus in the masthead',
		() => window.scrollY === 0 && document.activeElement.id === 'masthead'
	);
	assert.deepEqual( browser.problems(), [] );
}

/** Hiding the list is kept for the next page, and a link leads to a section that is then marked in the list. */
export async function contentsJourney( browser ) {
	const see = waiting( browser, 'table-of-contents' );
	const article = await createArticle( 'Contents in a browser', [ 'Market', 'Pier', 'Home' ] );
	await browser.goto( article );
	await browser.click( '#ez-toc-container .ez-toc-toggle' );
	await see( 'the hidden list', () => document.querySelector( '#ez-toc-container .ez-toc-list' ).hidden );
	assert.match( await browser.evaluate( () => document.cookie ), /ezTOC_hidetoc-0=1/ );
	await browser.goto( article );
	await see(
		'the hidden list on the next page',
		() => ! document.querySelector( '#ez-toc-container .ez-toc-list' ).checkVisibility()
	);
	await browser.click( '#ez-toc-container .ez-toc-toggle' );
	await see( 'the shown list', () => document.querySelector( '#ez-toc-container .ez-toc-list' ).checkVisibility() );
	await browser.click( '#ez-toc-container a[href="#pier"]' );
	await see(
		'the section, its focus and its entry',
		() =>
			location.hash === '#pier' &&
			Math.abs( document.querySelector( '#pier' ).getBoundingClientRect().top ) < 80 &&
			document.activeElement.id === 'pier' &&
			document.querySelector( '#ez-toc-container a[aria-current]' )?.textContent === 'Pier'
	);
	assert.deepEqual( browser.problems(), [] );
}

/**
 * Nothing is loaded before a choice or after a refusal; consent loads the service, now and on the next page; withdrawal
 * ends it.
 */
export async function consentJourney( browser ) {
	const see = waiting( browser, 'consent' );
	copyFileSync(
		resolve( import.meta.dirname, '../mu-plugins/courant-request-options.php' ),
		join( process.env.COURANT_TEST_SITE, 'wp-content/mu-plugins/courant-request-options.php' )
	);
	const options = Buffer.from(
		JSON.stringify( { courant_consent: { banner: 'own', ga4: 'G-LAB0001' }, courant_ads: [] } )
	).toString( 'base64' );
	const isLoaded = () =>
		browser.evaluate( ( host ) => document.querySelector( `script[src*="${ host }"]` ) !== null, SERVICE );
	const banner = () =>
		[ ...document.querySelectorAll( '[role="region"], section' ) ].some(
			( region ) => region.getAttribute( 'aria-label' ) === 'Your privacy' && region.checkVisibility()
		);
	const press = ( text ) => clickVisible( browser, see, 'button', text );
	await browser.goto( '/about/' );
	await browser.evaluate( ( value ) => {
		document.cookie = `courant_test_options=${ encodeURIComponent( value ) }; path=/`;
	}, options );
	await browser.goto( '/about/' );
	await see( 'the banner', () =>
		[ ...document.querySelectorAll( 'button' ) ].some(
			( button ) => button.textContent.includes( 'Reject all' ) && button.checkVisibility()
		)
	);
	assert.equal( await isLoaded(), false, 'loaded before a choice' );
	await press( 'Reject all' );
	await see( 'the refusal', () => window.courantConsent.decided() && ! window.courantConsent.allows( 'statistics' ) );
	await browser.goto( '/about/' );
	await pause( 1000 );
	assert.equal( await isLoaded(), false, 'loaded after a refusal' );

	await clickVisible( browser, see, 'a, button', 'Privacy settings' );
	await press( 'Accept all' );
	await see( 'the service', ( host ) => document.querySelector( `script[src*="${ host }"]` ) !== null, SERVICE );
	await browser.goto( '/about/' );
	await see(
		'the service on the next page',
		( host ) => document.querySelector( `script[src*="${ host }"]` ) !== null,
		SERVICE
	);

	await clickVisible( browser, see, 'a, button', 'Privacy settings' );
	await press( 'Reject all' );
	await browser.goto( '/about/' );
	await pause( 1000 );
	assert.equal( await isLoaded(), false, 'loaded after it was withdrawn' );
	assert.equal( await browser.evaluate( banner ), false, 'shown again after a choice' );
	// The host cannot be reached from the test machine.
	assert.deepEqual(
		browser.problems().filter( ( problem ) => ! problem.includes( SERVICE ) ),
		[]
	);
}

export const VISITOR_JOURNEYS = {
	'the theme controls': themeJourney,
	'a table of contents': contentsJourney,
	consent: consentJourney,
};
