import { article, clearCookies, find, isOpen, viewport } from './support';

beforeEach( () => {
	viewport( true );
	window.history.replaceState( null, '', '/story/' );
	document.documentElement.removeAttribute( 'style' );
} );
afterEach( clearCookies );

async function load(): Promise< void > {
	await jest.isolateModulesAsync( async () => {
		await import( '../../../src/table-of-contents/frontend/early' );
	} );
}

const root = () => find( '#ez-toc-container' );
const shown = () => [ isOpen( '.ez-toc-toggle' ), find( '.ez-toc-list' ).hidden ];
const SHOWN = [ 'true', false ];
const HIDDEN = [ 'false', true ];

test( 'a table that nothing hides is shown, with controls that need the script', async () => {
	article();
	expect( find( '.ez-toc-toggle' ).hidden ).toBe( true );
	await load();
	expect( shown() ).toEqual( SHOWN );
	expect(
		[ '.ez-toc-toggle', '.ez-toc-open-sub-hd', '.ez-toc-more-links-enabler', '.ez-toc-more-links-disabler' ].map(
			( control ) => find( control ).hidden
		)
	).toEqual( [ false, false, false, true ] );
	expect(
		[ ...document.querySelectorAll< HTMLElement >( '.ez-toc-more-link' ) ].map( ( { hidden } ) => hidden )
	).toEqual( [ true, true ] );
	expect( find( '#ez-toc-sub-0-1' ).hidden ).toBe( true );
} );

test.each( [
	[ 'the default shown', '', true, '', SHOWN ],
	[ 'the default shown, hidden last time', '', true, '1', HIDDEN ],
	[ 'the default shown, shown last time', '', true, 'null', SHOWN ],
	[ 'hidden everywhere', 'mobile,desktop', true, '', HIDDEN ],
	[ 'hidden everywhere, shown last time: the default beats it', 'mobile,desktop', true, '1', HIDDEN ],
	[ 'hidden on phones, on a desk', 'mobile', true, '', SHOWN ],
	[ 'hidden on phones, on a phone', 'mobile', false, '', HIDDEN ],
	[ 'hidden on desks, on a phone', 'desktop', false, '', SHOWN ],
	[ 'the device flag 0 cancels', '0', true, '', SHOWN ],
	[ 'the device flag 0 cancels, and what was hidden stays so', '0', true, '1', HIDDEN ],
] )( '%s', async ( _case, hide, desktop, cookie, expected ) => {
	article();
	root().dataset[ 'tocHide' ] = hide;
	viewport( desktop );
	if ( cookie ) {
		document.cookie = `ezTOC_hidetoc-0=${ cookie }; path=/`;
	}
	await load();
	expect( shown() ).toEqual( expected );
	expect( document.cookie ).not.toContain( 'ezTOC_hidetoc' );
} );

test( 'each table with a toggle has the cookie of its position in the page', async () => {
	article( true );
	document.cookie = 'ezTOC_hidetoc-1=1; path=/';
	await load();
	expect( shown() ).toEqual( SHOWN );
	expect( [ isOpen( '.ez-toc-widget-sticky-toggle' ), find( '.ez-toc-widget-sticky-list' ).hidden ] ).toEqual(
		HIDDEN
	);
} );

test( 'a table without a toggle takes no index', async () => {
	article( true );
	find( '.ez-toc-title-toggle' ).remove();
	root().removeAttribute( 'data-toc-index' );
	document.cookie = 'ezTOC_hidetoc-0=1; path=/';
	await load();
	expect( find( '.ez-toc-list' ).hidden ).toBe( false );
	expect( isOpen( '.ez-toc-widget-sticky-toggle' ) ).toBe( 'false' );
} );

test( "a second run keeps the visitor's changes", async () => {
	article();
	await load();
	find( '.ez-toc-list' ).hidden = true;
	await load();
	expect( find( '.ez-toc-list' ).hidden ).toBe( true );
} );

test( 'without cookies a table follows the settings', async () => {
	article();
	Object.defineProperty( document, 'cookie', {
		configurable: true,
		get: () => {
			throw new DOMException( '', 'SecurityError' );
		},
	} );
	await load();
	expect( shown() ).toEqual( SHOWN );
} );

describe( 'a hash on load scrolls to the same position as a link', () => {
	const margin = () => document.documentElement.style.scrollPaddingTop;
	const header = ( style: string, parent = document.body ) => {
		parent.insertAdjacentHTML( 'afterbegin', `<header style="${ style }"></header>` );
		jest.spyOn( parent.querySelector( 'header' ) ?? parent, 'getBoundingClientRect' ).mockReturnValue(
			new DOMRect( 0, 0, 0, 60 )
		);
	};

	test.each( [
		[ '80', 'position: fixed', '140px' ],
		[ '30', 'position: sticky', '60px' ],
		[ '31', 'position: static', '31px' ],
	] )( 'with an offset of %s and a header of %s it is %s', async ( offset, style, expected ) => {
		article();
		root().dataset[ 'tocOffset' ] = offset;
		header( style );
		window.history.replaceState( null, '', '/story/#Ink' );
		await load();
		expect( margin() ).toBe( expected );
	} );

	test( 'a header inside the article is ignored', async () => {
		article();
		header( 'position: sticky', find( '.entry-content' ) );
		document.body.innerHTML = `<article>${ document.body.innerHTML }</article>`;
		await load();
		window.dispatchEvent( new Event( 'load' ) );
		expect( margin() ).toBe( '0px' );
	} );

	test( 'nothing is measured before the page is loaded where there is no hash', async () => {
		article();
		await load();
		expect( margin() ).toBe( '' );
	} );
} );
