import * as fixtures from '../support/fixtures';
import { settled } from '../support/requests';
import { item, open, find, count, last } from './open-listing';

jest.mock( '../../../src/shared/frontend/import-module', () => ( {
	importModule: () => import( '../../../src/listings/frontend/island.retry' ),
} ) );

const retry = { failed: 'Failed.', offline: 'Offline.', again: 'Try again' };

test( 'the notice offers another attempt and keeps the focus, which moves to the count after a success', async () => {
	await open( 'a-list-with-two-filters-and-load-more', '/job-openings/', {
		...fixtures.config,
		islands: { 'listings-retry': 'retry.js' },
		listings: { ...fixtures.listings, retry },
	} );
	await settled();
	const notice = find( '.courant-listing-retry' );
	const button = find( '.courant-listing-retry button' );
	expect( [ notice.textContent, button.hidden ] ).toEqual( [ 'Try again', true ] );
	const select = find( 'select' );
	select.value = 'design';
	select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	await settled();
	await last().fail();
	expect( [ notice.textContent, button.hidden, select.value ] ).toEqual( [ 'Failed.Try again', false, '' ] );
	button.focus();
	button.click();
	await settled();
	expect( [ select.value, button.getAttribute( 'aria-disabled' ) ] ).toEqual( [ 'design', 'true' ] );
	await last().fail();
	expect( document.activeElement ).toBe( button );
	button.click();
	await settled();
	await last().respond( item( 5, 'A' ), 1 );
	expect( [ notice.textContent, button.hidden ] ).toEqual( [ 'Try again', true ] );
	expect( document.activeElement ).toBe( count() );
} );
