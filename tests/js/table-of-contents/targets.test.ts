import { findTarget, linkTarget } from '../../../src/table-of-contents/frontend/targets';
import { article } from './support';

beforeEach( () => {
	article();
	window.history.replaceState( null, '', '/story/?utm=a' );
} );

function link( href: string, hidden?: string ): HTMLAnchorElement {
	const element = document.createElement( 'a' );
	element.setAttribute( 'href', href );
	if ( hidden !== undefined ) {
		element.dataset[ 'href' ] = hidden;
	}
	return element;
}

test.each( [
	[ '#Paper', 'Paper', '#Paper' ],
	[ '/story/#Paper', 'Paper', '#Paper' ],
	[ 'http://localhost/story/?utm=b#Paper', 'Paper', '#Paper' ],
	[ '#Ink', 'own', '#Ink' ],
	[ '#%E6%97%A5%E6%9C%AC%E8%AA%9E', '%E6%97%A5%E6%9C%AC%E8%AA%9E', '#%E6%97%A5%E6%9C%AC%E8%AA%9E' ],
] )( '%s leads to the heading %s', ( href, id, hash ) => {
	const target = linkTarget( link( href ) );
	expect( [ target?.heading.id, target?.hash ] ).toEqual( [ id, hash ] );
} );

test.each( [ '/story/2/#Paper', '/story/?page=2#Paper', '#nowhere', '#', '/elsewhere/', '#%E6%97' ] )(
	'%s is left to the browser',
	( href ) => {
		expect( linkTarget( link( href ) ) ).toBeNull();
	}
);

test( 'a link that hides its target scrolls there without changing the URL', () => {
	expect( linkTarget( link( '#', '#Paper' ) ) ).toMatchObject( { heading: { id: 'Paper' }, hash: '' } );
} );

test( 'an id may be plain in the markup and encoded in the link', () => {
	document.body.innerHTML = '<h2 id="日本語">日本語</h2>';
	expect( findTarget( '%E6%97%A5%E6%9C%AC%E8%AA%9E' )?.tagName ).toBe( 'H2' );
} );
