import { initSaveButton } from '../../../src/theme/frontend/save-button';
import { isSaved, readSavedItems, saveItem } from '../../../src/theme/frontend/saved-items';

const article = {
	kind: 'article',
	id: 7,
	title: 'Ferries',
	url: 'https://example.org/ferries/',
	facts: [ 'Cities' ],
	image: 'https://example.org/ferries.webp',
};
const opening = { ...article, kind: 'opening' };
const texts = { saved: 'Saved', removed: 'Removed', notSaved: 'Not saved' };

let reports: string[];
const button = () => {
	const element = document.createElement( 'button' );
	element.innerHTML = '<span>Save</span><span hidden>Saved</span>';
	document.body.replaceChildren( element );
	reports = [];
	initSaveButton( element, article, texts, ( text ) => reports.push( text ), new AbortController().signal );
	return element;
};

const label = ( element: HTMLElement ) => element.querySelector( 'span:not([hidden])' )?.textContent;

beforeEach( () => localStorage.clear() );
afterEach( () => jest.restoreAllMocks() );

test( 'nothing is stored before the button is pressed; a second press removes the item', () => {
	const element = button();
	expect( localStorage ).toHaveLength( 0 );
	element.click();
	expect( label( element ) ).toBe( 'Saved' );
	expect( readSavedItems() ).toEqual( [ article ] );
	element.click();
	expect( label( element ) ).toBe( 'Save' );
	expect( readSavedItems() ).toEqual( [] );
	expect( reports ).toEqual( [ 'Saved', 'Removed' ] );
} );

test( 'items of different kinds can have the same ID', () => {
	saveItem( article, true );
	saveItem( opening, true );
	saveItem( article, false );
	expect( isSaved( article ) ).toBe( false );
	expect( readSavedItems() ).toEqual( [ opening ] );
} );

test( 'a blocked storage is reported, and damaged data is ignored', () => {
	localStorage.setItem( 'courant-saved', '{broken' );
	expect( readSavedItems() ).toEqual( [] );
	localStorage.setItem( 'courant-saved', JSON.stringify( [ { ...article, url: 'javascript:alert(1)' } ] ) );
	expect( readSavedItems() ).toEqual( [] );
	const element = button();
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new Error( 'full' );
	} );
	element.click();
	expect( reports ).toEqual( [ 'Not saved' ] );
	expect( label( element ) ).toBe( 'Save' );
} );

test( 'a change in another tab is shown', () => {
	const element = button();
	saveItem( article, true );
	window.dispatchEvent( new Event( 'storage' ) );
	expect( label( element ) ).toBe( 'Saved' );
} );
