import { storeList } from '../../../src/listings/frontend/last-list';
import { init } from '../../../src/openings/frontend/module.results-link';

const SITE = location.origin;
const LIST = `${ SITE }/jobs/`;

function open( referrer: string ): HTMLAnchorElement {
	Object.defineProperty( document, 'referrer', { value: referrer, configurable: true } );
	document.body.innerHTML = `<a href="${ LIST }" data-results="Back to results">All job openings</a>`;
	const link = document.querySelector( 'a' );
	if ( ! link ) {
		throw new Error( 'No link' );
	}
	init( link );
	return link;
}

beforeEach( () => sessionStorage.clear() );

test.each( [
	`${ LIST }?jq=editor&job__location_spec=berlin`,
	`${ SITE }/careers/?job__category_spec=engineering`,
	`${ SITE }/?page_id=7&paged=2`,
	LIST,
] )( 'a visitor from %s goes back to it', ( referrer ) => {
	expect( open( referrer ).href ).toBe( referrer );
	expect( document.body.textContent ).toBe( 'Back to results' );
} );

test.each( [
	`${ LIST }other-opening/`,
	`${ SITE }/careers/`,
	`${ SITE }/?s=editor`,
	'https://elsewhere.test/jobs/?jq=editor',
	'',
] )( 'a visitor from "%s", which is not known as a list, sees the link to all openings', ( referrer ) => {
	expect( open( referrer ).href ).toBe( LIST );
	expect( document.body.textContent ).toBe( 'All job openings' );
} );

test( 'a visitor who clicked an opening in a list without filters goes back to it, and to the place of its hash', () => {
	sessionStorage.setItem( 'courant-list', `${ SITE }/careers/#openings` );
	expect( open( `${ SITE }/careers/` ).href ).toBe( `${ SITE }/careers/#openings` );
	expect( open( `${ SITE }/about/` ).href ).toBe( LIST );
} );

test( 'a click on an opening stores the URL of the list', () => {
	storeList();
	expect( sessionStorage.getItem( 'courant-list' ) ).toBe( location.href );
} );

test( 'without storage, filtered lists are still recognized', () => {
	const storage = jest.spyOn( window, 'sessionStorage', 'get' ).mockImplementation( () => {
		throw new Error( 'blocked' );
	} );
	storeList();
	expect( open( `${ SITE }/careers/?jq=cook` ).href ).toBe( `${ SITE }/careers/?jq=cook` );
	expect( open( `${ SITE }/careers/` ).href ).toBe( LIST );
	storage.mockRestore();
} );
