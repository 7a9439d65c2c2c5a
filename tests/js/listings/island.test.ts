import { mount } from '../../../src/listings/frontend/island.listings';
import * as fixtures from '../support/fixtures';
import { fakeFetch, settled } from '../support/requests';
import type { Pending } from '../support/requests';

const item = ( id: number, title: string ) =>
	`<div class="awsm-job-listing-item awsm-grid-item" id="awsm-grid-item-${ id }"><a href="https://site.test/jobs/${ id }/" class="awsm-job-item"><h2>${ title }</h2></a></div>`;
const MORE =
	'<div class="awsm-jobs-pagination awsm-load-more-main"><a href="?paged=3" class="awsm-load-more" data-page="2">Load more</a></div>';

let root: HTMLElement;
let requests: Pending[];

async function open( fixture: string, address = '/job-openings/?utm=a+b#list', config = fixtures.config ) {
	window.history.replaceState( { kept: true }, '', address );
	root = fixtures.page( 'listings', fixture );
	requests = fakeFetch();
	await mount( root, {}, config );
	root.dataset[ 'state' ] = 'ready';
}

/** Typed as what has all that these tests ask for. */
function find( selector: string ): HTMLInputElement {
	return root.querySelector( selector ) as unknown as HTMLInputElement;
}

const list = () => find( '.awsm-job-listings' );
const count = () => find( '.courant-listing-count' );
const hidden = ( selector: string ) => find( selector ).classList.contains( 'awsm-job-hide' );
const address = () => window.location.pathname + window.location.search + window.location.hash;
const last = () => requests[ requests.length - 1 ] ?? ( {} as Pending );

async function choose( name: string, value: string ) {
	const select = find( `select[name="${ name }"]` );
	select.value = value;
	select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	await settled();
}

async function search( text: string ) {
	find( '[name="jq"]' ).value = text;
	find( '.awsm-job-search-btn' ).click();
	await settled();
}

async function click( selector: string ) {
	find( selector ).click();
	await settled();
}

