import { article, find } from './support';
import {
	finishScroll,
	requested,
	click,
	heights,
	frame,
	LINK,
	highlightedLinks,
	mountAll,
	open,
	changeLayout,
	scrollBy,
	shapes,
	tops,
} from './page';

describe( 'the section in view', () => {
	test( 'is none at the start of the page, and each from the highlight offset on', async () => {
		await open();
		expect( highlightedLinks() ).toEqual( [] );
		scrollBy( 868 );
		expect( highlightedLinks() ).toEqual( [ 'Paper' ] );
		scrollBy( 869 );
		expect( highlightedLinks() ).toEqual( [ 'Ink' ] );
		expect( find( LINK( 'Ink' ) ).closest( 'li' )?.classList.contains( 'active' ) ).toBe( true );
		scrollBy( 0 );
		expect( highlightedLinks() ).toEqual( [] );
	} );

	test( 'has a highlight offset of 5 px where smooth scroll is off', async () => {
		await open( { smoothScroll: false } );
		scrollBy( 893 );
		expect( highlightedLinks() ).toEqual( [ 'Paper' ] );
		scrollBy( 894 );
		expect( highlightedLinks() ).toEqual( [ 'Ink' ] );
	} );

	test( "is the last at the page's end", async () => {
		await open();
		scrollBy( 2200 );
		expect( highlightedLinks() ).toEqual( [ '日本語' ] );
	} );

	test( 'is the clicked one until the visitor scrolls', async () => {
		article();
		document.body.insertAdjacentHTML( 'afterbegin', '<header style="position: fixed"></header>' );
		await mountAll( { scrollOffset: 80 } );
		click( LINK( 'Ink' ) );
		await finishScroll();
		expect( window.scrollY ).toBe( 760 );
		frame();
		expect( highlightedLinks() ).toEqual( [ 'Ink' ] );
		scrollBy( 761 );
		expect( highlightedLinks() ).toEqual( [ 'Ink' ] );
		scrollBy( 770 );
		expect( highlightedLinks() ).toEqual( [ 'Paper' ] );
	} );

	test( 'is one for all tables', async () => {
		await open( {}, true );
		scrollBy( 869 );
		expect( [ highlightedLinks(), highlightedLinks( '#ez-toc-widget-sticky-container' ) ] ).toEqual( [
			[ 'Ink' ],
			[ 'Ink' ],
		] );
		expect( shapes ).toHaveLength( 1 );
	} );

	test( 'is measured when the page has another shape, and not at each scroll', async () => {
		await open();
		requested.length = 0;
		scrollBy( 100 );
		scrollBy( 200 );
		expect( requested ).toEqual( [] );
		tops[ 'own' ] = 500;
		changeLayout();
		scrollBy( 480 );
		expect( highlightedLinks() ).toEqual( [ 'Ink' ] );
	} );

	test( 'is the heading of the hash on load', async () => {
		window.history.replaceState( null, '', '/story/#Ink' );
		window.scrollY = 840;
		article();
		document.body.insertAdjacentHTML( 'afterbegin', '<header style="position: sticky"></header>' );
		await mountAll();
		expect( highlightedLinks() ).toEqual( [ 'Ink' ] );
		document.dispatchEvent( new WheelEvent( 'wheel', { bubbles: true } ) );
		scrollBy( 850 );
		expect( highlightedLinks() ).toEqual( [ 'Paper' ] );
	} );

	test( 'is the heading of the hash on load, also when the browser scrolls late, and stays during layout changes', async () => {
		window.history.replaceState( null, '', '/story/#Ink' );
		article();
		document.body.insertAdjacentHTML( 'afterbegin', '<header style="position: sticky"></header>' );
		await mountAll();
		expect( highlightedLinks() ).toEqual( [] );
		scrollBy( 600 );
		expect( highlightedLinks() ).toEqual( [ 'Ink' ] );
		scrollBy( 840 );
		expect( highlightedLinks() ).toEqual( [ 'Ink' ] );
		document.dispatchEvent( new WheelEvent( 'wheel', { bubbles: true } ) );
		tops[ 'own' ] = 1000;
		changeLayout();
		expect( [ highlightedLinks(), window.scrollY ] ).toEqual( [ [ 'Ink' ], 840 ] );
		scrollBy( 700 );
		expect( highlightedLinks() ).toEqual( [ 'Paper' ] );
	} );

	test( 'is found in an article that was inserted later, with its own table', async () => {
		await open();
		document.body.insertAdjacentHTML(
			'beforeend',
			'<div data-island="table-of-contents" data-toc-index="0" data-toc-hide="" id="second"><button class="ez-toc-toggle" aria-expanded="true" aria-controls="l" hidden></button><ul id="l"><li><a href="#Next">Next</a></li></ul></div><h2 id="Next">Next</h2>'
		);
		tops[ 'Next' ] = 2000;
		await mountAll();
		scrollBy( 1990 );
		expect( [ highlightedLinks( '#second' ), highlightedLinks() ] ).toEqual( [ [ 'Next' ], [] ] );
		click( '#second .ez-toc-toggle' );
		expect( document.cookie ).toBe( 'ezTOC_hidetoc-1=1' );
	} );
} );

describe( 'sticky elements', () => {
	const top = ( selector: string ) => find( selector ).style.getPropertyValue( '--courant-contents-top' );

	test( 'is at the scroll offset', async () => {
		await open( { scrollOffset: 80 }, true );
		expect( top( '#ez-toc-widget-sticky-container' ) ).toBe( '80px' );
	} );

	test( 'is below an element that would cover it, also when that shrinks', async () => {
		article( true );
		document.body.insertAdjacentHTML( 'afterbegin', '<header style="position: sticky"></header>' );
		await mountAll();
		expect( top( '#ez-toc-widget-sticky-container' ) ).toBe( '60px' );
		heights[ 'header' ] = 40;
		changeLayout();
		expect( top( '#ez-toc-widget-sticky-container' ) ).toBe( '40px' );
	} );

	test( 'is the element of the setting', async () => {
		article( true );
		document.body.insertAdjacentHTML( 'beforeend', '<aside id="aside"></aside>' );
		await mountAll( { affixSelector: '#aside' } );
		expect( [ find( '#aside' ).style.position, top( '#aside' ) ] ).toEqual( [ 'sticky', '30px' ] );
	} );

	test.each( [ '#nothing', '::[', '' ] )(
		'is the widget itself where the setting is "%s"',
		async ( affixSelector ) => {
			await open( { affixSelector }, true );
			expect( top( '#ez-toc-widget-sticky-container' ) ).toBe( '30px' );
		}
	);
} );
