import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Combobox } from '../../../src/site-search/frontend/Combobox';
import { moveActive } from '../../../src/site-search/frontend/suggestions';
import { FakeResponse } from '../support/response';

const FOUND = {
	status: '2 suggestions',
	corrected: '',
	groups: [
		{ kind: 'articles', label: 'Articles', items: [ { id: 1, title: 'Ferries', url: '#a', details: 'Today' } ] },
		{ kind: 'openings', label: 'Job openings', items: [ { id: 2, title: 'Editor', url: '#b', details: 'Kiel' } ] },
	],
};

const NOT_FOUND = { status: 'No suggestions', corrected: '', groups: [] };

let found: object;
let requests: string[];
let field: HTMLInputElement;

const type = async ( text: string ) => {
	field.value = text;
	act( () => void field.dispatchEvent( new Event( 'input', { bubbles: true } ) ) );
	await act( async () => jest.advanceTimersByTimeAsync( 200 ) );
};
const press = ( key: string ) => {
	const event = new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } );
	act( () => void field.dispatchEvent( event ) );
	return event;
};
const options = () => [ ...document.querySelectorAll( '[role=option]' ) ];

beforeEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	jest.useFakeTimers();
	// jsdom has no layout.
	Element.prototype.scrollIntoView = () => undefined;
	found = FOUND;
	requests = [];
	window.fetch = async ( input ) => {
		requests.push( typeof input === 'string' ? input : '' );
		return Promise.resolve( new FakeResponse( JSON.stringify( found ) ) );
	};
	field = document.createElement( 'input' );
	const list = document.createElement( 'div' );
	const form = document.createElement( 'form' );
	form.action = '/find';
	field.name = 's';
	form.append( field );
	const overlay = document.createElement( 'div' );
	overlay.setAttribute( 'popover', '' );
	overlay.append( form, list );
	document.body.replaceChildren( overlay );
	act( () =>
		createRoot( list ).render(
			<Combobox
				field={ field }
				url="/search?lang=de"
				label="Suggestions"
				more="All results for “%s”"
				none="Search the site for “%s”"
				style=""
			/>
		)
	);
} );

afterEach( () => jest.useRealTimers() );

test( 'requests suggestions once after a pause, and shows them in labeled groups', async () => {
	await type( 'e' );
	expect( requests ).toEqual( [] );
	await type( 'ed' );
	expect( requests ).toEqual( [ '/search?lang=de&term=ed' ] );
	expect( options().map( ( { textContent } ) => textContent ) ).toEqual( [
		'FerriesToday',
		'EditorKiel',
		'All results for “ed”',
	] );
	expect( options()[ 2 ]?.getAttribute( 'href' ) ).toMatch( /\/find\?s=ed$/ );
	expect( document.querySelector( '[role=status]' )?.textContent ).toBe( '2 suggestions' );
	expect( field.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	await type( '' );
	expect( field.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	expect( options() ).toEqual( [] );
} );

test( 'arrow keys move through the options and the field; Enter follows the chosen link, otherwise the form is sent', async () => {
	await type( 'ed' );
	expect( press( 'Enter' ).defaultPrevented ).toBe( false );
	expect( press( 'ArrowDown' ).defaultPrevented ).toBe( true );
	expect( options().map( ( option ) => option.getAttribute( 'aria-selected' ) ) ).toEqual( [
		'true',
		'false',
		'false',
	] );
	expect( field.getAttribute( 'aria-activedescendant' ) ).toBe( options()[ 0 ]?.id );
	press( 'ArrowUp' );
	press( 'ArrowUp' );
	const clicked: unknown[] = [];
	options()[ 2 ]?.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		clicked.push( event.currentTarget );
	} );
	expect( press( 'Enter' ).defaultPrevented ).toBe( true );
	expect( clicked ).toHaveLength( 1 );
} );

test( 'shows that there are no suggestions until the text is removed', async () => {
	found = NOT_FOUND;
	await type( 'qqqq' );
	const text = () => document.querySelector( '.suggestions-status' )?.textContent;
	expect( text() ).toBe( 'No suggestions' );
	expect( options().map( ( { textContent } ) => textContent ) ).toEqual( [ 'Search the site for “qqqq”' ] );
	expect( options()[ 0 ]?.getAttribute( 'href' ) ).toMatch( /\/find\?s=qqqq$/ );
	await type( '' );
	expect( [ text(), options() ] ).toEqual( [ undefined, [] ] );
} );

test( 'a corrected search is shown above its suggestions', async () => {
	await type( 'ed' );
	expect( document.querySelector( '.suggestions-status' ) ).toBeNull();
	found = { ...FOUND, status: '2 suggestions for “editor”', corrected: 'editor' };
	await type( 'eidtor' );
	expect( document.querySelector( '.suggestions-status' )?.textContent ).toBe( '2 suggestions for “editor”' );
	expect( options() ).toHaveLength( 3 );
} );

test( 'no option is active when the overlay opens again', async () => {
	await type( 'ed' );
	press( 'ArrowDown' );
	act( () => void field.closest( '[popover]' )?.dispatchEvent( new Event( 'toggle' ) ) );
	expect( field.getAttribute( 'aria-activedescendant' ) ).toBe( '' );
	expect( press( 'Enter' ).defaultPrevented ).toBe( false );
} );

test( 'Escape is left to the overlay', async () => {
	await type( 'ed' );
	press( 'ArrowDown' );
	expect( press( 'Escape' ).defaultPrevented ).toBe( false );
} );

test( 'moves between the field and the options in both directions', () => {
	expect( moveActive( 'ArrowDown', -1, 2 ) ).toBe( 0 );
	expect( moveActive( 'ArrowDown', 1, 2 ) ).toBe( -1 );
	expect( moveActive( 'ArrowUp', -1, 2 ) ).toBe( 1 );
	expect( moveActive( 'ArrowDown', -1, 0 ) ).toBe( -1 );
	expect( moveActive( 'a', 1, 2 ) ).toBe( 1 );
} );
