import * as fixtures from '../support/fixtures';
import { settled } from '../support/requests';
import { item, root, requests, open, find, list, count, currentUrl, last, search, click } from './open-listing';
import { matchMedia } from '../support/dom';

describe( 'requests on load', () => {
	const FIXTURE = 'a-list-with-two-filters-and-load-more';

	test( 'a URL that the server did not render', async () => {
		await open( FIXTURE, '/job-openings/?jq=python&job__location_spec=lisbon' );
		await settled();
		expect( last().fields ).toMatchObject( { jq: 'python', job__location_spec: 'lisbon' } );
		await last().respond( item( 5, 'A' ), 1 );
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
		matchMedia( () => true );
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
		jest.spyOn( root, 'getBoundingClientRect' ).mockReturnValue( new DOMRect( 0, 100 ) );
		await last().respond( item( 7, 'Engraver' ), 25 );
		expect( list().textContent ).toBe( 'Engraver' );
		expect( currentUrl() ).toBe( '/job-category/design/?paged=2' );
		expect( scrolled ).toHaveBeenCalledWith( { top: 75, behavior: 'instant' } );
	} );

	test( 'an empty response removes the clicked link, and the focus moves to the count line', async () => {
		find( 'a[href$="/page/3/"]' ).focus();
		await click( 'a[href$="/page/3/"]' );
		expect( last().fields ).toMatchObject( { paged: '3' } );
		await last().respond( '' );
		expect( document.activeElement ).toBe( count() );
		expect( root.querySelector( 'a[href$="/page/3/"]' ) ).toBeNull();
		expect( find( '.page-numbers.current' ).textContent ).toBe( '1' );
		expect( find( '[aria-current]' ).textContent ).toBe( '1' );
	} );

	test( 'a failure marks the old page again', async () => {
		await click( '.next' );
		expect( find( 'a.page-numbers:not(.next)[aria-current]' ).textContent ).toBe( '2' );
		await last().fail();
		expect( find( '[aria-current]' ).textContent ).toBe( '1' );
		expect( currentUrl() ).toBe( '/job-category/design/' );
	} );
} );
