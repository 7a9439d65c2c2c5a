import { findElements } from '../../../src/listings/frontend/dom';
import {
	groupPlaces,
	joinPlaces,
	placeLabel,
	placesQuery,
	statusText,
	unwrapLongitudes,
	type MapTexts,
} from '../../../src/listings/frontend/map-places';
import { setControls } from '../../../src/listings/frontend/controls';
import { page } from '../support/fixtures';

const texts: MapTexts = {
	show: 'Show map',
	hide: 'Hide map',
	loading: 'Loading…',
	failed: 'Failed',
	tilesFailed: 'No background',
	none: 'None',
	some: '%1$s of %2$s',
	place: '%1$s, %2$s',
	openings: { one: '%s opening', other: '%s openings' },
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	close: 'Close',
};
const place = ( name: string, count: number ) => ( { name, count, latitude: 0, longitude: 0, openings: [] } );

afterEach( () => document.documentElement.removeAttribute( 'lang' ) );

function elements() {
	const root = page( 'listings', 'a-list-with-two-filters-and-load-more' );
	root.querySelector( '[data-filter="sort"]' )?.remove();
	root.insertAdjacentHTML(
		'beforeend',
		'<div data-filter="sort"><select name="sort"><option value="salary" selected>Pay</option></select></div>'
	);
	const found = findElements( root );
	if ( ! found ) {
		throw new Error( 'The fixture has no list' );
	}
	return found;
}

test( 'the query contains search and filters of the list, without page and order', () => {
	const list = elements();
	list.list.dataset[ 'lang' ] = 'de';
	list.list.dataset[ 'awsmHideExpiredJobs' ] = 'expired';
	setControls( list, { jq: 'ink', specs: { job__category_spec: 'design' } } );
	const query = Object.fromEntries( placesQuery( list ) );
	expect( query ).toMatchObject( {
		jq: 'ink',
		job__category_spec: 'design',
		lang: 'de',
		'awsm-hide-expired-jobs': 'expired',
	} );
	expect( Object.keys( query ) ).not.toEqual( expect.arrayContaining( [ 'sort' ] ) );
	expect( Object.keys( query ) ).not.toEqual( expect.arrayContaining( [ 'paged' ] ) );
	expect( Object.values( query ) ).not.toContain( '' );
} );

test( 'the query contains the term of an archive, and the search of a list without a form', () => {
	const list = elements();
	Object.assign( list.list.dataset, {
		taxonomy: 'job-location',
		termId: '7',
		specs: 'job-type:3',
		search: 'editor',
	} );
	expect( Object.fromEntries( placesQuery( { ...list, form: null } ) ) ).toMatchObject( {
		'awsm_job_spec[job-location]': '7',
		shortcode_specs: 'job-type:3',
		jq: 'editor',
	} );
	expect( Object.fromEntries( placesQuery( list ) ) ).not.toHaveProperty( 'jq' );
} );

test.each( [
	[ 'en', 'Kiel', 3, 'Kiel, 3 openings' ],
	[ 'en', 'Kiel', 1, 'Kiel, 1 opening' ],
	[ 'de', 'Kiel', 1234, 'Kiel, 1.234 openings' ],
	[ 'en', 'A $& %2$s', 2, 'A $& %2$s, 2 openings' ],
] )( 'the name of a marker contains place and number (%s, %s, %d)', ( language, name, count, expected ) => {
	document.documentElement.lang = language;
	expect( placeLabel( texts, place( name, count ) ) ).toBe( expected );
} );

test( 'the status reports how many openings are on the map, unless all of them are', () => {
	document.documentElement.lang = 'en';
	const places = [ place( 'Kiel', 3 ) ];
	expect( statusText( texts, { places, total: 3, located: 3 } ) ).toBe( '' );
	expect( statusText( texts, { places, total: 2000, located: 3 } ) ).toBe( '3 of 2,000' );
	expect( statusText( texts, { places: [], total: 4, located: 0 } ) ).toBe( 'None' );
	expect( statusText( texts, { places: [], total: 0, located: 0 } ) ).toBe( 'None' );
} );

test.each( [
	[ 'no places', [], [] ],
	[ 'one place', [ -170 ], [ -170 ] ],
	[ 'places in Europe', [ 10, -3, 24 ], [ 10, -3, 24 ] ],
	[ 'both sides of the antimeridian', [ 178, -179, 175 ], [ 178, 181, 175 ] ],
	[ 'around the world', [ -122, 2, 139 ], [ 238, 362, 139 ] ],
	[ 'Europe and America', [ -74, 13 ], [ -74, 13 ] ],
	[ 'the same place', [ 20, 20 ], [ 20, 20 ] ],
] )( 'longitudes are next to each other: %s', ( _, longitudes, expected ) => {
	expect( unwrapLongitudes( longitudes ) ).toEqual( expected );
} );

test( 'places whose markers overlap share one, until no markers overlap', () => {
	const shown: number[] = [];
	// A marker is 30 pixels wide, and 10 more for each place.
	const groups = groupPlaces( [ 0, 35, 100, 140, 300 ], ( measured ) => {
		shown.push( measured.length );
		return measured.map( ( group ) => {
			const center = group.reduce( ( sum, x ) => sum + x, 0 ) / group.length;
			const half = 15 + 5 * group.length;
			return { left: center - half, right: center + half, top: 0, bottom: 32 };
		} );
	} );
	expect( groups ).toEqual( [ [ 0, 35 ], [ 100, 140 ], [ 300 ] ] );
	expect( shown ).toEqual( [ 5, 3 ] );
	expect( groupPlaces( [], () => [] ) ).toEqual( [] );
	expect( joinPlaces( [ place( 'Kiel', 3 ), place( 'Husum', 1 ) ] ) ).toMatchObject( {
		name: 'Kiel, Husum',
		count: 4,
	} );
} );
