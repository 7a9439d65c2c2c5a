import { saveStates } from '../../../src/listings/frontend/history-state';
import { findElements, requestOnLoad, setControls } from '../../../src/listings/frontend/dom';
import type { ListingElements } from '../../../src/listings/frontend/dom';
import { config, listings, page } from '../support/fixtures';

const FIXTURE = 'a-list-with-two-filters-and-load-more';
const printed = ( state: object ) => ( { jq: '', specs: {}, paged: 1, total: 24, ...state } );

function block( state: object ): [ HTMLElement, ListingElements ] {
	const root = page( 'listings', FIXTURE );
	root.dataset[ 'query' ] = JSON.stringify( printed( state ) );
	const parts = findElements( root );
	if ( ! parts ) {
		throw new Error( 'The fixture has no list' );
	}
	return [ root, parts ];
}

test( 'nothing is asked when the server has answered all there is', () => {
	const [ root, parts ] = block( {} );
	expect( requestOnLoad( root, parts, config, '?other=1' ) ).toBeNull();
} );

test( 'controls that the browser restored are asked', () => {
	const [ root, parts ] = block( {} );
	setControls( parts, { jq: 'ink', specs: { job__category_spec: 'design' } } );
	expect( requestOnLoad( root, parts, config, '' ) ).toEqual( {
		jq: 'ink',
		specs: { job__category_spec: 'design' },
		page: 1,
	} );
} );

test( 'a filter that already has a value is asked, as specified; a later page of it is not replaced by its first', () => {
	const chosen = { jq: '', specs: { job__category_spec: 'design' } };
	const [ root, parts ] = block( chosen );
	setControls( parts, chosen );
	expect( requestOnLoad( root, parts, config, '?job__category_spec=design' ) ).toEqual( { ...chosen, page: 1 } );
	const [ later, controls ] = block( { ...chosen, paged: 2 } );
	setControls( controls, chosen );
	expect( requestOnLoad( later, controls, config, '?job__category_spec=design&paged=2' ) ).toBeNull();
} );

test( 'a page from a cache that forgot the address is asked again', () => {
	const [ root, parts ] = block( {} );
	expect( requestOnLoad( root, parts, config, '?jq=a%20%20b' ) ).toEqual( { jq: 'a b', specs: {}, page: 1 } );
} );

test( 'who is typing has not asked yet', () => {
	const [ root, parts ] = block( {} );
	parts.input?.focus();
	setControls( parts, { jq: 'py', specs: {} } );
	expect( requestOnLoad( root, parts, config, '' ) ).toBeNull();
} );

test( 'a search asks, and a block without controls cannot', () => {
	const searching = { ...config, listings: { ...listings, isSearch: true } };
	const [ root, parts ] = block( {} );
	expect( requestOnLoad( root, parts, searching, '' ) ).toEqual( { jq: '', specs: {}, page: 1 } );
	expect( requestOnLoad( root, { ...parts, form: null, input: null, filters: [] }, searching, '?jq=x' ) ).toBeNull();
} );

test( 'a page from a cache that forgot the page is asked for it again', () => {
	const [ root, parts ] = block( {} );
	expect( requestOnLoad( root, parts, config, '?paged=3' ) ).toEqual( { jq: '', specs: {}, page: 3 } );
	expect( requestOnLoad( root, parts, config, '?paged=-3' ) ).toBeNull();
	parts.list.querySelector( '.awsm-jobs-pagination' )?.remove();
	expect( requestOnLoad( root, parts, config, '?paged=3' ) ).toBeNull();
} );

describe( 'who came back', () => {
	const left = { jq: 'ink', specs: { job__category_spec: 'design' }, page: 2 };
	afterEach( () => window.history.replaceState( null, '' ) );

	test( 'finds the block as it was left, though the address does not say so', () => {
		const [ root, parts ] = block( {} );
		saveStates( [ [ root.id, left ] ] );
		expect( requestOnLoad( root, parts, config, '' ) ).toEqual( left );
	} );

	test( 'asks nothing where the server has printed just that', () => {
		const [ root, parts ] = block( { ...left, paged: 2 } );
		saveStates( [ [ root.id, left ] ] );
		expect( requestOnLoad( root, parts, config, '?jq=other' ) ).toBeNull();
	} );

	test( 'is not led astray by what others keep there', () => {
		const [ root, parts ] = block( {} );
		window.history.replaceState( { courantListings: { [ root.id ]: 'x' }, other: 1 }, '' );
		expect( requestOnLoad( root, parts, config, '' ) ).toBeNull();
		saveStates( [ [ root.id, left ] ] );
		expect( window.history.state ).toMatchObject( { other: 1 } );
	} );
} );

test( 'state that cannot be read counts as the beginning', () => {
	const [ root, parts ] = block( {} );
	root.dataset[ 'query' ] = '{"specs":[]';
	expect( requestOnLoad( root, parts, config, '' ) ).toBeNull();
	root.dataset[ 'query' ] = '{"specs":[],"jq":""}';
	expect( requestOnLoad( root, parts, config, '' ) ).toBeNull();
} );
