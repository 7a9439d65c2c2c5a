import { run } from '../../../src/consent/frontend/lazy.services';

const service = ( id: string ) => ( {
	id,
	kind: 'script',
	category: 'marketing',
	src: `https://service.example/${ id }.js`,
	attributes: {},
	options: {},
} );
const choice = { preferences: true, statistics: true, marketing: true };
const loaded = ( id: string ) => document.head.querySelector( `script[src$="/${ id }.js"]` ) !== null;
const setPrerendering = ( value: boolean ) =>
	Object.defineProperty( document, 'prerendering', { value, configurable: true } );

afterEach( () => setPrerendering( false ) );

test( 'an allowed service loads at once on a page that is shown', () => {
	run( [ service( 'shown' ) ], choice, [] );
	expect( loaded( 'shown' ) ).toBe( true );
} );

test( 'a page that is rendered in advance loads services when the visitor opens it', () => {
	setPrerendering( true );
	run( [ service( 'advance' ) ], choice, [] );
	expect( loaded( 'advance' ) ).toBe( false );
	setPrerendering( false );
	document.dispatchEvent( new Event( 'prerenderingchange' ) );
	expect( loaded( 'advance' ) ).toBe( true );
} );
