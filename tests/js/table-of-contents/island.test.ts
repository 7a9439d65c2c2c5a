import { article, cookieJar, find, isOpen, viewport } from './support';
import { settled } from '../support/requests';
import {
	finishScroll,
	click,
	frame,
	LINK,
	highlightedLinks,
	mountAll,
	mountControls,
	open,
	changeLayout,
	scrolled,
	tops,
} from './page';

describe( 'the toggle', () => {
	test( 'hides and shows the list, and stores what differs from the default', async () => {
		await open();
		const written = cookieJar();
		const before = Date.now();
		click( '.ez-toc-toggle' );
		expect( [
			isOpen( '.ez-toc-toggle' ),
			find( '.ez-toc-list' ).hidden,
			find( '#ez-toc-container' ).className.includes( 'toc_close' ),
		] ).toEqual( [ 'false', true, true ] );
		const [ , expires = '', rest ] =
			/^ezTOC_hidetoc-0=1; path=\/; sameSite=Strict; expires=(.*GMT)(.*)$/.exec( written[ 0 ] ?? '' ) ?? [];
		expect( Math.abs( Date.parse( expires ) - before - 30 * 864e5 ) ).toBeLessThan( 60_000 );
		expect( rest ).toBe( '' );
		click( '.ez-toc-toggle' );
		expect( find( '.ez-toc-list' ).hidden ).toBe( false );
		expect( written[ 1 ] ).toBe( 'ezTOC_hidetoc-0=null; path=/; sameSite=Strict' );
	} );

	test( 'of a table that starts hidden stores the reverse', async () => {
		article().dataset[ 'tocHide' ] = 'mobile,desktop';
		await mountAll();
		expect( find( '.ez-toc-list' ).hidden ).toBe( true );
		click( '.ez-toc-toggle' );
		expect( document.cookie ).toBe( 'ezTOC_hidetoc-0=1' );
		click( '.ez-toc-toggle' );
		expect( document.cookie ).toBe( 'ezTOC_hidetoc-0=null' );
	} );

	test( 'works without cookies', async () => {
		await open();
		Object.defineProperty( document, 'cookie', {
			configurable: true,
			set: () => {
				throw new DOMException( '', 'SecurityError' );
			},
		} );
		click( '.ez-toc-toggle' );
		expect( find( '.ez-toc-list' ).hidden ).toBe( true );
	} );

	test( 'works without React where that failed to load', async () => {
		article();
		await mountAll( {}, false );
		find( '.ez-toc-title-toggle' ).dataset[ 'state' ] = 'failed';
		click( '.ez-toc-toggle' );
		expect( [ isOpen( '.ez-toc-toggle' ), find( '.ez-toc-list' ).hidden ] ).toEqual( [ 'false', true ] );
	} );

	test( 'works after an error in React', async () => {
		await open();
		const reported = jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
		const toggle = find( '.ez-toc-toggle' );
		const store = window.courantContents?.tables[ 0 ]?.store;
		const get = store?.get;
		const unsubscribe = store?.subscribe( () =>
			Object.assign( store, {
				get: () => {
					throw new Error( 'crash' );
				},
			} )
		);
		click( '.ez-toc-toggle' );
		unsubscribe?.();
		Object.assign( store ?? {}, { get } );
		await settled();
		expect( find( '.ez-toc-title-toggle' ).dataset[ 'state' ] ).toBe( 'failed' );
		expect( find( '.ez-toc-toggle' ) ).toBe( toggle );
		expect( find( '.ez-toc-list' ).hidden ).toBe( true );
		click( '.ez-toc-toggle' );
		expect( [ isOpen( '.ez-toc-toggle' ), find( '.ez-toc-list' ).hidden ] ).toEqual( [ 'true', false ] );
		expect( reported ).toHaveBeenCalled();
	} );

	test( 'shows what happened before it was mounted', async () => {
		article().dataset[ 'tocLabel' ] = '1';
		await mountAll( {}, false );
		click( '.ez-toc-title' );
		expect( [ isOpen( '.ez-toc-toggle' ), find( '.ez-toc-list' ).hidden ] ).toEqual( [ 'false', true ] );
		await mountControls();
		click( '.ez-toc-title' );
		expect( [ isOpen( '.ez-toc-toggle' ), find( '.ez-toc-list' ).hidden ] ).toEqual( [ 'true', false ] );
		click( '.ez-toc-toggle' );
		expect( [ isOpen( '.ez-toc-toggle' ), find( '.ez-toc-list' ).hidden ] ).toEqual( [ 'false', true ] );
	} );

	test( 'is independent for each table', async () => {
		await open( {}, true );
		click( '.ez-toc-widget-sticky-toggle' );
		expect( [ find( '.ez-toc-widget-sticky-list' ).hidden, find( '.ez-toc-list' ).hidden ] ).toEqual( [
			true,
			false,
		] );
		expect( document.cookie ).toBe( 'ezTOC_hidetoc-1=1' );
	} );
} );

