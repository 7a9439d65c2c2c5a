import { page as fixture } from '../support/fixtures';
import { start } from '../../../src/table-of-contents/frontend/module.contents-more';
import { click, mountAll, mountControls } from './page';
import { contents, find } from './support';

/** Markup that `TableControlsTest` has compared with what PHP prints, and an article for it. */
function printedPage(): void {
	fixture( 'contents', 'printed-by-php' );
	document.body.insertAdjacentHTML(
		'beforeend',
		'<main><h2 id="one">One</h2><h3 id="below-one">Below one</h3><h2 id="two">Two</h2></main>'
	);
}

const CONTROLS = '[data-island=table-of-contents-controls] button';

test( 'React takes over the buttons that PHP printed without a mismatch', async () => {
	printedPage();
	const reported = jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
	const buttons = [ ...document.querySelectorAll( CONTROLS ) ];
	expect( buttons ).toHaveLength( 5 );
	await mountAll( {}, false );
	const { courantContents: tables } = window;
	if ( ! tables ) {
		throw new Error( 'The module registered no table' );
	}
	start( tables, contents );
	await mountControls();
	expect( document.querySelectorAll( CONTROLS ) ).toHaveLength( buttons.length );
	buttons.forEach( ( button, index ) => expect( document.querySelectorAll( CONTROLS )[ index ] ).toBe( button ) );
	click( '.ez-toc-toggle' );
	expect( find( '#ez-toc-container-list' ).hidden ).toBe( true );
	expect( find( '.ez-toc-toggle' ) ).toBe( buttons[ 0 ] );
	click( '.ez-toc-more-links-enabler' );
	expect( find( '.ez-toc-more-links-enabler' ).hidden ).toBe( true );
	click( '.courant-contents-bar__step[data-next]' );
	expect( window.location.hash ).toBe( '#one' );
	expect( reported.mock.calls ).toEqual( [] );
} );
