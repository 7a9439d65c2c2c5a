import { mount } from '../../../src/listings/frontend/island.listings';
import * as fixtures from '../support/fixtures';
import { fakeFetch, settled } from '../support/requests';
import type { Pending } from '../support/requests';
import { findElement, instanceOf } from '../support/dom';

let first: HTMLElement;
let second: HTMLElement;
let requests: Pending[];

beforeEach( async () => {
	window.history.replaceState( null, '', '/job-openings/' );
	first = fixtures.page( 'listings', 'a-list-with-two-filters-and-load-more' );
	second = instanceOf( first.cloneNode( true ), HTMLElement );
	document.body.append( second );
	requests = fakeFetch();
	await mount( first, {}, fixtures.config );
} );

async function choose( root: HTMLElement, category: string ) {
	const select = findElement( 'select[name="job__category_spec"]', HTMLSelectElement, root );
	select.value = category;
	select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	await settled();
}

test( 'two blocks on a page each have a separate request', async () => {
	await mount( second, {}, fixtures.config );
	await choose( first, 'design' );
	await choose( second, 'engineering' );
	expect( requests ).toHaveLength( 2 );
	await requests[ 1 ]?.respond( '<p>Second</p>', 1 );
	expect( first.querySelector( '.awsm-job-listings' )?.textContent ).not.toContain( 'Second' );
	expect( second.querySelector( '.awsm-job-listings' )?.textContent ).toBe( 'Second' );
} );

test( 'a block that mounts late ignores what another block wrote into the URL', async () => {
	await choose( first, 'design' );
	await requests[ 0 ]?.respond( '<p>First</p>', 1 );
	await mount( second, {}, fixtures.config );
	expect( requests ).toHaveLength( 1 );
	second.querySelector< HTMLElement >( '.awsm-load-more' )?.click();
	await settled();
	expect( requests[ 1 ]?.fields ).toMatchObject( { action: 'loadmore', paged: '1' } );
} );