test( 'more shows the entries past the limit and focuses the first, fewer restores', async () => {
	await open();
	const state = () =>
		[ '.ez-toc-more-link', '.m-last', '.ez-toc-more-links-enabler', '.ez-toc-more-links-disabler' ].map(
			( part ) => find( part ).hidden
		);
	expect( state() ).toEqual( [ true, true, false, true ] );
	click( '.ez-toc-more-links-enabler' );
	expect( state() ).toEqual( [ false, false, true, false ] );
	expect( document.activeElement ).toBe( find( '.ez-toc-more-link a' ) );
	click( '.ez-toc-more-links-disabler' );
	expect( state() ).toEqual( [ true, true, false, true ] );
	expect( document.activeElement ).toBe( find( '.ez-toc-more-links-enabler' ) );
} );

test( 'a branch opens and closes', async () => {
	await open();
	const state = () => [ isOpen( '.ez-toc-open-sub-hd' ), find( '#ez-toc-sub-0-1' ).hidden ];
	expect( state() ).toEqual( [ 'false', true ] );
	click( '.ez-toc-open-sub-hd' );
	expect( state() ).toEqual( [ 'true', false ] );
	click( '.ez-toc-open-sub-hd' );
	expect( state() ).toEqual( [ 'false', true ] );
} );

describe( 'a link', () => {
	test( 'scrolls to its section in 500 ms, puts it into the URL and focuses it', async () => {
		await open();
		const entries = window.history.length;
		expect( click( LINK( 'Ink' ) ).defaultPrevented ).toBe( true );
		expect( [ window.location.hash, window.history.length ] ).toEqual( [ '#Ink', entries + 1 ] );
		expect( document.activeElement ).toBe( find( '#own' ) );
		expect( find( '#own' ).getAttribute( 'tabindex' ) ).toBe( '-1' );
		frame( 499 );
		expect( window.scrollY ).toBeGreaterThan( 800 );
		expect( window.scrollY ).toBeLessThan( 900 );
		frame( 1 );
		expect( window.scrollY ).toBe( 900 );
		click( LINK( 'Ink' ) );
		expect( window.history.length ).toBe( entries + 1 );
	} );

	test.each( [
		[ 31, '', 869 ],
		[ 80, '<header id="head" style="position: fixed"></header>', 760 ],
		[ 30, '<header id="head" style="position: sticky"></header>', 840 ],
		[ 30, '<header id="head"></header>', 900 ],
		[ 30, '<div id="wpadminbar" style="position: fixed"></div>', 868 ],
		[ 30, '<div id="wpadminbar" style="position: absolute"></div>', 900 ],
	] )( 'with an offset of %d and "%s" above lands at %d', async ( scrollOffset, above, expected ) => {
		article();
		document.body.insertAdjacentHTML( 'afterbegin', above );
		await mountAll( { scrollOffset } );
		click( LINK( 'Ink' ) );
		frame( 500 );
		expect( window.scrollY ).toBe( expected );
	} );

	test.each( [
		[ 'smooth scroll is off', false, false ],
		[ 'the visitor prefers reduced motion', true, true ],
	] )( 'scrolls at once where %s', async ( _case, smoothScroll, reduced ) => {
		viewport( true, reduced );
		await open( { smoothScroll } );
		click( LINK( 'Ink' ) );
		expect( scrolled ).toEqual( [ 900 ] );
	} );

	test( 'that opens a new tab or another page is left to the browser', async () => {
		await open();
		document.addEventListener(
			'click',
			( event ) => {
				expect( event.defaultPrevented ).toBe( false );
				event.preventDefault();
			},
			{ once: true }
		);
		click( LINK( 'Ink' ), { ctrlKey: true } );
		click( 'a[href="/story/2/#On_page_two"]' );
		expect( [ window.location.hash, scrolled ] ).toEqual( [ '', [] ] );
	} );

	test( 'opens collapsed content that contains its section', async () => {
		await open();
		click( LINK( 'Black_ink' ) );
		expect( find( 'details' ).hasAttribute( 'open' ) ).toBe( true );
	} );

	test( 'reaches its section after late images have moved it', async () => {
		await open();
		click( LINK( 'Ink' ) );
		frame( 250 );
		tops[ 'own' ] = 1400;
		await finishScroll( 250 );
		expect( window.scrollY ).toBe( 1400 );
		tops[ 'own' ] = 1500;
		changeLayout();
		expect( window.scrollY ).toBe( 1500 );
		window.dispatchEvent( new Event( 'wheel' ) );
		tops[ 'own' ] = 1600;
		changeLayout();
		expect( window.scrollY ).toBe( 1500 );
	} );

	test( 'is canceled by a later one', async () => {
		await open();
		click( LINK( 'Ink' ) );
		frame( 100 );
		click( LINK( 'Paper' ) );
		await finishScroll();
		await finishScroll();
		expect( window.scrollY ).toBe( 300 );
		expect( highlightedLinks() ).toEqual( [ 'Paper' ] );
	} );

	test( 'does not change the URL where the setting keeps it', async () => {
		article();
		const link = find( LINK( 'Ink' ) );
		link.setAttribute( 'href', '#' );
		link.dataset[ 'href' ] = '#Ink';
		await mountAll();
		click( 'a[data-href="#Ink"]' );
		frame( 500 );
		expect( [ window.scrollY, window.location.hash ] ).toEqual( [ 900, '' ] );
	} );
} );
