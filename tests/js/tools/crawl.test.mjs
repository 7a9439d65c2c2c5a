import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { ONCE, PAIRS, VARIANTS, visitAll } from '../../../tools/crawl/visit.mjs';
import { Visits } from '../../../tools/crawl/visits.mjs';

const withScrollAnimation = ( page ) =>
	page.replace(
		'</head>',
		'<style>@keyframes move { to { translate: 0 1px } } main { animation: move linear; animation-timeline: view() }</style></head>'
	);
const PAGE =
	'<!doctype html><html lang="en"><head><title>Page</title></head><body><a class="skip-link" href="#main">Skip</a><main id="main" tabindex="-1"><h1>Page</h1></main></body></html>';
/** After its load event, it leaves the browser no time for the checks. */
const BUSY_PAGE = PAGE.replace(
	'</body>',
	'<script>addEventListener( "load", () => setTimeout( () => { for ( ;; ) {} } ) )</script></body>'
);
let server;
let site;
let busyVisits = 0;

before( async () => {
	server = createServer( ( request, response ) => {
		if ( request.url === '/broken/' ) {
			request.socket.destroy();
		} else if ( request.url === '/busy/' || ( request.url === '/busy-once/' && ( busyVisits += 1 ) === 1 ) ) {
			response.writeHead( 200, { 'Content-Type': 'text/html' } ).end( BUSY_PAGE );
		} else if ( request.url === '/scroll-animation/' ) {
			response.writeHead( 200, { 'Content-Type': 'text/html' } ).end( withScrollAnimation( PAGE ) );
		} else if ( request.url === '/moved/' ) {
			response.writeHead( 404, { 'Content-Type': 'text/html' } ).end( PAGE );
		} else {
			const dir = request.headers[ 'x-courant-direction' ] === 'rtl' ? ' dir="rtl"' : '';
			response.writeHead( 200, { 'Content-Type': 'text/html' } ).end( PAGE.replace( ' lang', `${ dir } lang` ) );
		}
	} );
	await new Promise( ( done ) => {
		server.listen( 0, '127.0.0.1', done );
	} );
	site = `http://127.0.0.1:${ server.address().port }`;
} );

after( () => server.close() );

test( 'a variant that was never visited has failed, whatever stopped the visit', { timeout: 120_000 }, async () => {
	const visits = await visitAll(
		site,
		[
			{ path: '/good/', template: 'page', status: 200, variants: ONCE },
			{ path: '/broken/', template: 'page', status: 200, variants: VARIANTS },
			{ path: '/moved/', template: 'page', status: 200, variants: VARIANTS },
		],
		() => undefined,
		{ atOnce: 1 }
	);
	const failed = ( path ) =>
		new Set( visits.failures.filter( ( failure ) => failure.path === path ).map( ( { variant } ) => variant ) )
			.size;
	assert.deepEqual(
		[ failed( '/good/' ), failed( '/broken/' ), failed( '/moved/' ), visits.passed ],
		[ 0, VARIANTS.length, VARIANTS.length, 1 ],
		JSON.stringify( visits.failures )
	);
} );

test( 'a page whose checks do not end is visited once more in a new browser', { timeout: 120_000 }, async () => {
	const lines = [];
	const visits = await visitAll(
		site,
		[ '/busy-once/', '/busy/', '/good/' ].map( ( path ) => ( {
			path,
			template: 'page',
			status: 200,
			variants: ONCE,
		} ) ),
		( line ) => lines.push( line ),
		{ atOnce: 1, maxSeconds: 8 }
	);
	assert.deepEqual(
		visits.failures.map( ( { path, what } ) => [ path, what ] ),
		[
			[ '/busy/', 'the checks did not end in 8 s, 2 times' ],
			[ '/busy/', 'was never visited' ],
		]
	);
	assert.equal( visits.passed, 2 );
	assert.equal( lines.filter( ( line ) => line.includes( 'is started again' ) ).length, 3 );
} );

test( 'an animation that follows scrolling is not waited for', { timeout: 60_000 }, async () => {
	const target = { path: '/scroll-animation/', template: 'page', status: 200, variants: ONCE };
	const visits = await visitAll( site, [ target ], () => undefined, { atOnce: 1, maxSeconds: 15 } );
	assert.deepEqual( [ visits.failures, visits.passed ], [ [], 1 ] );
} );

test( 'the variants of a short crawl contain every two of width, color scheme and direction', () => {
	const pairsOf = ( variants ) =>
		new Set(
			variants.flatMap( ( { direction, width, scheme } ) => [
				`${ direction } ${ width }`,
				`${ direction } ${ scheme }`,
				`${ width } ${ scheme }`,
			] )
		);
	assert.deepEqual( [ ...pairsOf( PAIRS ) ].sort(), [ ...pairsOf( VARIANTS ) ].sort() );
	assert.equal( PAIRS.length, VARIANTS.length / 2 );
} );

test( 'a variant with a known and another fault has failed once, one with known faults only has passed', () => {
	const planned = [ 'a', 'b', 'c' ].map( ( variant ) => ( { path: '/', variant } ) );
	const visits = new Visits( planned, ( { what } ) => what === 'known' );
	planned.forEach( ( item ) => visits.addVisit( item ) );
	[
		[ 'known', 'a' ],
		[ 'known', 'b' ],
		[ 'new', 'b' ],
	].forEach( ( [ what, variant ] ) => visits.addFault( { what, path: '/', variant } ) );
	assert.deepEqual( [ visits.passed, visits.failures.length, visits.faults.length ], [ 2, 1, 3 ] );
} );
