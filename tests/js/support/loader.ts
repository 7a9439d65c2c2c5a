import type * as Loader from '../../../src/shared/loader/loader';
import { settled } from './requests';
import { insertHtml } from './dom';

export type Mount = Loader.IslandModule[ 'mount' ];
export type Init = Loader.IslandModule[ 'init' ];

export const ISLANDS = { tabs: 'https://site.test/tabs.js', other: 'https://site.test/other.js' };

/** The page's React: the test completes the scripts that the loader injects. */
export const scripts = () => [
	...document.head.querySelectorAll< HTMLScriptElement >( 'script[src^="https://site.test/react"]' ),
];
export const loadReact = async () => {
	Object.assign( window, { React: {} } );
	scripts().forEach( ( script ) => script.dispatchEvent( new Event( 'load' ) ) );
	await settled();
	Object.assign( window, { ReactDOM: {} } );
	scripts().forEach( ( script ) => script.dispatchEvent( new Event( 'load' ) ) );
};

export const island = insertHtml;

const observers: MutationObserver[] = [];
window.MutationObserver = class extends MutationObserver {
	constructor( callback: MutationCallback ) {
		super( callback );
		observers.push( this );
	}
};

let listeners: [ EventTarget, string, EventListenerOrEventListenerObject, boolean ][];

/** A page with a new loader, without the listeners of earlier tests. */
export async function start( load: ( url: string ) => Promise< { mount: Mount; init: Init } >, config: object = {} ) {
	listeners = [];
	document.addEventListener = (
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: boolean | AddEventListenerOptions
	) => {
		listeners.push( [ document, type, listener, options === true ] );
		EventTarget.prototype.addEventListener.call( document, type, listener, options );
	};
	window.courantDesk = {
		config: {
			react: { react: 'https://site.test/react.js', dom: 'https://site.test/react-dom.js' },
			islands: ISLANDS,
			...config,
		},
	};
	let loader: typeof Loader | undefined;
	await jest.isolateModulesAsync( async () => {
		loader = await import( '../../../src/shared/loader/loader' );
	} );
	loader?.startLoader( load );
	await settled();
}

export const mounting = () => jest.fn< ReturnType< Mount >, Parameters< Mount > >();
export const loading = ( mount: Mount, init: Init = () => undefined ) =>
	jest.fn< Promise< { mount: Mount; init: Init } >, [ string ] >().mockResolvedValue( { mount, init } );

/** Removes the scripts of the previous test before each test. */
export function cleanPages(): void {
	beforeEach( () => {
		document.head.innerHTML = '';
		window.courantKit = {};
		jest.spyOn( console, 'warn' ).mockImplementation( () => undefined );
	} );
	afterEach( () => {
		observers.splice( 0 ).forEach( ( observer ) => observer.disconnect() );
		listeners.forEach( ( [ target, type, listener, capture ] ) =>
			target.removeEventListener( type, listener, capture )
		);
		Object.assign( window, { React: undefined, ReactDOM: undefined, courantKit: {} } );
	} );
}
