import { page } from '../support/fixtures';
import { findElement } from '../support/dom';

async function load( address: string ): Promise< () => number > {
	window.history.replaceState( null, '', address );
	const root = page( 'listings', 'a-list-with-two-filters-and-load-more' );
	Object.assign( window, {
		ResizeObserver: class {
			observe = () => undefined;
		},
		courantDesk: { config: {} },
	} );
	const mountRequested = jest.fn();
	root.addEventListener( 'courant:mount', mountRequested );
	await jest.isolateModulesAsync( async () => {
		await import( '../../../src/listings/frontend/early' );
	} );
	return () => mountRequested.mock.calls.length;
}

test( 'a list whose URL was not rendered is mounted at once, others wait', async () => {
	expect( ( await load( '/job-openings/?jq=ink' ) )() ).toBe( 1 );
	expect( ( await load( '/job-openings/' ) )() ).toBe( 0 );
} );

test( 'browsers restore controls late: they are read when the page is shown', async () => {
	jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( 'interactive' );
	const mountRequested = await load( '/job-openings/' );
	findElement( 'select', HTMLSelectElement ).value = 'design';
	expect( mountRequested() ).toBe( 0 );
	window.dispatchEvent( new Event( 'pageshow' ) );
	expect( mountRequested() ).toBe( 1 );
} );
