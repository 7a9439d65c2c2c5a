import type * as React from 'react';
import type { ContentsConfig } from '../../../src/shared/config/generated';
import type * as Controls from '../../../src/table-of-contents/frontend/island.controls';
import type * as Contents from '../../../src/table-of-contents/frontend/module.contents';
import { article, clearCookies, config, find, viewport } from './support';
import { parsePrinted } from '../../../src/shared/config/parse-printed';

/** A page whose layout and clock the test controls. */
export let tops: Record< string, number >;
/** Heights of elements that may cover the top of the viewport. */
export let heights: Record< string, number >;
/** Ids of the elements whose position was read. */
export let requested: string[];
export let time: number;
export let frames: ( () => void )[];
export let shapes: ( () => void )[];
export let scrolled: number[];
/** Removes the listeners of the previous test's page. */
let listening: ( () => void )[];
let height: number;
let contents: typeof Contents;
let controls: typeof Controls;
let act: typeof React.act;

export const frame = ( milliseconds = 16 ) =>
	act( () => {
		time += milliseconds;
		frames.splice( 0 ).forEach( ( run ) => run() );
	} );
export const scrollBy = ( top: number ) => {
	window.scrollY = top;
	window.dispatchEvent( new Event( 'scroll' ) );
	frame();
};
export const changeLayout = () => {
	shapes.forEach( ( run ) => run() );
	frame();
};
/** The last frame of a scroll, and what follows it. */
export const finishScroll = async ( milliseconds = 500 ) => {
	frame( milliseconds );
	await Promise.resolve();
	await Promise.resolve();
};
export const click = ( selector: string, init: MouseEventInit = {} ) => {
	const event = new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } );
	act( () => void find( selector ).dispatchEvent( event ) );
	return event;
};
export const LINK = ( id: string ) => `#ez-toc-container a[href="#${ id }"]`;
export const highlightedLinks = ( form = '#ez-toc-container' ) =>
	[ ...document.querySelectorAll( `${ form } [aria-current="location"]` ) ].map( ( { textContent } ) => textContent );

beforeEach( async () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	viewport( true );
	window.history.replaceState( null, '', '/story/' );
	delete window.courantContents;
	tops = { Paper: 300, own: 900, Black_ink: 1100, '%E6%97%A5%E6%9C%AC%E8%AA%9E': 2950 };
	heights = { header: 60, wpadminbar: 32 };
	requested = [];
	[ time, frames, shapes, scrolled, listening, height ] = [ 0, [], [], [], [], 3000 ];
	jest.spyOn( window, 'addEventListener' ).mockImplementation(
		( type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions ) => {
			EventTarget.prototype.addEventListener.call( window, type, listener, options );
			listening.push( () => window.removeEventListener( type, listener, options ) );
		}
	);
	Object.assign( window, {
		scrollY: 0,
		innerHeight: 800,
		requestAnimationFrame: ( run: () => void ) => frames.push( run ),
		cancelAnimationFrame: () => undefined,
		scrollTo: ( { top }: { top: number } ) => {
			scrolled.push( top );
			window.scrollY = top;
			window.dispatchEvent( new Event( 'scroll' ) );
		},
		ResizeObserver: class {
			constructor( run: () => void ) {
				shapes.push( run );
			}
			observe = () => undefined;
		},
	} );
	jest.spyOn( performance, 'now' ).mockImplementation( () => time );
	jest.spyOn( document.documentElement, 'scrollHeight', 'get' ).mockImplementation( () => height );
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation( function ( this: Element ) {
		requested.push( this.id );
		const height = heights[ this.tagName === 'HEADER' ? 'header' : this.id ];
		if ( height !== undefined ) {
			return new DOMRect( 0, 0, 0, height );
		}
		const top = tops[ this.id ];
		return top === undefined ? new DOMRect() : new DOMRect( 0, top - window.scrollY, 100, 20 );
	} );
	await jest.isolateModulesAsync( async () => {
		( { act } = await import( 'react' ) );
		contents = await import( '../../../src/table-of-contents/frontend/module.contents' );
		controls = await import( '../../../src/table-of-contents/frontend/island.controls' );
	} );
} );
afterEach( () => {
	listening.forEach( ( remove ) => remove() );
	clearCookies();
} );

export async function open( changes: Partial< ContentsConfig > = {}, widget = false ): Promise< void > {
	article( widget );
	await mountAll( changes );
}

/** Mounts the tables like the loader, and hydrates their controls if a test uses them. */
export async function mountAll( changes: Partial< ContentsConfig > = {}, withControls = true ): Promise< void > {
	window.courantDesk = { config: config( changes ) };
	for ( const root of document.querySelectorAll< HTMLElement >(
		'[data-island=table-of-contents]:not([data-state])'
	) ) {
		root.dataset[ 'state' ] = 'ready';
		contents.init( root, new AbortController().signal );
	}
	frame();
	if ( withControls ) {
		await mountControls();
	}
}

export async function mountControls(): Promise< void > {
	for ( const element of document.querySelectorAll< HTMLElement >( '[data-island$=controls]:not([data-state])' ) ) {
		const props = parsePrinted< Parameters< typeof controls.mount >[ 1 ] >( element.dataset[ 'props' ] ?? '{}' );
		// In `act()` the effects would wait for the end of the mount, and the mount for the effects.
		Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
		await controls.mount( element, props );
		Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
		element.dataset[ 'state' ] = 'ready';
	}
}
