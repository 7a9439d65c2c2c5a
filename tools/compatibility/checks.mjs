/** The browser checks of each cell of the compatibility matrix. */
/* global document, location */
import { join } from 'node:path';
import { projectRoot } from '../lib/paths.mjs';
import { readPageData, structuredDataProblems } from './structured-data.mjs';

const CV = join( projectRoot, 'tests/fixtures/applications/the-smallest-cv-that-opens.pdf' );
const TIMEOUT = 20_000;

/** Collects errors of the console, of scripts and of requests to the site itself. */
function watchErrors( page, url, errors ) {
	const addError = ( text ) => errors.add( text.replaceAll( url, '' ).slice( 0, 200 ) );
	const isForeign = ( address ) => address !== '' && ! address.startsWith( url );
	page.on( 'console', ( message ) => {
		if ( message.type() === 'error' && ! isForeign( message.location().url ) ) {
			addError( message.text() );
		}
	} );
	page.on( 'pageerror', ( error ) => addError( error.message ) );
	page.on( 'response', ( response ) => {
		if ( response.status() >= 400 && ! isForeign( response.url() ) ) {
			addError( `${ response.status() } ${ response.url() }` );
		}
	} );
}

/** Runs a step; returns what was wrong, '' for nothing. */
async function attempt( step ) {
	try {
		return ( await step() ) ?? '';
	} catch ( error ) {
		return `no: ${ error.message.split( '\n' )[ 0 ].slice( 0, 160 ) }`;
	}
}

async function visit( page, path, accept ) {
	const response = await page.goto( path, { waitUntil: 'load' } );
	if ( response?.status() !== 200 ) {
		throw new Error( `status ${ response?.status() } of ${ path }` );
	}
	if ( accept ) {
		await page
			.locator( accept )
			.first()
			.click( { timeout: 1500 } )
			.catch( () => undefined );
	}
	return response;
}

async function filter( page, { listing, category }, accept ) {
	await visit( page, listing, accept );
	await page.locator( 'select[name="job__category_spec"]' ).first().selectOption( category );
	await page.waitForFunction(
		( slug ) =>
			document.querySelectorAll( '.awsm-job-listing-item' ).length === 2 &&
			location.search.includes( `job__category_spec=${ slug }` ),
		category
	);
}

async function apply( page, site, { opening, openingId }, { accept, served } ) {
	await visit( page, opening, accept );
	// The page cache contains the page after this request.
	const response = await visit( page, opening, accept );
	const headers = Object.entries( response.headers() ).map( ( [ name, value ] ) => `${ name }: ${ value }` );
	if ( served && ! served.test( `${ headers.join( '\n' ) }\n${ await response.text() }` ) ) {
		return 'no: the page does not come from the page cache';
	}
	await page.getByLabel( 'Full name' ).fill( 'Ada Example' );
	await page.getByLabel( 'Email' ).first().fill( 'ada@applicants.example' );
	await page.getByLabel( 'Phone' ).fill( '+49 30 1234' );
	await page.getByLabel( 'Cover letter' ).fill( 'Dear all.' );
	await page.getByLabel( 'CV' ).setInputFiles( CV );
	await page.getByLabel( /I agree/ ).check();
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	await page.locator( '.awsm-success-message' ).first().waitFor();
	const stored = await site.call( 'applications', { opening: openingId } );
	return stored === 1 ? '' : `${ stored } applications are stored`;
}

/** Filters the listing, and those of page builders. */
async function filterAll( page, { builders, ...content }, accept ) {
	for ( const listing of [ content.listing, ...builders ] ) {
		await filter( page, { ...content, listing }, accept ).catch( ( error ) => {
			throw new Error( `${ listing }: ${ error.message }` );
		} );
	}
}

async function close( page, site, { listing, category, otherId, title }, accept ) {
	const filtered = `${ listing }${ listing.includes( '?' ) ? '&' : '?' }job__category_spec=${ category }`;
	for ( const url of [ listing, filtered ] ) {
		await visit( page, url, accept );
	}
	await site.call( 'close', { opening: otherId } );
	for ( const url of [ listing, filtered ] ) {
		await visit( page, url, accept );
		if ( await page.locator( '.awsm-job-listing-item', { hasText: title } ).count() ) {
			return `no: still listed at ${ url.replace( site.url, '' ) }`;
		}
	}
	return '';
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {import('./site.mjs').CompatibilitySite} site
 * @param {Record<string, any>} content the result of the command `content` of site.php
 * @param {{ accept?: string, served?: RegExp, timeout?: number }} options
 */
export async function checkSite( browser, site, content, { accept, served, timeout = TIMEOUT } = {} ) {
	const context = await browser.newContext( { viewport: { width: 1280, height: 900 } } );
	context.setDefaultTimeout( timeout );
	await context.route(
		( url ) => ! url.href.startsWith( site.url ),
		( route ) => route.abort()
	);
	if ( ! accept ) {
		await context.addCookies( [ { name: 'courant_consent', value: '1.', url: site.url } ] );
	}
	const page = await context.newPage();
	const errors = new Set();
	watchErrors( page, site.url, errors );
	const structuredData = [];
	const pages = [
		[ 'home', `${ site.url }/`, [] ],
		[ 'article', content.article, [ 'BreadcrumbList' ], content.authors ],
		[ 'opening', content.opening, [ 'BreadcrumbList', 'JobPosting' ] ],
		[ 'listing', content.listing, [] ],
	];
	for ( const [ name, url, types, authors = [] ] of pages ) {
		const problem = await attempt( async () => {
			await visit( page, url, accept );
			const data = await page.evaluate( readPageData );
			const byline = await page.locator( '.byline__author' ).allTextContents();
			const unnamed = authors.filter( ( author ) => ! byline.join().includes( author ) );
			return [
				...structuredDataProblems( data, types ),
				...unnamed.map( ( author ) => `the article does not name ${ author }` ),
			].join( ', ' );
		} );
		structuredData.push( ...( problem === '' ? [] : [ `${ name }: ${ problem }` ] ) );
	}
	const result = {
		structuredData,
		filter: await attempt( () => filterAll( page, content, accept ) ),
		application: await attempt( () => apply( page, site, content, { accept, served } ) ),
		closed: await attempt( () => close( page, site, content, accept ) ),
		console: [ ...errors ],
	};
	await context.close();
	return result;
}
