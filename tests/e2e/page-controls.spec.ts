import type { Page } from '@playwright/test';
import { delayModules } from './support/delayed-scripts';
import { expect, test, testWithoutScript } from './support/test';
import { article } from './page-islands';

const scrollTo = async ( page: Page, top: number ) =>
	page.evaluate( ( height ) => {
		window.scrollTo( { top: height, behavior: 'instant' } );
	}, top );

const island = ( page: Page, name: string ) => page.locator( `[data-island="${ name }"]` ).first();

const ready = async ( page: Page, name: string ) =>
	expect( island( page, name ) ).toHaveAttribute( 'data-state', 'ready' );

test.describe( 'back to top', () => {
	test( 'is hidden until more than 1000 px are scrolled, and hidden again above', async ( { page, axe } ) => {
		await page.goto( await article() );
		const link = page.locator( '.back-to-top__link' );
		await expect( link ).toBeHidden();
		await scrollTo( page, 1000 );
		await ready( page, 'back-to-top' );
		await expect( link ).toBeHidden();
		expect( await link.evaluate( ( element: HTMLElement ) => element.inert ) ).toBe( true );
		await scrollTo( page, 1001 );
		await expect( link ).toBeVisible();
		await axe();
		await scrollTo( page, 1000 );
		await expect( link ).toBeHidden();
	} );

	test( 'scrolls to the top in 800 ms and moves the focus', async ( { page } ) => {
		await page.clock.install( { time: 0 } );
		await page.goto( await article() );
		await scrollTo( page, 2400 );
		await page.clock.runFor( 1000 );
		await ready( page, 'back-to-top' );
		const link = page.getByRole( 'link', { name: 'Back to top' } );
		await expect( link ).toBeVisible();
		await page.clock.pauseAt( 600_000 );
		await link.focus();
		await page.keyboard.press( 'Enter' );
		const top = async () => page.evaluate( () => window.scrollY );
		await page.clock.runFor( 400 );
		expect( Math.abs( ( await top() ) - 1200 ) ).toBeLessThan( 120 );
		await page.clock.runFor( 384 );
		expect( await top() ).toBeGreaterThan( 0 );
		// A frame later than 800 ms at most.
		await page.clock.runFor( 33 );
		expect( await top() ).toBe( 0 );
		await expect( page.locator( '#masthead' ) ).toBeFocused();
	} );

	test( 'adds no scroll listener', async ( { page } ) => {
		await page.addInitScript( () => {
			const listeners: { type: string; stack: string }[] = [];
			Error.stackTraceLimit = 50;
			const add: unknown = Reflect.get( EventTarget.prototype, 'addEventListener' );
			Object.assign( EventTarget.prototype, {
				addEventListener( this: unknown, ...values: Parameters< EventTarget[ 'addEventListener' ] > ): void {
					const [ type ] = values;
					if ( /^(?:scroll|scrollend|wheel|touchmove)$/.test( type ) ) {
						listeners.push( { type, stack: new Error( 'listens' ).stack ?? '' } );
					}
					if ( typeof add === 'function' ) {
						Reflect.apply( add, this, values );
					}
				},
			} );
			Object.assign( window, { listeners } );
		} );
		await page.goto( await article() );
		await scrollTo( page, 1500 );
		await ready( page, 'back-to-top' );
		const all = await page.evaluate( () => window.listeners );
		// `scrollend` fires once when a scroll has ended, not with every frame.
		expect(
			all.filter( ( { stack } ) => stack.includes( 'modules/page-controls' ) ).map( ( { type } ) => type )
		).toEqual( [ 'scrollend' ] );
	} );

	for ( const width of [ 390, 320 ] ) {
		test( `covers no link at ${ String( width ) } pixels at any scroll position, and can be used at the end of the page`, async ( {
			page,
		} ) => {
			test.slow();
			await page.setViewportSize( { width, height: 740 } );
			for ( const [ url, minSeen ] of [
				[ await article(), 3 ],
				[ '/', 0 ],
			] as const ) {
				await page.goto( url );
				await scrollTo( page, 1100 );
				await ready( page, 'back-to-top' );
				const { covered, stops, seen } = await page.evaluate( async () => {
					const button = document.querySelector< HTMLElement >( '.back-to-top__link' );
					const end = document.documentElement.scrollHeight - window.innerHeight;
					const frames = async ( count: number ) => {
						for ( let frame = 0; frame < count; frame += 1 ) {
							await new Promise( requestAnimationFrame );
						}
					};
					const isShown = () =>
						button?.checkVisibility( { visibilityProperty: true, opacityProperty: true } ) ?? false;
					/** Returns the controls that the link covers while it is shown. */
					const under = () => {
						const box = button?.getBoundingClientRect();
						return ! box || ! isShown()
							? []
							: [
									...document.querySelectorAll< HTMLElement >(
										'main a, .sidebar a, .footer a, main button, main input, main select, main summary'
									),
								]
									.filter(
										( control ) =>
											control !== button &&
											control.checkVisibility( {
												visibilityProperty: true,
												contentVisibilityAuto: true,
											} ) &&
											! control.closest( '[inert]' )
									)
									.filter( ( control ) =>
										[ ...control.getClientRects() ].some(
											( its ) =>
												its.width > 1 &&
												its.right > box.left &&
												its.left < box.right &&
												its.bottom > box.top &&
												its.top < box.bottom
										)
									)
									.map( ( control ) => control.textContent.trim() );
					};
					const found: string[] = [];
					let [ at, visible ] = [ 0, 0 ];
					for ( let top = 1010; top <= end + 56; top += 57, at += 1 ) {
						window.scrollTo( { top: Math.min( top, end ), behavior: 'instant' } );
						await frames( 4 );
						// A busy browser may take some frames to report an intersection.
						for ( let more = 0; more < 10 && under().length > 0; more += 1 ) {
							await frames( 4 );
						}
						found.push( ...under().map( ( name ) => `${ String( Math.min( top, end ) ) }: ${ name }` ) );
						visible += isShown() ? 1 : 0;
					}
					return { covered: found, stops: at, seen: visible };
				} );
				expect( covered, `${ url }, ${ String( stops ) } heights` ).toEqual( [] );
				expect( seen, url ).toBeGreaterThan( minSeen );
				// At the end of the page it does not overlap the content.
				await scrollTo( page, 1_000_000 );
				await expect( page.locator( '.back-to-top__link' ) ).toBeVisible();
			}
		} );
	}

	for ( const width of [ 390, 320, 1280 ] ) {
		test( `is shown in the margin and covers no text at ${ String( width ) } pixels`, async ( { page } ) => {
			await page.setViewportSize( { width, height: 740 } );
			await page.goto( await article() );
			await scrollTo( page, 1100 );
			await ready( page, 'back-to-top' );
			const link = page.locator( '.back-to-top__link' );
			await expect( link ).toBeVisible();
			const { covered, lines, size } = await link.evaluate( ( element ) => {
				const { right, width: size } = element.getBoundingClientRect();
				const left = right - size + parseFloat( getComputedStyle( element ).paddingLeft );
				const texts = document.createTreeWalker(
					document.querySelector( '.entry-content' ) ?? element,
					NodeFilter.SHOW_TEXT
				);
				const ends: number[] = [];
				while ( texts.nextNode() ) {
					const range = document.createRange();
					range.selectNodeContents( texts.currentNode );
					ends.push( ...[ ...range.getClientRects() ].map( ( rect ) => rect.right ) );
				}
				return { covered: ends.filter( ( end ) => end > left + 0.5 ), lines: ends.length, size };
			} );
			expect( lines ).toBeGreaterThan( 20 );
			expect( covered ).toEqual( [] );
			expect( size ).toBeGreaterThanOrEqual( 24 );
		} );
	}

	testWithoutScript(
		'without JavaScript it is at the end of the page, and an article is shared by email',
		async ( { page } ) => {
			await page.goto( await article() );
			await expect( page.locator( '.share button:visible' ) ).toHaveCount( 0 );
			await expect( page.locator( '.share a[href^="mailto:?subject="]' ) ).toBeVisible();
			await page.locator( '.back-to-top__link' ).click();
			expect( page.url() ).toContain( '#masthead' );
		}
	);
} );

