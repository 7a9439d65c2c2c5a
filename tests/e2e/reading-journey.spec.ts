import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/**
 * A reader's journey on a phone with a slow connection: the front page, three articles by the next article, sharing,
 * saving, searching and the saved list. Records bytes, requests and React of each step (docs/performance-theme.md).
 */
test.use( { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } );
test.setTimeout( 240_000 );

/** As in Chromium's preset "3G": 400 ms latency, 1.6 Mbit/s down, 750 kbit/s up. */
const NETWORK = {
	offline: false,
	latency: 400,
	downloadThroughput: ( 1600 * 1024 ) / 8,
	uploadThroughput: ( 750 * 1024 ) / 8,
};
const KB = 1024;

interface Step {
	name: string;
	requests: number;
	bytes: number;
	images: number;
	scripts: number;
	reactBytes: number;
	paintMilliseconds: number | null;
	/** Whether React runs in the document at the end of the step. */
	hasReact: boolean;
}

/**
 * Limits in KB for each step: all bytes except images, and scripts without React. Which article is the first depends on
 * the articles that other tests created, and with it the size of its images, and whether it has contents.
 */
const LIMITS: Readonly< Record< string, { all: number; scripts: number } > > = {
	'front page': { all: 260, scripts: 20 },
	'first article': { all: 110, scripts: 11 },
	'save the article': { all: 3, scripts: 2 },
	'second article': { all: 125, scripts: 11 },
	'third article': { all: 125, scripts: 11 },
	'share the article': { all: 0.1, scripts: 0.1 },
	'open the search': { all: 3, scripts: 1.5 },
	'type a search': { all: 5, scripts: 2.5 },
	'saved list': { all: 30, scripts: 3 },
};
const ARTICLES = [ 'first article', 'second article', 'third article' ];
/** The same limits for the three articles together. */
const LIMITS_OF_ARTICLES = { all: 310, scripts: 13 };
/** In KB. */
const IMAGE_LIMIT = { 'front page': 450, article: 150 };
/** The front page has a slider, the saved list is a list of React. Its bytes come once, then from the browser's cache. */
const WITH_REACT = [ 'front page', 'open the search', 'type a search', 'saved list' ];

async function record( page: Page ): Promise< ( name: string, act: () => Promise< unknown > ) => Promise< Step > > {
	const session = await page.context().newCDPSession( page );
	const urls = new Map< string, { url: string; type: string } >();
	let step: Omit< Step, 'name' | 'paintMilliseconds' | 'hasReact' > | undefined;
	session.on( 'Network.requestWillBeSent', ( { requestId, request, type } ) =>
		urls.set( requestId, { url: request.url, type: type ?? '' } )
	);
	session.on( 'Network.loadingFinished', ( { requestId, encodedDataLength } ) => {
		const { url, type } = urls.get( requestId ) ?? { url: '', type: '' };
		if ( step === undefined || encodedDataLength === 0 ) {
			return;
		}
		step.requests += 1;
		step.bytes += encodedDataLength;
		step.images += type === 'Image' ? encodedDataLength : 0;
		if ( /\/react(-dom|-jsx-runtime)?(\.min)?\.js/.test( url ) ) {
			step.reactBytes += encodedDataLength;
		} else if ( type === 'Script' ) {
			step.scripts += encodedDataLength;
		}
	} );
	await session.send( 'Network.enable' );
	await session.send( 'Network.emulateNetworkConditions', NETWORK );
	return async ( name, act ) => {
		step = { requests: 0, bytes: 0, images: 0, scripts: 0, reactBytes: 0 };
		const before = page.url();
		await act();
		await page.waitForLoadState( 'networkidle' );
		const paint = await page.evaluate(
			() => performance.getEntriesByName( 'first-contentful-paint' )[ 0 ]?.startTime
		);
		return {
			name,
			...step,
			paintMilliseconds: page.url() === before || paint === undefined ? null : Math.round( paint ),
			hasReact: await page.evaluate( () => 'ReactDOM' in window ),
		};
	};
}

const readToEnd = async ( page: Page ): Promise< void > => {
	await page.waitForLoadState();
	await expect( async () => {
		await page.evaluate( () => window.scrollBy( 0, 600 ) );
		expect(
			await page.evaluate(
				() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
			)
		).toBe( true );
	} ).toPass( { intervals: [ 150 ], timeout: 60_000 } );
};

