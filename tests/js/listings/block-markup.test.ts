import * as blockEvents from '../../../src/listings/frontend/lazy.block-events';
import * as fixtures from '../support/fixtures';
import { item } from './open-listing';
import { mount } from '../../../src/listings/frontend/island.listings';
import { fakeFetch, settled } from '../support/requests';
import type { Pending } from '../support/requests';
import { toRecord } from '../../../src/shared/admin/values';
import { defined, detailOf, instanceOf } from '../support/dom';

jest.mock( '../../../src/shared/frontend/import-module', () => ( {
	importModule: () => Promise.resolve( jest.requireActual( '../../../src/listings/frontend/lazy.block-events' ) ),
} ) );

const FIXTURE = 'a-list-with-two-filters-and-load-more';
const PAGINATION =
	'<div class="awsm-jobs-pagination awsm-b-jobs-pagination awsm-load-more-main"><a href="?paged=3" class="awsm-load-more awsm-load-more-btn" data-page="2">Load more</a></div>';

let requests: Pending[];
let controller = new AbortController();

/** Opens the block with its openings in a separate element. */
function find( root: HTMLElement, selector: string ): HTMLElement {
	const element = root.querySelector< HTMLElement >( selector );
	if ( ! element ) {
		throw new Error( `${ selector } is missing` );
	}
	return element;
}

function searchField( root: HTMLElement ): HTMLInputElement {
	const field = find( root, '[name="jq"]' );
	if ( ! ( field instanceof HTMLInputElement ) ) {
		throw new Error( 'The search field is missing' );
	}
	return field;
}

async function openBlock( config = fixtures.config ) {
	window.history.replaceState( null, '', '/job-openings/' );
	const root = fixtures.page( 'listings', FIXTURE );
	root.classList.add( 'awsm-b-job-wrap' );
	root.querySelector( '.awsm-filter-wrap' )?.classList.add( 'awsm-b-filter-wrap' );
	const list = find( root, '.awsm-job-listings' );
	list.classList.add( 'awsm-b-job-listings' );
	const items = Object.assign( document.createElement( 'div' ), {
		className: 'awsm-b-job-listing-items awsm-lists',
	} );
	items.append( ...list.querySelectorAll( ':scope > :not( .awsm-jobs-pagination )' ) );
	list.prepend( items );
	requests = fakeFetch();
	await mount( root, {}, config );
	root.dataset[ 'state' ] = 'ready';
	return { root, list, items };
}

const sent = () => defined( requests.at( -1 ) );

afterEach( () => {
	controller.abort();
	controller = new AbortController();
	delete window.jQuery;
} );

test( 'openings are added to their element, and the pagination stays next to it', async () => {
	const { list, items } = await openBlock();
	const shown = items.children.length;
	list.querySelector< HTMLElement >( '.awsm-load-more' )?.click();
	await settled();
	await sent().respond( item( 50, 'Further' ) + PAGINATION, 24 );
	expect( items.children ).toHaveLength( shown + 1 );
	expect( list.querySelector( ':scope > .awsm-jobs-pagination' ) ).not.toBeNull();
	expect( items.querySelector( '.awsm-jobs-pagination' ) ).toBeNull();
} );

test( 'a filter replaces the openings in their element', async () => {
	const { root, items } = await openBlock();
	searchField( root ).value = 'ink';
	root.querySelector< HTMLElement >( '.awsm-job-search-btn' )?.click();
	await settled();
	await sent().respond( item( 9, 'Engraver' ), 1 );
	expect( items.textContent ).toBe( 'Engraver' );
	expect( items.parentElement?.classList ).toContain( 'awsm-b-job-listings' );
} );

test( 'handlers of the events for blocks change the fields of a request', async () => {
	const { root, list } = await openBlock( {
		...fixtures.config,
		listings: { ...fixtures.listings, blockEvents: 'https://site.test/block-events.js' },
	} );
	Object.assign( window, { jQuery: Object.assign( () => ( { trigger: () => undefined } ), {} ) } );
	list.dataset[ 'private' ] = 'x';
	const handle = ( name: string, handler: ( detail: unknown ) => void ) =>
		document.addEventListener( name, ( event ) => handler( detailOf( event ) ), { signal: controller.signal } );
	handle( 'awsmJobBlockListingsData', ( names ) => instanceOf( names, Array ).push( 'private' ) );
	const handleFields = ( event: string, name: string, value: string ) =>
		handle( event, ( detail ) => instanceOf( toRecord( detail )[ 'data' ], Array ).push( { name, value } ) );
	handleFields( 'awsmJobBlockFiltersFormData', 'alert', '1' );
	handleFields( 'awsm_block_collect_checkbox_filters', 'boxes', 'a' );
	handleFields( 'awsmjobs_block_load_more', 'more', 'b' );
	list.querySelector< HTMLElement >( '.awsm-load-more' )?.click();
	await settled();
	expect( sent().fields ).toMatchObject( { action: 'loadmore', boxes: 'a', more: 'b' } );
	expect( sent().fields ).not.toHaveProperty( 'private' );
	await sent().respond( item( 51, 'Other' ) + PAGINATION, 24 );
	searchField( root ).value = 'ink';
	root.querySelector< HTMLElement >( '.awsm-job-search-btn' )?.click();
	await settled();
	expect( sent().fields ).toMatchObject( { jq: 'ink', alert: '1' } );
} );

test( 'without a handler the fields of a request are unchanged', async () => {
	const { root } = await openBlock();
	const fields = [
		[ 'jq', 'a' ],
		[ 'paged', '1' ],
	] as const;
	expect( blockEvents.extendFields( root, fields, false ) ).toEqual( fields );
	expect( blockEvents.extendFields( root, fields, true ) ).toEqual( fields );
} );
