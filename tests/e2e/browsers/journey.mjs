/**
 * The main journey, as a new visitor and then as the administrator, in any browser: filter to two openings, search,
 * share the URL, open one, apply with a PDF, sign in, find the application, download the same bytes.
 */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pause } from '../../../tools/lib/services.mjs';
import { makePdf } from '../../support/pdf.mjs';

const root = resolve( import.meta.dirname, '../../..' );
const sha = ( bytes ) => createHash( 'sha256' ).update( bytes ).digest( 'hex' );

/**
 * Calls a function of tests/php/Support/Browser in the site.
 *
 * @param {string} name  such as `Posts::create`
 * @param {object} named its arguments by name
 */
export async function callSite( name, named ) {
	const { COURANT_URL: url, COURANT_SITE_KEY: key } = process.env;
	const response = await fetch( `${ url }/call-site.php`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'X-Courant-Key': key },
		body: JSON.stringify( { function: name, arguments: named } ),
	} );
	const text = await response.text();
	assert.equal( response.status, 200, `${ name }: ${ text }` );
	return JSON.parse( text.trimEnd().split( '\n' ).at( -1 ) );
}

/** Creates an article with a long text below each heading, and returns its URL. */
export async function createArticle( title, headings ) {
	const text = `<p>${ 'The quay wakes before the town does. '.repeat( 200 ) }</p>`;
	const [ article ] = await callSite( 'Posts::create', {
		posts: [
			{
				fields: {
					post_title: title,
					post_content: headings.map( ( heading ) => `<h2>${ heading }</h2>${ text }` ).join( '' ),
				},
			},
		],
	} );
	return article.url;
}

/** Creates two openings with a category of their own. Returns the URLs of an article and of the listing. */
export async function prepare() {
	const sign = randomBytes( 3 ).toString( 'hex' );
	const category = `Charting ${ sign }`;
	await callSite( 'Posts::create', {
		posts: [ 'Harbour', 'River' ].map( ( water ) => ( {
			fields: {
				post_type: 'awsm_job_openings',
				post_title: `${ water } cartographer ${ sign }`,
				post_content: `<p>Draws the ${ water }.</p>`,
			},
			terms: { 'job-category': [ category ] },
		} ) ),
	} );
	const { slug } = await callSite( 'Posts::term', { taxonomy: 'job-category', name: category } );
	return {
		article: await createArticle( `Quay ${ sign }`, [ 'Market', 'Harbour', 'Home' ] ),
		listing: await callSite( 'Posts::listingUrl', {} ),
		slug,
		sign,
	};
}

/** @param {object} browser a driver @param {{script?: boolean}} options */
export async function mainJourney( browser, { script = true } = {} ) {
	const { article, listing, slug, sign } = await prepare();
	const dir = mkdtempSync( join( tmpdir(), 'courant-cv-' ) );
	const cv = join( dir, 'letter.pdf' );
	writeFileSync( cv, makePdf() );
	const see = async ( what, question, ...args ) => {
		const end = Date.now() + 25_000;
		for (;;) {
			const response = await browser.evaluate( question, ...args ).catch( () => false );
			if ( response ) {
				return response;
			}
			if ( Date.now() > end ) {
				mkdirSync( join( root, 'artifacts' ), { recursive: true } );
				await browser
					.screenshot(
						join( root, 'artifacts', `${ browser.name }-${ script ? 'script' : 'no-script' }.png` )
					)
					.catch( () => undefined );
				throw new Error( `${ browser.name } at ${ await browser.url() }: ${ what } did not appear` );
			}
			await pause( 100 );
		}
	};
	const titles = ( wanted, word ) =>
		see(
			`${ wanted } openings`,
			( number, part ) => {
				const found = [ ...document.querySelectorAll( '.awsm-job-listing-item .awsm-job-post-title' ) ].map(
					( title ) => title.textContent.trim()
				);
				return found.length === number && found.every( ( title ) => title.includes( part ) ) ? found : false;
			},
			wanted,
			word
		);
	// The first interaction of a visitor may mount the island; the selection follows.
	const touch = async () => {
		await browser.evaluate( () => document.querySelector( 'select[name="job__category_spec"]' ).focus() );
		await ( script
			? see(
					"the listing's island",
					() =>
						document.querySelector(
							'.awsm-job-wrap[data-state="ready"], .awsm-job-wrap [data-state="ready"]'
						) !== null
				)
			: undefined );
	};
	const submit = '.awsm-filter-wrap .courant-filter-submit';

	try {
		await contents( browser, see, article, script );

		await browser.goto( listing );
		await see( 'the listing', () => document.querySelectorAll( '.awsm-job-listing-item' ).length > 2 );
		await touch();
		await browser.select( 'select[name="job__category_spec"]', slug );
		await ( script ? undefined : browser.click( submit ) );
		await titles( 2, sign );
		await see(
			'the filter in the address',
			( part ) => location.search.includes( `job__category_spec=${ part }` ),
			slug
		);

		await browser.type( '.awsm-job-search', 'Harbour' );
		await ( script ? browser.press( '.awsm-job-search', 'Enter' ) : browser.click( submit ) );
		await titles( 1, `Harbour cartographer ${ sign }` );
		const shared = await browser.url();
		assert.match( shared, /jq=Harbour/ );

		await browser.goto( '/' );
		await browser.goto( shared );
		await titles( 1, `Harbour cartographer ${ sign }` );
		const opening = await browser.evaluate( () => document.querySelector( '.awsm-job-listing-item a[href]' ).href );
		await browser.goto( opening );
		await see(
			'the opening',
			( part ) => document.querySelector( 'h1' )?.textContent.includes( `Harbour cartographer ${ part }` ),
			sign
		);

		await apply( browser, cv, sign );
		await see( 'the thanks', () =>
			[ ...document.querySelectorAll( '.awsm-success-message' ) ].some(
				( message ) => message.textContent.trim() !== '' && message.offsetParent !== null
			)
		);

		await signIn( browser, see );
		await browser.goto( '/wp-admin/edit.php?post_type=awsm_job_application' );
		const detail = await see(
			'the application in the list',
			( name ) =>
				[ ...document.querySelectorAll( '#wpbody a[href*="action=edit"]' ) ].find( ( link ) =>
					link.textContent.includes( name )
				)?.href,
			`Ada ${ sign }`
		);
		await browser.goto( detail );
		const file = await see(
			'the download',
			() =>
				[ ...document.querySelectorAll( '#wpbody a[href]' ) ].find( ( link ) => /download/i.test( link.href ) )
					?.href
		);
		const response = await fetch( file, { headers: { Cookie: await browser.cookies() } } );
		assert.equal( response.status, 200 );
		assert.equal(
			sha( Buffer.from( await response.arrayBuffer() ) ),
			sha( readFileSync( cv ) ),
			'the downloaded bytes differ'
		);
		assert.equal( await isReadableByVisitor( file ), false, 'a visitor could read the file' );
		assert.equal( hasFileInStore(), true, 'the file is not in the private store' );
		assert.deepEqual( browser.problems(), [] );
	} finally {
		rmSync( dir, { recursive: true, force: true } );
	}
}

