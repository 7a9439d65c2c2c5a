import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { openList } from './recruiting-screen';
import { runExclusively } from './support/exclusive';
import { createApplications, getPostStatus } from './support/site-data';

test.setTimeout( 120_000 );

runExclusively( 'recruiting' );

const CARDS = 300;

const seedBoard = () =>
	createApplications(
		'Opening with many applications',
		Array.from( { length: CARDS }, ( _, index ) => ( {
			name: `Person ${ String( index ).padStart( 3, '0' ) }`,
			status: 'publish',
			email: `person${ index }@courant.example`,
			hoursAgo: 1 + index,
			reference: `BOARD-${ index }`,
			letter: '',
		} ) )
	);

const card = ( page: Page, index: number ): Locator =>
	page.locator( '.courant-board-column .courant-tile', {
		hasText: `Person ${ String( index ).padStart( 3, '0' ) }`,
	} );

/** Scrolls to the end until the card has been loaded, and then to the card. */
async function scrollToCard( page: Page, list: Locator, index: number ): Promise< void > {
	await expect
		.poll(
			() =>
				list.evaluate( ( element ) => {
					element.scrollTop = element.scrollHeight;
					return Number( element.querySelector( 'li:last-child' )?.getAttribute( 'aria-posinset' ) );
				} ),
			{ intervals: [ 100 ], timeout: 20_000 }
		)
		.toBeGreaterThan( index + 20 );
	await list.evaluate( ( element, position ) => {
		const [ first, second ] = [ ...element.querySelectorAll( 'li' ) ].map( ( { offsetTop } ) => offsetTop );
		element.scrollTop = position * ( ( second ?? 0 ) - ( first ?? 0 ) ) - 40;
	}, index );
	await expect( card( page, index ) ).toBeVisible();
}

const positionOf = ( list: Locator ): Promise< number > => list.evaluate( ( { scrollTop } ) => scrollTop );

test( 'a column of several hundred applications renders the visible ones, and keeps its position', async ( {
	page,
	asRole,
} ) => {
	const { opening, applications } = await seedBoard();
	await asRole( 'hr' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await openList( page, `&layout=board&opening=${ opening }`, /Person 000/ );
	const list = page.locator( '.courant-board-column__list' ).first();
	await scrollToCard( page, list, 120 );
	expect( await page.locator( '.courant-tile' ).count(), 'cards in the document' ).toBeLessThan( 40 );

	// Anywhere on the card except on its controls.
	const moved = applications[ 120 ] ?? 0;
	const box = await card( page, 120 ).locator( 'bdi' ).last().boundingBox();
	const lane = await page.getByRole( 'region', { name: /In progress/ } ).boundingBox();
	const before = await positionOf( list );
	await page.mouse.move( ( box?.x ?? 0 ) + 5, ( box?.y ?? 0 ) + 5 );
	await page.mouse.down();
	await page.mouse.move( ( lane?.x ?? 0 ) + 60, ( lane?.y ?? 0 ) + 200, { steps: 8 } );
	await page.mouse.up();
	await expect(
		page.getByRole( 'region', { name: /In progress/ } ).getByRole( 'link', { name: /Person 120/ } )
	).toBeVisible();
	await expect.poll( () => getPostStatus( moved ) ).toBe( 'progress' );
	expect( await positionOf( list ), 'the column does not jump' ).toBe( before );

	await card( page, 121 ).getByRole( 'link' ).click();
	await expect( page.getByRole( 'heading', { name: 'Person 121' } ) ).toBeFocused();
	await page.goBack();
	await expect( card( page, 121 ) ).toBeVisible();
	expect( await positionOf( list ), 'after an application' ).toBe( before );

	await page.reload();
	await expect( card( page, 121 ) ).toBeVisible();
	expect( Math.abs( ( await positionOf( list ) ) - before ), 'after a reload' ).toBeLessThan( 2 );
} );
