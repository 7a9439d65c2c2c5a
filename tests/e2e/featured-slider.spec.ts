import type { Page } from '@playwright/test';
import { delayReact } from './support/delayed-scripts';
import { changePages } from './support/change-pages';
import { leaveControl } from './support/focus';
import { expect, test } from './support/test';

const ready = async ( page: Page, name: string ) =>
	expect( page.locator( `[data-island="${ name }"]` ) ).toHaveAttribute( 'data-state', 'ready' );

test.describe( 'the slider', () => {
	const shown = ( page: Page ) => page.locator( '.slider__slide[data-position="shown"]' );
	const number = async ( page: Page ) => shown( page ).getAttribute( 'aria-label' );
	const begin = async ( page: Page ) => {
		await page.clock.install( { time: 0 } );
		await page.goto( '/' );
		await page.clock.runFor( 4000 );
		await ready( page, 'slider' );
		await page.clock.pauseAt( 600_000 );
	};

	test( 'shows one story at a time at every width, without a margin and without dots', async ( { page } ) => {
		await begin( page );
		await expect( page.locator( '.slider button' ) ).toHaveCount( 3 );
		for ( const width of [ 320, 768, 992, 1280, 1920 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			const seen = await page.locator( '.slider__slide' ).evaluateAll( ( slides ) => {
				slides.forEach( ( slide ) => slide.getAnimations().forEach( ( move ) => move.finish() ) );
				return slides
					.filter( ( slide ) => getComputedStyle( slide ).visibility === 'visible' )
					.map( ( slide ) => {
						const [ own, view ] = [ slide, slide.parentElement ].map( ( box ) =>
							box?.getBoundingClientRect()
						);
						return [
							( own?.left ?? 0 ) - ( view?.left ?? 0 ),
							( own?.width ?? 0 ) - ( view?.width ?? 1 ),
						].map( Math.round );
					} );
			} );
			expect( seen, `${ String( width ) } pixels` ).toEqual( [ [ 0, 0 ] ] );
		}
	} );

	test( 'advances every 5500 ms in a loop', async ( { page } ) => {
		await begin( page );
		const count = await page.locator( '.slider__slide' ).count();
		const first = await number( page );
		// Stopping and starting the rotation restarts its interval.
		const rotation = page.locator( '.slider__button--rotation' );
		await rotation.click();
		await rotation.click();
		await page.mouse.move( 0, 790 );
		await page.clock.runFor( 5499 );
		expect( await number( page ) ).toBe( first );
		await page.clock.runFor( 1 );
		await expect( shown( page ) ).not.toHaveAttribute( 'aria-label', String( first ) );
		await expect( page.locator( '.slider__slide:not([inert])' ) ).toHaveCount( 1 );
		for ( let step = 1; step < count; step += 1 ) {
			await page.clock.runFor( 5500 );
		}
		await expect( shown( page ) ).toHaveAttribute( 'aria-label', String( first ) );
	} );

	test( 'the move takes 800 ms', async ( { page } ) => {
		await begin( page );
		// Read at the time of the click: a busy machine may check later than 800 ms after it.
		const moves = await page.evaluate( async () => {
			document.querySelector< HTMLElement >( '.slider__button--next' )?.click();
			for ( let turn = 0; turn < 20; turn += 1 ) {
				await Promise.resolve();
			}
			return [ ...document.querySelectorAll( '.slider__slide' ) ]
				.flatMap( ( slide ) => slide.getAnimations() )
				.filter(
					( animation ) => animation instanceof CSSTransition && animation.transitionProperty === 'translate'
				)
				.map( ( animation ) => animation.effect?.getComputedTiming().duration );
		} );
		await expect( shown( page ) ).toHaveCSS( 'transition-duration', '0.8s' );
		expect( moves ).toEqual( [ 800, 800 ] );
	} );

	test( 'the arrows have accessible names but no text; previous on the first story leads to the last', async ( {
		page,
	} ) => {
		await begin( page );
		const count = await page.locator( '.slider__slide' ).count();
		const previous = page.getByRole( 'button', { name: 'Previous article' } );
		await expect( previous ).toHaveText( '' );
		await expect( page.getByRole( 'button', { name: 'Next article' } ) ).toHaveText( '' );
		const first = await number( page );
		const steps = Number( first?.split( ' ' )[ 0 ] );
		for ( let step = 0; step < steps; step += 1 ) {
			await previous.click();
		}
		await expect( shown( page ) ).toHaveAttribute( 'aria-label', `${ String( count ) } of ${ String( count ) }` );
	} );

	test( 'keyboard focus stops it until its first button starts it again', async ( { page, axe } ) => {
		await begin( page );
		const rotation = page.locator( '.slider__button--rotation' );
		const view = page.locator( '.slider__slides' );
		await expect( rotation ).toHaveAttribute( 'aria-label', 'Stop slideshow' );
		await expect( view ).toHaveAttribute( 'aria-live', 'off' );
		await page.locator( '.ticker__pause' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( rotation ).toBeFocused();
		await expect( rotation ).toHaveAttribute( 'aria-label', 'Start slideshow' );
		await expect( view ).toHaveAttribute( 'aria-live', 'polite' );
		const before = await number( page );
		await page.clock.runFor( 20_000 );
		expect( await number( page ) ).toBe( before );
		await page.keyboard.press( 'Enter' );
		await expect( rotation ).toHaveAttribute( 'aria-label', 'Stop slideshow' );
		await page.clock.runFor( 5500 );
		await expect( shown( page ) ).not.toHaveAttribute( 'aria-label', String( before ) );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		expect( await shown( page ).evaluate( ( slide ) => slide.contains( document.activeElement ) ) ).toBe( true );
		await page.keyboard.press( 'Shift+Tab' );
		await rotation.press( 'Enter' );
		await page.clock.resume();
		await axe();
	} );

	test( 'pauses while it is hovered and while its tab is hidden', async ( { page } ) => {
		await begin( page );
		await page.locator( '.slider__slides' ).hover();
		const before = await number( page );
		await page.clock.runFor( 20_000 );
		expect( await number( page ) ).toBe( before );
		await page.mouse.move( 0, 790 );
		await page.evaluate( () => {
			Object.defineProperty( document, 'hidden', { configurable: true, get: () => true } );
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		} );
		await page.clock.runFor( 20_000 );
		expect( await number( page ) ).toBe( before );
		await page.evaluate( () => {
			Object.defineProperty( document, 'hidden', { configurable: true, get: () => false } );
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		} );
		await page.clock.runFor( 5500 );
		await expect( shown( page ) ).not.toHaveAttribute( 'aria-label', String( before ) );
	} );

	test( 'with reduced motion it starts stopped and changes stories without animation', async ( { page, axe } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await begin( page );
		await expect( page.locator( '.slider__button--rotation' ) ).toHaveAttribute( 'aria-label', 'Start slideshow' );
		const before = await number( page );
		await page.clock.runFor( 20_000 );
		expect( await number( page ) ).toBe( before );
		await page.locator( '.slider__button--next' ).click();
		await expect( shown( page ) ).toHaveCSS( 'transition-duration', '0s' );
		await page.clock.resume();
		await axe();
	} );

	test( 'a swipe moves to the next story', async ( { page } ) => {
		await begin( page );
		const before = await number( page );
		const box = await page.locator( '.slider__slides' ).boundingBox();
		const [ x, y ] = [ ( box?.x ?? 0 ) + 300, ( box?.y ?? 0 ) + 100 ];
		const fire = async ( type: string, at: number ) =>
			page
				.locator( '.slider__slides' )
				.dispatchEvent( type, { clientX: at, clientY: y, pointerType: 'touch', bubbles: true } );
		await fire( 'pointerdown', x );
		await fire( 'pointerup', x - 120 );
		await expect( shown( page ) ).not.toHaveAttribute( 'aria-label', String( before ) );
		await fire( 'pointerdown', x );
		await fire( 'pointerup', x + 120 );
		await expect( shown( page ) ).toHaveAttribute( 'aria-label', String( before ) );
	} );

	for ( const [ how, use ] of [
		[ 'an arrow', async ( page: Page ) => page.locator( '.slider__button--next' ).click() ],
		[
			'a swipe',
			async ( page: Page ) => {
				const slides = page.locator( '.slider__slides' );
				await slides.dispatchEvent( 'pointerdown', {
					clientX: 300,
					clientY: 300,
					pointerType: 'touch',
					bubbles: true,
				} );
				await slides.dispatchEvent( 'pointerup', {
					clientX: 180,
					clientY: 300,
					pointerType: 'touch',
					bubbles: true,
				} );
			},
		],
	] as const ) {
		test( `after a change by ${ how } it stops until its button starts it`, async ( { page } ) => {
			await begin( page );
			const before = await number( page );
			await use( page );
			await expect( shown( page ) ).not.toHaveAttribute( 'aria-label', String( before ) );
			const chosen = await number( page );
			await page.mouse.move( 5, 5 );
			await leaveControl( page );
			await page.clock.runFor( 30_000 );
			expect( await number( page ) ).toBe( chosen );
			const rotation = page.locator( '.slider__button--rotation' );
			await expect( rotation ).toHaveAttribute( 'aria-label', 'Start slideshow' );
			await rotation.click();
			await page.mouse.move( 5, 5 );
			await page.clock.runFor( 5600 );
			await expect( shown( page ) ).not.toHaveAttribute( 'aria-label', String( chosen ) );
			await page.locator( '.slider__button--previous' ).click();
			await expect( rotation ).toHaveAttribute( 'aria-label', 'Start slideshow' );
		} );
	}

	test( 'its controls keep their position, whatever story is shown', async ( { page } ) => {
		await begin( page );
		await page.evaluate( () => document.querySelector( '.slider' )?.scrollIntoView( { behavior: 'instant' } ) );
		const where = async () =>
			page.locator( '.slider__button' ).evaluateAll( ( all ) =>
				all.map( ( button ) => {
					const { x, y } = button.getBoundingClientRect();
					return [ x, y ];
				} )
			);
		const before = await where();
		for ( let story = 0; story < 4; story += 1 ) {
			await page.locator( '.slider__button--next' ).click();
			await page.clock.runFor( 1000 );
			expect( await where() ).toEqual( before );
		}
		const [ slides, controls ] = await Promise.all(
			[ '.slider__slides', '.slider__controls' ].map( async ( part ) => page.locator( part ).boundingBox() )
		);
		// Below the slides, so that they cover no picture.
		expect( controls?.y ).toBeGreaterThanOrEqual( ( slides?.y ?? 0 ) + ( slides?.height ?? Infinity ) );
	} );

	test( 'from right to left the next story enters from the left, and the arrows are mirrored', async ( { page } ) => {
		await changePages( page, ( html ) => html.replace( '<html ', '<html dir="rtl" ' ) );
		await begin( page );
		const from = async ( name: string ) =>
			page.evaluate( async ( button ) => {
				// A slide that reverses its direction would start at its current position.
				document
					.querySelectorAll( '.slider__slide' )
					.forEach( ( slide ) => slide.getAnimations().forEach( ( move ) => move.finish() ) );
				document.querySelector< HTMLElement >( `.slider__button--${ button }` )?.click();
				for ( let turn = 0; turn < 20; turn += 1 ) {
					await Promise.resolve();
				}
				const [ move ] =
					document.querySelector( '.slider__slide[data-position="shown"]' )?.getAnimations() ?? [];
				return move?.effect instanceof KeyframeEffect
					? move.effect.getKeyframes()[ 0 ]?.[ 'translate' ]
					: undefined;
			}, name );
		expect( await from( 'next' ) ).toBe( '-100%' );
		expect( await from( 'previous' ) ).toBe( '100%' );
		const [ previous, next ] = await Promise.all(
			[ 'previous', 'next' ].map( async ( name ) =>
				page
					.locator( `.slider__button--${ name }` )
					.evaluate( ( button ) => button.getBoundingClientRect().left )
			)
		);
		expect( Number( previous ) ).toBeGreaterThan( Number( next ) );
	} );

	test( 'a tap on its arrow works before React is loaded', async ( { page } ) => {
		const release = await delayReact( page );
		await page.goto( '/' );
		const next = page.getByRole( 'button', { name: 'Next article' } );
		await next.click();
		await expect( next ).toHaveAttribute( 'aria-busy', 'true' );
		release();
		await ready( page, 'slider' );
		await expect( next ).not.toHaveAttribute( 'aria-busy' );
		await expect( shown( page ) ).toHaveAttribute( 'aria-label', /^2 of / );
	} );
} );
