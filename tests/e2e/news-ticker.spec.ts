import type { Page } from '@playwright/test';
import { changePages } from './support/change-pages';
import { expect, test } from './support/test';

const island = ( page: Page, name: string ) => page.locator( `[data-island="${ name }"]` );
const ready = async ( page: Page, name: string ) =>
	expect( island( page, name ) ).toHaveAttribute( 'data-state', 'ready' );

const begun = async ( page: Page ) => {
	await page.goto( '/' );
	await ready( page, 'ticker' );
};

/**
 * Returns the positions of the ticker at a time of its animation: its distance from the start, and the gaps between
 * its list, the window and the copy.
 */
const tickerAt = async ( page: Page, milliseconds: number ) =>
	page.evaluate( ( time ) => {
		const [ root, view, track ] = [ '', '__window', '__track' ].map( ( part ) =>
			document.querySelector( `.ticker${ part }` )
		);
		const [ list, copy ] = [ ...document.querySelectorAll( '.ticker__list' ) ].map( ( list ) =>
			list.getBoundingClientRect.bind( list )
		);
		const [ animation ] = track?.getAnimations() ?? [];
		if ( ! root || ! view || ! track || ! animation || ! list || ! copy ) {
			return null;
		}
		animation.currentTime = time;
		const toLeft = root.classList.contains( 'ticker--ltr' );
		const { delay, iterations, duration } = animation.effect?.getComputedTiming() ?? {};
		return {
			moved: new DOMMatrix( getComputedStyle( track ).transform ).m41,
			before: toLeft
				? list().left - view.getBoundingClientRect().left
				: view.getBoundingClientRect().right - list().right,
			gap: toLeft ? copy().left - list().right : list().left - copy().right,
			delay,
			iterations,
			round: Number( duration ) - list().width * 20,
		};
	}, milliseconds );

test.describe( 'the ticker', () => {
	for ( const [ variant, towards, direction ] of [
		[ 'ltr', 'left', -1 ],
		[ 'rtl', 'right', 1 ],
	] as const ) {
		test( `its variant ${ variant } fills its window at once and moves 50 pixels a second to the ${ towards }, without a delay and without a gap`, async ( {
			page,
		} ) => {
			await changePages( page, ( html ) =>
				html.replace( 'class="ticker ticker--ltr"', `class="ticker ticker--${ variant }"` )
			);
			await begun( page );
			await expect( island( page, 'ticker' ) ).toHaveClass( `ticker ticker--${ variant }` );
			const start = await tickerAt( page, 0 );
			expect( start ).toMatchObject( { delay: 0, iterations: Infinity } );
			for ( const none of [ start?.moved, start?.before, start?.gap, start?.round ] ) {
				expect( none ).toBeCloseTo( 0, 0 );
			}
			expect( ( await tickerAt( page, 1000 ) )?.moved ).toBeCloseTo( 50 * direction, 1 );
			expect( ( await tickerAt( page, 3500 ) )?.moved ).toBeCloseTo( 175 * direction, 1 );
			expect( new Set( await page.locator( '.ticker__list' ).allInnerTexts() ).size ).toBe( 1 );
		} );
	}

	test( 'moves at the same speed with more headlines', async ( { page } ) => {
		await changePages( page, ( html ) =>
			html.replace(
				/(<ul class="ticker__list">)([\s\S]*?)(<\/ul>)/,
				( _, open: string, items: string, end: string ) => open + items.repeat( 6 ) + end
			)
		);
		await begun( page );
		expect( await page.locator( '.ticker__list' ).first().locator( 'li' ).count() ).toBeGreaterThan( 20 );
		expect( ( await tickerAt( page, 2000 ) )?.moved ).toBeCloseTo( -100, 1 );
	} );

	test( 'pauses while it is hovered or focused, and by its button', async ( { page, axe } ) => {
		await begun( page );
		const state = async () =>
			page.locator( '.ticker__track' ).evaluate( ( track ) => track.getAnimations()[ 0 ]?.playState );
		const button = page.locator( '.ticker__pause' );
		await expect.poll( state ).toBe( 'running' );
		await page.locator( '.ticker__window' ).hover();
		await expect.poll( state ).toBe( 'paused' );
		await page.mouse.move( 0, 400 );
		await expect.poll( state ).toBe( 'running' );
		await page.locator( '.ticker__list a' ).nth( 3 ).focus();
		await expect.poll( state ).toBe( 'paused' );
		await expect( page.locator( '.ticker__list a' ).nth( 3 ) ).toBeInViewport( { ratio: 0.9 } );
		await page.locator( '.ticker__list' ).first().locator( 'a' ).last().focus();
		await page.keyboard.press( 'Tab' );
		await expect( button ).toBeFocused();
		await expect.poll( state ).toBe( 'running' );
		await expect( button ).toHaveText( 'Pause the ticker' );
		await page.keyboard.press( 'Enter' );
		await expect.poll( state ).toBe( 'paused' );
		await expect( button ).toHaveText( 'Start the ticker' );
		await axe();
		await page.keyboard.press( 'Enter' );
		await expect.poll( state ).toBe( 'running' );
	} );

	test( 'its copy is hidden from keyboards and screen readers', async ( { page } ) => {
		await begun( page );
		const copy = page.locator( '.ticker__list' ).nth( 1 );
		await expect( copy ).toHaveAttribute( 'aria-hidden', 'true' );
		expect( await copy.evaluate( ( list: HTMLElement ) => list.inert ) ).toBe( true );
	} );

	test( 'does not move with reduced motion, and every headline can be reached', async ( { page, axe } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await begun( page );
		expect( await page.locator( '.ticker__track' ).evaluate( ( track ) => track.getAnimations().length ) ).toBe(
			0
		);
		await expect( page.locator( '.ticker__pause' ) ).toBeHidden();
		await expect( page.locator( '.ticker__list' ).nth( 1 ) ).toBeHidden();
		// The text uses the space of the button.
		const ends = await page
			.locator( '.ticker__row, .ticker__window' )
			.evaluateAll( ( all ) => all.map( ( element ) => Math.round( element.getBoundingClientRect().right ) ) );
		expect( Math.abs( ( ends[ 0 ] ?? 0 ) - ( ends[ 1 ] ?? 99 ) ) ).toBeLessThan( 16 );
		const last = page.locator( '.ticker__list' ).first().locator( 'a' ).last();
		await last.focus();
		await expect( last ).toBeInViewport( { ratio: 0.5 } );
		await axe();
	} );
} );
