/** Class of elements or events; the tests only compare with it. */
type Class< T > = abstract new ( ...values: never[] ) => T;

/** Returns the value with the type of its class. The test fails if it is of another one. */
export function instanceOf< T >( value: unknown, type: Class< T > ): T {
	if ( ! ( value instanceof type ) ) {
		throw new TypeError( `${ Object.prototype.toString.call( value ) } is not of the class ${ type.name }.` );
	}
	return value;
}

/** Returns the first element of the class that matches. The test fails if there is none. */
export function findElement< T extends Element >( selector: string, type: Class< T >, root: ParentNode = document ): T {
	const element = root.querySelector( selector );
	if ( element === null ) {
		throw new Error( `No element matches ${ selector }.` );
	}
	return instanceOf( element, type );
}

/** Inserts HTML into the page and returns its first element. */
export function insertHtml( html: string ): HTMLElement {
	document.body.innerHTML = html;
	return instanceOf( document.body.firstElementChild, HTMLElement );
}

/** Returns the value. The test fails if there is none. */
export function defined< T >( value: T | null | undefined ): T {
	if ( value === null || value === undefined ) {
		throw new Error( 'There is no value.' );
	}
	return value;
}

/** Returns the details of an event that scripts dispatch. */
export const detailOf = ( event: Event ): unknown => instanceOf( event, CustomEvent ).detail;

/** Returns a listener of the next event of this name, which receives its details and target. */
export function captureEvent( name: string ) {
	const listener = jest.fn();
	document.addEventListener( name, ( event ) => void listener( detailOf( event ), event.target ), { once: true } );
	return listener;
}

/** A media query, whose change the test triggers. */
export class FakeMediaQuery extends EventTarget implements MediaQueryList {
	readonly media = '';
	onchange: MediaQueryList[ 'onchange' ] = null;

	constructor( readonly matches: boolean ) {
		super();
	}

	addListener(): void {
		throw new Error( 'The method is deprecated.' );
	}

	removeListener(): void {
		throw new Error( 'The method is deprecated.' );
	}
}

/** Defines whether media queries match. */
export function matchMedia( matches: ( query: string ) => boolean ): void {
	window.matchMedia = ( query ) => new FakeMediaQuery( matches( query ) );
}
