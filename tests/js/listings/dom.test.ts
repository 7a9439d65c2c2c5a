import { setControls } from '../../../src/listings/frontend/controls';
import { writeState } from '../../../src/listings/frontend/history-state';
import { findElements, requestOnLoad } from '../../../src/listings/frontend/dom';
import type { ListingElements } from '../../../src/listings/frontend/dom';
import { config, listings, page } from '../support/fixtures';

const FIXTURE = 'a-list-with-two-filters-and-load-more';
const printed = ( state: object ) => ( { jq: '', specs: {}, paged: 1, total: 24, ...state } );

function block( state: object ): [ HTMLElement, ListingElements ] {
	const root = page( 'listings', FIXTURE );
	root.dataset[ 'query' ] = JSON.stringify( printed( state ) );
	const elements = findElements( root );
	if ( ! elements ) {
		throw new Error( 'The fixture has no list' );
	}
	return [ root, elements ];
}

test( 'nothing is requested when the server rendered the current query', () => {
	const [ root, elements ] = block( {} );
	expect( requestOnLoad( root, elements, config, '?other=1' ) ).toBeNull();
} );

test( 'controls that the browser restored are requested', () => {
	const [ root, elements ] = block( {} );
	setControls( elements, { jq: 'ink', specs: { job__category_spec: 'design' } } );
	expect( requestOnLoad( root, elements, config, '' ) ).toEqual( {
		jq: 'ink',
		specs: { job__category_spec: 'design' },
		page: 1,
	} );
} );

test( 'a filter that already has a value is requested; its later pages are not replaced by the first', () => {
	const chosen = { jq: '', specs: { job__category_spec: 'design' } };
	const [ root, elements ] = block( chosen );
	setControls( elements, chosen );
	expect( requestOnLoad( root, elements, config, '?job__category_spec=design' ) ).toEqual( { ...chosen, page: 1 } );
	const [ later, controls ] = block( { ...chosen, paged: 2 } );
	setControls( controls, chosen );
	expect( requestOnLoad( later, controls, config, '?job__category_spec=design&paged=2' ) ).toBeNull();
} );

test( 'a cached page without the query of the URL is requested again', () => {
	const [ root, elements ] = block( {} );
	expect( requestOnLoad( root, elements, config, '?jq=a%20%20b' ) ).toEqual( { jq: 'a b', specs: {}, page: 1 } );
} );

test( 'typing alone sends no request', () => {
	const [ root, elements ] = block( {} );
	elements.input?.focus();
	setControls( elements, { jq: 'py', specs: {} } );
	expect( requestOnLoad( root, elements, config, '' ) ).toBeNull();
} );

test( 'a filter that is changed while typing is requested with the text', () => {
	const [ root, elements ] = block( {} );
	elements.input?.focus();
	const entered = { jq: 'py', specs: { job__category_spec: 'design' } };
	setControls( elements, entered );
	expect( requestOnLoad( root, elements, config, '' ) ).toEqual( { ...entered, page: 1 } );
} );

test( 'a search sends a request, and a block without controls cannot', () => {
	const searching = { ...config, listings: { ...listings, isSearch: true } };
	const [ root, elements ] = block( {} );
	expect( requestOnLoad( root, elements, searching, '' ) ).toEqual( { jq: '', specs: {}, page: 1 } );
	expect(
		requestOnLoad( root, { ...elements, form: null, input: null, filters: [] }, searching, '?jq=x' )
	).toBeNull();
} );

test( 'a cached page without the page of the URL is requested again', () => {
	const [ root, elements ] = block( {} );
	expect( requestOnLoad( root, elements, config, '?paged=3' ) ).toEqual( { jq: '', specs: {}, page: 3 } );
	expect( requestOnLoad( root, elements, config, '?paged=-3' ) ).toBeNull();
	elements.list.querySelector( '.awsm-jobs-pagination' )?.remove();
	expect( requestOnLoad( root, elements, config, '?paged=3' ) ).toBeNull();
} );

describe( 'a returning visitor', () => {
	const left = { jq: 'ink', specs: { job__category_spec: 'design' }, page: 2 };
	afterEach( () => window.history.replaceState( null, '' ) );

	test( 'gets the block in its former state, even if the URL does not contain it', () => {
		const [ root, elements ] = block( {} );
		writeState( { courantListings: { [ root.id ]: left } } );
		expect( requestOnLoad( root, elements, config, '' ) ).toEqual( left );
	} );

	test( 'sends no request where the server rendered that state', () => {
		const [ root, elements ] = block( { ...left, paged: 2 } );
		writeState( { courantListings: { [ root.id ]: left } } );
		expect( requestOnLoad( root, elements, config, '?jq=other' ) ).toBeNull();
	} );

	test( 'ignores the state of other scripts', () => {
		const [ root, elements ] = block( {} );
		window.history.replaceState( { courantListings: { [ root.id ]: 'x' }, other: 1 }, '' );
		expect( requestOnLoad( root, elements, config, '' ) ).toBeNull();
		writeState( { courantListings: { [ root.id ]: left } } );
		expect( window.history.state ).toMatchObject( { other: 1 } );
	} );
} );

test( 'unreadable state counts as the initial state', () => {
	const [ root, elements ] = block( {} );
	root.dataset[ 'query' ] = '{"specs":[]';
	expect( requestOnLoad( root, elements, config, '' ) ).toBeNull();
	root.dataset[ 'query' ] = '{"specs":[],"jq":""}';
	expect( requestOnLoad( root, elements, config, '' ) ).toBeNull();
} );