describe( 'a list with two filters and load more', () => {
	beforeEach( () => open( 'a-list-with-two-filters-and-load-more' ) );

	test( 'sends no request on load', () => {
		expect( requests ).toHaveLength( 0 );
	} );

	test( "a filter goes to the form, with the block's fields and every other data attribute", async () => {
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
		expect( address() ).toBe( '/job-openings/?utm=a+b&job__category_spec=design#list' );
		expect( window.history.state ).toEqual( { kept: true } );
	} );

	test( 'the response replaces the list, the count line reports it, and the focus stays in the control', async () => {
		find( 'select' ).focus();
		const heard = jest.fn();
		document.addEventListener( 'awsmjobs_filtered_listings', heard, { once: true } );
		await choose( 'job__category_spec', 'design' );
		await last().answer( item( 5, 'Illustrator' ), 1 );
		expect( list().querySelectorAll( '.awsm-job-listing-item' ) ).toHaveLength( 1 );
		expect( list().className ).not.toContain( 'awsm-jobs-loading' );
		expect( list().getAttribute( 'aria-busy' ) ).toBe( 'false' );
		expect( count().textContent ).toBe( '1 opening found' );
		expect( document.activeElement ).toBe( find( 'select' ) );
		expect( ( heard.mock.calls[ 0 ] as [ CustomEvent ] )[ 0 ].detail ).toEqual( {
			root,
			html: item( 5, 'Illustrator' ),
		} );
	} );

	test( 'one request at a time; one follows with the values of the controls at that time', async () => {
		await choose( 'job__category_spec', 'design' );
		await choose( 'job__location_spec', 'lisbon' );
		await choose( 'job__category_spec', 'engineering' );
		expect( requests ).toHaveLength( 1 );
		await last().answer( item( 5, 'A' ), 3 );
		expect( requests ).toHaveLength( 2 );
		expect( last().fields ).toMatchObject( { job__category_spec: 'engineering', job__location_spec: 'lisbon' } );
		expect( document.activeElement ).not.toBe( count() );
		await last().answer( item( 6, 'B' ), 2 );
		expect( requests ).toHaveLength( 2 );
		expect( count().textContent ).toBe( '2 openings found' );
		expect( address() ).toBe(
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
		expect( address() ).toBe( '/job-openings/?utm=a+b#list' );
		expect( count().textContent ).toBe( '24 openings found' );
		expect( list().className ).not.toContain( 'awsm-jobs-loading' );
	} );

	test( 'a failure after a failure restores the initial state', async () => {
		await choose( 'job__category_spec', 'design' );
		await choose( 'job__location_spec', 'lisbon' );
		await last().fail();
		expect( requests ).toHaveLength( 2 );
		await last().fail();
		expect( address() ).toBe( '/job-openings/?utm=a+b#list' );
		expect( find( 'select' ).value ).toBe( '' );
	} );

	test( 'a search shows the close button, and clearing hides both until it settles', async () => {
		await search( 'python' );
		expect( last().fields ).toMatchObject( { jq: 'python' } );
		await last().answer( item( 5, 'A' ), 1 );
		expect( [ hidden( '.awsm-job-search-btn' ), hidden( '.awsm-job-search-close-btn' ) ] ).toEqual( [
			true,
			false,
		] );
		expect( address() ).toContain( 'jq=python' );
		await click( '.awsm-job-search-close-btn' );
		expect( last().fields ).toMatchObject( { jq: '' } );
		expect( [ hidden( '.awsm-job-search-btn' ), hidden( '.awsm-job-search-close-btn' ) ] ).toEqual( [
			true,
			true,
		] );
		await last().answer( item( 5, 'A' ), 24 );
		expect( [ hidden( '.awsm-job-search-btn' ), hidden( '.awsm-job-search-close-btn' ) ] ).toEqual( [
			false,
			true,
		] );
		expect( address() ).toBe( '/job-openings/?utm=a+b#list' );
	} );

	test( 'the focus goes from a search button to the close button, and from that to the text box', async () => {
		find( '.awsm-job-search-btn' ).focus();
		await search( 'python' );
		await last().answer( item( 5, 'A' ), 1 );
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
		await last().answer( item( 31, 'New' ) + item( 32, 'Newer' ) + MORE, 24 );
		expect( list().querySelectorAll( '.awsm-job-listing-item' ) ).toHaveLength( 4 );
		expect( list().querySelectorAll( '.awsm-load-more' ) ).toHaveLength( 1 );
		expect( find( '.awsm-load-more' ).dataset[ 'page' ] ).toBe( '2' );
		expect( document.activeElement ).toBe( find( '#awsm-grid-item-31 a' ) );
		expect( address() ).toBe( '/job-openings/?utm=a+b&paged=2#list' );
		await choose( 'job__category_spec', 'design' );
		expect( address() ).toBe( '/job-openings/?utm=a+b&job__category_spec=design#list' );
	} );

	test( 'load more uses the query of the list, not the values of the controls', async () => {
		await choose( 'job__category_spec', 'design' );
		await last().answer( item( 5, 'A' ) + MORE.replace( 'data-page="2"', 'data-page="1"' ), 20 );
		find( '[name="jq"]' ).value = 'not asked';
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
		await last().answer( '  ' );
		expect( find( '.awsm-load-more' ) ).toBeNull();
		expect( list().querySelectorAll( '.awsm-job-listing-item' ) ).toHaveLength( 2 );
	} );

	test( 'a filter cancels a page request in flight', async () => {
		await click( '.awsm-load-more' );
		const page = last();
		await choose( 'job__category_spec', 'design' );
		await page.answer( item( 99, 'Late' ), 24 );
		await last().answer( item( 5, 'A' ), 1 );
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

	test( 'a click that opens a new tab is left to the browser', async () => {
		const event = new MouseEvent( 'click', { bubbles: true, cancelable: true, ctrlKey: true } );
		const left = new Promise< boolean >( ( resolve ) => {
			const look = ( click: Event ) => {
				resolve( click.defaultPrevented );
				click.preventDefault();
			};
			window.addEventListener( 'click', look, { once: true } );
		} );
		find( '.awsm-load-more' ).dispatchEvent( event );
		expect( await left ).toBe( false );
		expect( requests ).toHaveLength( 0 );
	} );
} );

describe( 'requests on load', () => {
	const FIXTURE = 'a-list-with-two-filters-and-load-more';

	test( 'a URL that the server did not render', async () => {
		await open( FIXTURE, '/job-openings/?jq=python&job__location_spec=lisbon' );
		await settled();
		expect( last().fields ).toMatchObject( { jq: 'python', job__location_spec: 'lisbon' } );
		await last().answer( item( 5, 'A' ), 1 );
		expect( document.activeElement ).toBe( document.body );
		expect( find( '[name="jq"]' ).value ).toBe( 'python' );
	} );

	test( 'a search', async () => {
		const config = { ...fixtures.config, listings: { ...fixtures.listings, isSearch: true } };
		await open( FIXTURE, '/job-openings/', config );
		await settled();
		expect( requests ).toHaveLength( 1 );
	} );

	test( 'not a choice that the block does not offer', async () => {
		await open( FIXTURE, '/job-openings/?job__location_spec=atlantis' );
		await settled();
		expect( requests ).toHaveLength( 0 );
	} );
} );

describe( 'an archive with numbered pages', () => {
	beforeEach( () => open( 'an-archive-of-a-specification-with-numbered-pages', '/job-category/design/' ) );

	test( "the archive's own term is sent along", async () => {
		await search( 'ink' );
		expect( last().fields ).toMatchObject( {
			'awsm_job_spec[job-category]': '3',
			lang: 'de',
			paged: '1',
			jq: 'ink',
		} );
		expect( last().fields ).not.toHaveProperty( 'termId' );
	} );

	test( 'a page is marked current, requested, and replaces the list', async () => {
		const scrolled = jest.spyOn( window, 'scrollTo' );
		window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
		await click( 'a[data-page="2"]' );
		expect( find( 'a[data-page="2"]' ).getAttribute( 'aria-current' ) ).toBe( 'page' );
		expect( root.querySelectorAll( '[aria-current]' ) ).toHaveLength( 1 );
		expect( list().className ).toContain( 'awsm-jobs-loading' );
		expect( last().fields ).toMatchObject( {
			action: 'loadmore',
			paged: '2',
			'awsm_job_spec[job-category]': '3',
			lang: 'de',
		} );
		jest.spyOn( root, 'getBoundingClientRect' ).mockReturnValue( { top: 100 } as DOMRect );
		await last().answer( item( 7, 'Engraver' ), 25 );
		expect( list().textContent ).toBe( 'Engraver' );
		expect( address() ).toBe( '/job-category/design/?paged=2' );
		expect( scrolled ).toHaveBeenCalledWith( { top: 75, behavior: 'instant' } );
	} );

	test( 'an empty response removes the clicked link, and the focus moves to the count line', async () => {
		find( 'a[href$="/page/3/"]' ).focus();
		await click( 'a[href$="/page/3/"]' );
		expect( last().fields ).toMatchObject( { paged: '3' } );
		await last().answer( '' );
		expect( document.activeElement ).toBe( count() );
		expect( find( 'a[href$="/page/3/"]' ) ).toBeNull();
		expect( find( '.page-numbers.current' ).textContent ).toBe( '1' );
		expect( find( '[aria-current]' ).textContent ).toBe( '1' );
	} );

	test( 'a failure marks the old page again', async () => {
		await click( '.next' );
		expect( find( 'a.page-numbers:not(.next)[aria-current]' ).textContent ).toBe( '2' );
		await last().fail();
		expect( find( '[aria-current]' ).textContent ).toBe( '1' );
		expect( address() ).toBe( '/job-category/design/' );
	} );
} );
