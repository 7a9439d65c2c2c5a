import * as fixtures from '../support/fixtures';
import { settled } from '../support/requests';
import { item, root, open, find, list, count, last, click } from './open-listing';

const FIXTURE = 'a-list-with-two-filters-and-load-more';
const HOOKED =
	'<div class="hooked" style="color: red" data-note="kept"><label>Jump to <input name="jump" value="3"></label></div>';
const MORE = ( page: number ) =>
	`<div class="awsm-jobs-pagination awsm-load-more-main"><a href="?paged=${ page + 1 }" class="awsm-load-more" data-page="${ page }">Load more</a>${ HOOKED }</div>`;
const EMPTY =
	'<div class="awsm-jobs-none-container"><p>No openings found</p><ul><li><a href="/job-openings/" data-clear="all">Show all</a></li></ul></div>';

async function choose( name: string, value: string ) {
	const select = find( `select[name="${ name }"]` );
	select.value = value;
	select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	await settled();
}

const chips = () => [ ...root.querySelectorAll< HTMLAnchorElement >( '.courant-chip' ) ];

test( 'a chip for each filter, from the template of the server; removing one moves the focus to the count', async () => {
	await open( FIXTURE );
	await choose( 'job__category_spec', 'design' );
	await last().respond( item( 5, 'A' ), 3 );
	await choose( 'job__location_spec', 'lisbon' );
	expect( chips() ).toHaveLength( 1 );
	await last().respond( item( 5, 'A' ), 1 );
	expect( chips().map( ( chip ) => chip.textContent ) ).toEqual( [ ' Design, remove', ' Lisbon, remove' ] );
	expect( chips()[ 0 ]?.getAttribute( 'href' ) ).toBe(
		'https://site.test/job-openings/?utm=a+b&job__location_spec=lisbon#list'.replace(
			'https://site.test',
			window.location.origin
		)
	);
	expect( find( '.courant-listing-chips' ).hidden ).toBe( false );
	chips()[ 0 ]?.focus();
	chips()[ 0 ]?.click();
	await settled();
	expect( last().fields ).toMatchObject( { job__category_spec: '', job__location_spec: 'lisbon' } );
	await last().respond( item( 5, 'A' ), 2 );
	expect( chips().map( ( chip ) => chip.dataset[ 'slug' ] ) ).toEqual( [ 'lisbon' ] );
	expect( document.activeElement ).toBe( count() );
	await click( '[data-clear="all"]' );
	await last().respond( item( 5, 'A' ), 24 );
	expect( chips() ).toHaveLength( 0 );
	expect( find( '[data-clear="undo"]' ).hidden ).toBe( false );
} );

test( 'markup that a hook added to the pagination is kept, and the openings are not redrawn', async () => {
	await open( FIXTURE );
	await choose( 'job__category_spec', 'design' );
	await last().respond( item( 5, 'A' ) + MORE( 1 ), 24 );
	expect( list().querySelector( '.hooked' )?.outerHTML ).toBe( HOOKED );
	const first = find( '#awsm-grid-item-5' );
	const entry = find( '[name="jump"]' );
	entry.value = '7';
	await click( '.awsm-load-more' );
	expect( find( '.awsm-load-more' ).textContent ).toBe( 'Loading…' );
	await last().respond( item( 6, 'B' ) + MORE( 2 ), 24 );
	expect( find( '#awsm-grid-item-5' ) ).toBe( first );
	expect( [ ...list().children ].map( ( element ) => element.id || element.className ) ).toEqual( [
		'awsm-grid-item-5',
		'awsm-grid-item-6',
		'awsm-jobs-pagination awsm-load-more-main',
	] );
	expect( find( '[name="jump"]' ).value ).toBe( '7' );
} );

test( 'the link in a note of the list removes one filter, and the next list has no note', async () => {
	await open( FIXTURE );
	await choose( 'job__category_spec', 'design' );
	const note =
		'<p class="courant-listing-note">Not compared. <a href="/x" data-clear="" data-key="job__category_spec" data-slug="design">Show all</a></p>';
	await last().respond( note + item( 5, 'Illustrator' ), 1 );
	expect( list().firstElementChild?.matches( '.courant-listing-note' ) ).toBe( true );
	await click( '.courant-listing-note a' );
	expect( last().fields ).toMatchObject( { job__category_spec: '' } );
	await last().respond( item( 6, 'Editor' ), 1 );
	expect( list().querySelector( '.courant-listing-note' ) ).toBeNull();
} );

test( 'a suggestion of an empty list applies its query', async () => {
	await open( FIXTURE );
	await choose( 'job__category_spec', 'design' );
	await last().respond( EMPTY, 0 );
	expect( list().innerHTML ).toBe( EMPTY );
	await click( '.awsm-jobs-none-container a' );
	expect( last().fields ).toMatchObject( { job__category_spec: '' } );
} );

describe( 'an error in React after the mount', () => {
	const broken = {
		...fixtures.listings,
		messages: {
			...fixtures.listings.messages,
			get found(): never {
				throw new Error( 'The number cannot be rendered.' );
			},
		},
	};

	beforeEach( async () => {
		jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
		await open( FIXTURE, '/job-openings/', { ...fixtures.config, listings: broken } );
	} );

	test( 'restores the controls of the server, which work as without JavaScript', async () => {
		const printed = find( '.awsm-jobs-pagination' ).outerHTML;
		await click( '.awsm-load-more' );
		await last().fail();
		await choose( 'job__category_spec', 'design' );
		await last().respond( item( 5, 'A' ), 7 );
		expect( root.hasAttribute( 'data-failed' ) ).toBe( true );
		expect( root.dataset[ 'state' ] ).toBe( 'failed' );
		expect( find( '.awsm-jobs-pagination' ).outerHTML ).toBe( printed );
		expect( root.querySelectorAll( '.awsm-load-more' ) ).toHaveLength( 1 );
		expect( count().textContent ).toBe( '24 openings found' );
		expect( [ list().getAttribute( 'aria-busy' ), list().className ] ).toEqual( [
			'false',
			'awsm-job-listings awsm-row awsm-grid-col-3',
		] );
		const press = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
		let isPrevented = true;
		window.addEventListener(
			'click',
			( event ) => {
				isPrevented = event.defaultPrevented;
				event.preventDefault();
			},
			{ once: true }
		);
		find( '.awsm-load-more' ).dispatchEvent( press );
		expect( isPrevented ).toBe( false );
	} );
} );