test.describe( 'the category dropdown', () => {
	const select = ( page: Page ) => page.locator( '.category-dropdown select' ).first();

	test( 'a choice by pointer opens the category at once, as its label announces', async ( { page } ) => {
		await page.goto( '/' );
		await expect( page.locator( '.category-dropdown label' ).first() ).toHaveText( /Choose a category to open it/ );
		await select( page ).dispatchEvent( 'pointerdown', { pointerType: 'mouse', bubbles: true } );
		await ready( page, 'categories' );
		await select( page ).selectOption( { index: 1 } );
		await expect( page.locator( 'body' ) ).toHaveClass( /category/ );
	} );

	test( 'a choice that is made before its script is loaded opens the category afterwards', async ( { page } ) => {
		const release = await delayModules( page );
		await page.goto( '/' );
		await select( page ).dispatchEvent( 'pointerdown', { pointerType: 'mouse', bubbles: true } );
		await select( page ).selectOption( { index: 1 } );
		await expect( select( page ) ).toHaveAttribute( 'aria-busy', 'true' );
		release();
		await expect( page.locator( 'body' ) ).toHaveClass( /category/ );
	} );

	test( 'a value of 0 opens nothing', async ( { page } ) => {
		await page.goto( '/' );
		await select( page ).dispatchEvent( 'pointerdown', { pointerType: 'mouse', bubbles: true } );
		await ready( page, 'categories' );
		const before = page.url();
		await select( page ).evaluate( ( element: HTMLSelectElement ) => {
			element.value = '0';
			element.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		} );
		await page.locator( '.category-dropdown button' ).first().click();
		expect( page.url() ).toBe( before );
	} );

	test( 'the keyboard moves through options and opens with Enter or the button', async ( { page, axe } ) => {
		await page.goto( '/' );
		await page.locator( 'main .story__title a' ).last().focus();
		await select( page ).focus();
		await page.keyboard.press( 'Shift' );
		await ready( page, 'categories' );
		const before = page.url();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'ArrowDown' );
		expect( await select( page ).inputValue() ).not.toBe( '0' );
		expect( page.url() ).toBe( before );
		await axe();
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( 'body' ) ).toHaveClass( /category/ );
		await page.goto( '/' );
		await select( page ).focus();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( 'body' ) ).toHaveClass( /category/ );
	} );

	testWithoutScript( 'without JavaScript the button opens the category', async ( { page } ) => {
		await page.goto( '/' );
		await select( page ).selectOption( { index: 1 } );
		await page.locator( '.category-dropdown button' ).first().click();
		await expect( page.locator( 'body' ) ).toHaveClass( /category/ );
	} );
} );