const follow = async ( page: Page, selector: string ): Promise< void > => {
	const link = page.locator( selector ).last();
	const url = await link.getAttribute( 'href' );
	await link.tap();
	await page.waitForURL( url ?? '', { timeout: 60_000 } );
	await readToEnd( page );
};

const print = ( steps: readonly Step[] ): void =>
	console.info(
		steps
			.map( ( { name, requests, bytes, images, scripts, reactBytes, paintMilliseconds, hasReact } ) =>
				[
					'   ',
					name.padEnd( 18 ),
					`${ String( requests ) } requests`,
					`${ ( bytes / KB ).toFixed( 1 ) } KB`,
					`images ${ ( images / KB ).toFixed( 1 ) } KB`,
					`scripts ${ ( scripts / KB ).toFixed( 1 ) } KB`,
					`React ${ ( reactBytes / KB ).toFixed( 1 ) } KB`,
					`paint ${ String( paintMilliseconds ?? '-' ) } ms`,
					hasReact ? 'React runs' : 'no React',
				].join( ' | ' )
			)
			.join( '\n' )
	);

test( 'three articles are read, saved and shared on a phone without React', async ( { page } ) => {
	await page.addInitScript( () =>
		Object.assign( navigator, {
			share: async ( data: ShareData ) => {
				document.documentElement.dataset[ 'shared' ] = data.url;
				return Promise.resolve();
			},
		} )
	);
	const measure = await record( page );
	const steps: Step[] = [];
	const step = async ( name: string, act: () => Promise< unknown > ) => steps.push( await measure( name, act ) );

	await step( 'front page', async () => {
		await page.goto( '/' );
		await readToEnd( page );
	} );
	await step( 'first article', async () => follow( page, 'main article:not(.awsm-job-listing-item) h3 a:visible' ) );
	const saved = await page.locator( 'h1' ).innerText();
	const button = page.locator( '.share__button--save' );
	await step( 'save the article', async () => {
		await button.tap();
		await expect( button ).toHaveAccessibleName( /Saved$/ );
	} );
	await step( 'second article', async () => follow( page, '.nav-next a' ) );
	await step( 'third article', async () => follow( page, '.nav-next a' ) );
	await step( 'share the article', async () => {
		await page.locator( '.share__button--system' ).tap();
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-shared', /\/\/./ );
	} );
	await step( 'open the search', async () => {
		await page.locator( '.tool--search:visible' ).first().tap();
		await expect( page.locator( '[data-island="search"]' ) ).toHaveAttribute( 'data-state', 'ready' );
	} );
	await step( 'type a search', async () => {
		await page.locator( '#site-search input[type="search"]' ).pressSequentially( 'harbor' );
		await expect( page.locator( '#site-search' ).getByRole( 'option' ).first() ).toBeVisible();
	} );
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '#site-search' ) ).toBeHidden();
	await step( 'saved list', async () => {
		await page.getByRole( 'link', { name: 'Saved for later' } ).tap();
		await expect( page.locator( 'main' ).getByRole( 'link', { name: saved } ) ).toBeVisible();
	} );

	print( steps );
	const articles = steps.filter( ( { name } ) => ARTICLES.includes( name ) );
	const sum = ( measure: ( step: Step ) => number ): number =>
		articles.reduce( ( total, step ) => total + measure( step ), 0 ) / KB;
	expect(
		sum( ( { bytes, images } ) => bytes - images ),
		'bytes: all articles'
	).toBeLessThan( LIMITS_OF_ARTICLES.all );
	expect(
		sum( ( { scripts } ) => scripts ),
		'scripts: all articles'
	).toBeLessThan( LIMITS_OF_ARTICLES.scripts );
	for ( const { name, bytes, images, scripts, reactBytes, hasReact } of steps ) {
		expect( hasReact, `React runs: ${ name }` ).toBe( WITH_REACT.includes( name ) );
		expect( ( bytes - images ) / KB, `bytes: ${ name }` ).toBeLessThan( LIMITS[ name ]?.all ?? 0 );
		expect( images / KB, `images: ${ name }` ).toBeLessThan(
			IMAGE_LIMIT[ name === 'front page' ? name : 'article' ]
		);
		expect( scripts / KB, `scripts: ${ name }` ).toBeLessThan( LIMITS[ name ]?.scripts ?? 0 );
		if ( ! WITH_REACT.includes( name ) ) {
			expect( reactBytes, `bytes of React: ${ name }` ).toBe( 0 );
		}
	}
} );
