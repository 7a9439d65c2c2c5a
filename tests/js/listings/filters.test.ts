import { clearFilters, removeChip, setControls } from '../../../src/listings/frontend/controls';
import { parseResponse, updateFacets, updateFilterCounts } from '../../../src/listings/frontend/facets';
import { filtersOf, supportedValue, valueFor } from '../../../src/listings/frontend/filters';
import { readControls, findElements } from '../../../src/listings/frontend/dom';
import type { ListingElements } from '../../../src/listings/frontend/dom';
import { defined, instanceOf } from '../support/dom';

let root: HTMLElement;
let elements: ListingElements;

/** A select, a list of checkboxes, and the order outside of the form. */
beforeEach( () => {
	document.documentElement.lang = 'en';
	document.body.innerHTML = `
        <div class="awsm-job-wrap">
            <div class="awsm-filter-wrap"><form><input name="jq" value="ink">
                <button class="awsm-filter-toggle"><span class="courant-filter-number"></span></button>
                <div data-filter="type" data-label="Type"><select name="type">
                    <option value="">All</option>
                    <option value="full" data-slug="full" data-label="Full">Full (3)</option>
                    <option value="part" data-slug="part" data-label="Part">Part (2)</option>
                    <option value="full,part" data-slug="full,part">Full, Part</option>
                </select></div>
                <div data-filter="place"><span class="courant-filter-number"></span>
                    <label><input type="checkbox" name="place[]" value="north" data-label="North"><b class="courant-choice-count">3</b></label>
                    <label><input type="checkbox" name="place[]" value="south" data-label="South"><b class="courant-choice-count">2</b></label>
                </div>
                <input type="checkbox" name="alert" value="1" checked>
            </form></div>
            <div data-filter="sort"><select name="sort"><option value="">Newest</option><option value="title">Title</option></select></div>
            <div class="awsm-job-listings"></div>
        </div>`;
	root = instanceOf( document.body.firstElementChild, HTMLElement );
	elements = defined( findElements( root ) );
} );

const filter = ( key: string ) => elements.filters.find( ( filter ) => filter.key === key ) ?? { key, choices: [] };

const choose = ( specs: Record< string, string > ) => setControls( elements, { jq: 'ink', specs } );

test( 'selects, checkboxes and the order are filters by their keys, other controls are not', () => {
	expect( filtersOf( root ).map( ( { key } ) => key ) ).toEqual( [ 'type', 'place', 'sort' ] );
} );

test( 'several values are joined in the order of the filter, without unknown ones', () => {
	choose( { place: 'south,nowhere,north' } );
	expect( valueFor( filter( 'place' ) ) ).toBe( 'north,south' );
	expect( supportedValue( filter( 'place' ), 'nowhere' ) ).toBe( '' );
	choose( { type: 'full,part' } );
	expect( valueFor( filter( 'type' ) ) ).toBe( 'full,part' );
	choose( { place: 'north,south', type: 'nothing' } );
	expect( root.querySelector( 'select' )?.value ).toBe( '' );
	expect( readControls( elements ) ).toEqual( { jq: 'ink', specs: { place: 'north,south' } } );
} );

test( 'counts of a response are shown next to the options, and empty options are marked', () => {
	const { html, facets } = parseResponse(
		'<p>1</p><script type="application/json" data-courant-facets>{"total":1,"facets":{"type":{"full":1200},"place":{"south":0}}}</script>'
	);
	expect( html ).toBe( '<p>1</p>' );
	updateFacets( elements.filters, facets );
	expect( [ ...root.querySelectorAll( '[name="type"] option' ) ].map( ( option ) => option.textContent ) ).toEqual( [
		'All',
		'Full (1,200)',
		'Part (0)',
		'Full, Part',
	] );
	expect(
		[ ...root.querySelectorAll< HTMLInputElement | HTMLOptionElement >( '[data-empty]' ) ].map(
			( { value } ) => value
		)
	).toEqual( [ 'part', 'north', 'south' ] );
	expect( root.querySelector( '.courant-choice-count' )?.textContent ).toBe( '0' );
	expect( parseResponse( '<p>old</p>' ) ).toEqual( { html: '<p>old</p>', facets: null } );
	expect( parseResponse( '<p>cut</p><script type="application/json" data-courant-facets>{"tot' ) ).toEqual( {
		html: '<p>cut</p>',
		facets: null,
	} );
} );

test( 'the number of selected options is on the menu and on the panel button; a sort order does not count', () => {
	choose( { place: 'north,south', type: 'full', sort: 'title' } );
	updateFilterCounts( root, elements.filters, readControls( elements ) );
	expect( [ ...root.querySelectorAll( '.courant-filter-number' ) ].map( ( item ) => item.textContent ) ).toEqual( [
		'3',
		'2',
	] );
} );

test( 'a chip removes its own choice, and suggestions apply their query', () => {
	choose( { place: 'north,south', sort: 'title' } );
	removeChip( elements, { key: 'place', slug: 'north' } );
	expect( readControls( elements ) ).toEqual( { jq: 'ink', specs: { place: 'south', sort: 'title' } } );
	clearFilters( elements, { clear: 'filters' } );
	expect( readControls( elements ) ).toEqual( { jq: 'ink', specs: { sort: 'title' } } );
	choose( { type: 'full', sort: 'title' } );
	clearFilters( elements, { clear: 'replace', search: 'pen' } );
	expect( readControls( elements ) ).toEqual( { jq: 'pen', specs: { type: 'full', sort: 'title' } } );
	removeChip( elements, { key: 'jq' } );
	expect( readControls( elements ).jq ).toBe( '' );
	clearFilters( elements, {} );
	expect( readControls( elements ) ).toEqual( { jq: '', specs: { sort: 'title' } } );
} );
