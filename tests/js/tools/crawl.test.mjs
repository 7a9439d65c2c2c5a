import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { ONCE, PAIRS, VARIANTS, visitAll } from '../../../tools/crawl/visit.mjs';
import { Visits } from '../../../tools/crawl/visits.mjs';

const PAGE =
	'<!doctype html><html lang="en"><head><title>Page</title></head><body><a class="skip-link" href="#main">Skip</a><main id="main" tabindex="-1"><h1>Page</h1></main></body></html>';
let server;
let site;

before( async () => {
	server = createServer( ( request, response ) => {
		if ( request.url === '/broken/' ) {
			request.socket.destroy();
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