/** An entry of a table of contents leads to its section, where its entry is highlighted, and the list can be hidden. */
async function contents( browser, see, article, script ) {
	await browser.goto( article );
	await browser.click( '#ez-toc-container a[href="#harbour"]' );
	await see(
		'the section',
		() =>
			location.hash === '#harbour' &&
			Math.abs( document.querySelector( '#harbour' ).getBoundingClientRect().top ) < 80
	);
	if ( script ) {
		await see(
			'the highlighted entry',
			() =>
				document.querySelector( '#ez-toc-container a[aria-current]' )?.textContent === 'Harbour' &&
				document.activeElement.id === 'harbour'
		);
		// A driver clicks where the button was when it asked, so the smooth scrolling must have ended.
		await see( 'the end of scrolling', () => {
			const ended = window.courantLastScroll === scrollY;
			window.courantLastScroll = scrollY;
			return ended;
		} );
		await browser.click( '#ez-toc-container .ez-toc-toggle' );
		await see( 'the hidden list', () => document.querySelector( '#ez-toc-container .ez-toc-list' ).hidden );
	}
}

/**
 * @param {number} reading milliseconds before the form is sent; more for a slow server, which measures the age of the
 * token
 */
export async function apply( browser, cv, sign, reading = 3200 ) {
	await browser.type( '[name="awsm_applicant_name"]', `Ada ${ sign }` );
	await browser.type( '[name="awsm_applicant_email"]', `ada-${ sign }@courant.example` );
	await browser.type( '[name="awsm_applicant_phone"]', '+44 20 7946 0000' );
	await browser.type( '[name="awsm_applicant_letter"]', 'I draw coasts.' );
	await browser.upload( '[name="awsm_file"]', cv );
	if ( await browser.evaluate( () => document.querySelector( '[name="awsm_form_privacy_policy"]' ) !== null ) ) {
		await browser.click( '[name="awsm_form_privacy_policy"]' );
	}
	// A submission within three seconds of the first focus counts as a sign of a bot
	// (docs/features/applications.md#form-token).
	await pause( reading );
	await browser.click( '#awsm-application-submit-btn' );
}

async function signIn( browser, see ) {
	await browser.goto( '/wp-login.php' );
	// WordPress moves the focus to the user name shortly after the page has loaded.
	await pause( 500 );
	await browser.type( '#user_login', 'admin' );
	await browser.type( '#user_pass', 'password' );
	await browser.click( '#wp-submit' );
	await see( 'wp-admin', () => document.querySelector( '#wpadminbar' ) !== null );
}

async function isReadableByVisitor( file ) {
	const response = await fetch( file, { redirect: 'manual' } );
	return response.status === 200 && ( await response.text() ).startsWith( '%PDF' );
}

function hasFileInStore() {
	return readdirSync( process.env.COURANT_PRIVATE_STORE, { recursive: true, withFileTypes: true } ).some( ( entry ) =>
		entry.isFile()
	);
}
