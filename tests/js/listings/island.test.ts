import { settled } from '../support/requests';
import { item, root, requests, open, find, list, count, currentUrl, last, search, click } from './open-listing';
import { captureEvent } from '../support/dom';

const MORE =
	'<div class="awsm-jobs-pagination awsm-load-more-main"><a href="?paged=3" class="awsm-load-more" data-page="2">Load more</a></div>';

const hidden = ( selector: string ) => find( selector ).classList.contains( 'awsm-job-hide' );

async function choose( name: string, value: string ) {
	const select = find( `select[name="${ name }"]` );
	select.value = value;
	select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	await settled();
}

describe( 'a list with two filters and load more', () => {
	beforeEach( () => open( 'a-list-with-two-filters-and-load-more' ) );

	test( 'sends no request on load', () => {
		expect( requests ).toHaveLength( 0 );
	} );

	test( "a filter is sent to the URL of the form, with the block's fields and every other data attribute", async () => {
		await choose( 'job__category_spec', 'design' );
		expect( last() ).toMatchObject( { url: 'https://site.test/wp-admin/admin-ajax.php', method: 'POST' } );
		expect( last().fields ).toEqual( {
			jq: '',
			job__category_spec: 'design',
			job__location_spec: '',
			awsm_pagination_base: 'https://site.test/job-openings/?lang=pt',
			action: 'jobfilter',
			listings_per_page: '10',
			shortcode_specs: 'job-type:5',
			sort: 'newest',
			pagination: 'modern',
			awsmOrderBy: 'new_to_old',
			courant: '1',
		} );
		expect( list().className ).toContain( 'awsm-jobs-loading' );
		expect( currentUrl() ).toBe( '/job-openings/?utm=a+b&job__category_spec=design#list' );
		expect( window.history.state ).toEqual( { kept: true } );
	} );

	test( 'the response replaces the list, the count line reports it, and the focus stays in the control', async () => {
		find( 'select' ).focus();
		const listener = captureEvent( 'awsmjobs_filtered_listings' );
		await choose( 'job__category_spec', 'design' );
		await last().respond( item( 5, 'Illustrator' ), 1 );
		expect( list().querySelectorAll( '.awsm-job-listing-item' ) ).toHaveLength( 1 );
		expect( list().className ).not.toContain( 'awsm-jobs-loading' );
		expect( list().getAttribute( 'aria-busy' ) ).toBe( 'false' );
		expect( count().textContent ).toBe( '1 opening found' );
		expect( document.activeElement ).toBe( find( 'select' ) );
		expect( listener ).toHaveBeenCalledWith( { root, html: item( 5, 'Illustrator' ) }, expect.anything() );
	} );

	test( 'one request at a time; one follows with the values of the controls at that time', async () => {
		await choose( 'job__category_spec', 'design' );
		await choose( 'job__location_spec', 'lisbon' );
		await choose( 'job__category_spec', 'engineering' );
		expect( requests ).toHaveLength( 1 );
		await last().respond( item( 5, 'A' ), 3 );
		expect( requests ).toHaveLength( 2 );
		expect( last().fields ).toMatchObject( { job__category_spec: 'engineering', job__location_spec: 'lisbon' } );
		expect( document.activeElement ).not.toBe( count() );
		await last().respond( item( 6, 'B' ), 2 );
		expect( requests ).toHaveLength( 2 );
		expect( count().textContent ).toBe( '2 openings found' );
		expect( currentUrl() ).toBe(
			'/job-openings/?utm=a+b&job__category_spec=engineering&job__location_spec=lisbon#list'
		);
	} );

	test( 'a failure restores controls, text, URL and list, and shows nothing', async () => {
		const before = list().innerHTML;
		find( '[name="jq"]' ).value = 'typed';
		await choose( 'job__category_spec', 'design' );
		await last().fail();
		expect( list().innerHTML ).toBe( before );
		expect( find( 'select' ).value ).toBe( '' );
		expect( find( '[name="jq"]' ).value ).toBe( '' );
		expect( currentUrl() ).toBe( '/job-openings/?utm=a+b#list' );
		expect( count().textContent ).toBe( '24 openings found' );
		expect( list().className ).not.toContain( 'awsm-jobs-loading' );
	} );

	test( 'a failure after a failure restores the initial state', async () => {
		await choose( 'job__category_spec', 'design' );
		await choose( 'job__location_spec', 'lisbon' );
		await last().fail();
		expect( requests ).toHaveLength( 2 );
		await last().fail();
		expect( currentUrl() ).toBe( '/job-openings/?utm=a+b#list' );
		expect( find( 'select' ).value ).toBe( '' );
	} );

	test( 'a search shows the close button, and clearing hides both until it settles', async () => {
		await search( 'python' );
		expect( last().fields ).toMatchObject( { jq: 'python' } );
		await last().respond( item( 5, 'A' ), 1 );
		expect( [ hidden( '.awsm-job-search-btn' ), hidden( '.awsm-job-search-close-btn' ) ] ).toEqual( [
			true,
			false,
		] );
		expect( currentUrl() ).toContain( 'jq=python' );
		await click( '.awsm-job-search-close-btn' );
		expect( last().fields ).toMatchObject( { jq: '' } );
		expect( [ hidden( '.awsm-job-search-btn' ), hidden( '.awsm-job-search-close-btn' ) ] ).toEqual( [
			true,
			true,
		] );
		await last().respond( item( 5, 'A' ), 24 );
		expect( [ hidden( '.awsm-job-search-btn' ), hidden( '.awsm-job-search-close-btn' ) ] ).toEqual( [
			false,
			true,
		] );
		expect( currentUrl() ).toBe( '/job-openings/?utm=a+b#list' );
	} );

	test( 'the focus moves from a search button to the close button, and from that to the text box', async () => {
		find( '.awsm-job-search-btn' ).focus();
		await search( 'python' );
		await last().respond( item( 5, 'A' ), 1 );
		expect( document.activeElement ).toBe( find( '.awsm-job-search-close-btn' ) );
		await click( '.awsm-job-search-close-btn' );
		expect( document.activeElement ).toBe( find( '[name="jq"]' ) );
		await last().fail();
		expect( document.activeElement ).toBe( find( '[name="jq"]' ) );
	} );

	test( 'Enter searches without leaving the page', async () => {
		find( '[name="jq"]' ).value = 'rust';
		const event = new Event( 'submit', { bubbles: true, cancelable: true } );
		find( 'form' ).dispatchEvent( event );
		await settled();
		expect( event.defaultPrevented ).toBe( true );
		expect( last().fields ).toMatchObject( { jq: 'rust' } );
	} );

	test( 'load more requests the page after the one shown, appends it, and focuses the first new opening', async () => {
		await click( '.awsm-load-more' );
		const button = find( '.awsm-load-more' );
		expect( [ button.textContent, button.getAttribute( 'aria-disabled' ) ] ).toEqual( [ 'Loading…', 'true' ] );
		expect( last().fields ).toMatchObject( {
			action: 'loadmore',
			paged: '1',
			listings_per_page: '10',
			jq: '',
			shortcode_specs: 'job-type:5',
		} );
		await click( '.awsm-load-more' );
		expect( requests ).toHaveLength( 1 );
		await last().respond( item( 31, 'New' ) + item( 32, 'Newer' ) + MORE, 24 );
		expect( list().querySelectorAll( '.awsm-job-listing-item' ) ).toHaveLength( 4 );
		expect( list().querySelectorAll( '.awsm-load-more' ) ).toHaveLength( 1 );
		expect( find( '.awsm-load-more' ).dataset[ 'page' ] ).toBe( '2' );
		expect( document.activeElement ).toBe( find( '#awsm-grid-item-31 a' ) );
		expect( currentUrl() ).toBe( '/job-openings/?utm=a+b&paged=2#list' );
		await choose( 'job__category_spec', 'design' );
		expect( currentUrl() ).toBe( '/job-openings/?utm=a+b&job__category_spec=design#list' );
	} );

	test( 'load more uses the query of the list, not the values of the controls', async () => {
		await choose( 'job__category_spec', 'design' );
		await last().respond( item( 5, 'A' ) + MORE.replace( 'data-page="2"', 'data-page="1"' ), 20 );
		find( '[name="jq"]' ).value = 'not requested';
		await click( '.awsm-load-more' );
		expect( last().fields ).toMatchObject( { job__category_spec: 'design', jq: '', paged: '1' } );
	} );

	test( 'an empty response removes the button; a failure restores it', async () => {
		await click( '.awsm-load-more' );
		await last().fail();
		expect( [
			find( '.awsm-load-more' ).textContent,
			find( '.awsm-load-more' ).hasAttribute( 'aria-disabled' ),
		] ).toEqual( [ 'Load more', false ] );
		await click( '.awsm-load-more' );
		await last().respond( '  ' );
		expect( root.querySelector( '.awsm-load-more' ) ).toBeNull();
		expect( list().querySelectorAll( '.awsm-job-listing-item' ) ).toHaveLength( 2 );
	} );

	test( 'a filter cancels a page request in flight', async () => {
		await click( '.awsm-load-more' );
		const page = last();
		await choose( 'job__category_spec', 'design' );
		await page.respond( item( 99, 'Late' ), 24 );
		await last().respond( item( 5, 'A' ), 1 );
		expect( list().textContent ).toBe( 'A' );
	} );

	test( 'the toggle opens and closes the panel', async () => {
		await click( '.awsm-filter-toggle' );
		const toggle = find( '.awsm-filter-toggle' );
		expect( [
			toggle.getAttribute( 'aria-pressed' ),
			toggle.getAttribute( 'aria-expanded' ),
			toggle.classList.contains( 'awsm-on' ),
		] ).toEqual( [ 'true', 'true', true ] );
		await click( '.awsm-filter-toggle' );
		expect( toggle.getAttribute( 'aria-pressed' ) ).toBe( 'false' );
	} );

	test( 'the button of the open panel names the number of openings and closes the panel', async () => {
		const button = find( 'form > .courant-filter-submit' );
		await click( '.awsm-filter-toggle' );
		expect( button.textContent ).toBe( 'Show 24 openings' );
		await choose( 'job__category_spec', 'design' );
		await last().respond( item( 5, 'A' ), 1 );
		expect( button.textContent ).toBe( 'Show 1 opening' );
		await click( 'form > .courant-filter-submit' );
		expect( find( '.awsm-filter-toggle' ).getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( document.activeElement ).toBe( count() );
	} );

	test( 'a click that opens a new tab is left to the browser', async () => {
		const event = new MouseEvent( 'click', { bubbles: true, cancelable: true, ctrlKey: true } );
		const left = new Promise< boolean >( ( resolve ) => {
			const inspectClick = ( click: Event ) => {
				resolve( click.defaultPrevented );
				click.preventDefault();
			};
			window.addEventListener( 'click', inspectClick, { once: true } );
		} );
		find( '.awsm-load-more' ).dispatchEvent( event );
		expect( await left ).toBe( false );
		expect( requests ).toHaveLength( 0 );
	} );
} );
