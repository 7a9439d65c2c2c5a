/** Defines browser APIs that jsdom does not have. */
Object.assign( window, {
	scrollTo: () => undefined,
	matchMedia: () => ( { matches: false } ),
	CSS: { escape: ( text: string ) => text.replace( /[^\w-]/g, ( sign ) => `\\${ sign }` ) },
} );

Object.assign( Element.prototype, { scrollIntoView: () => undefined } );
Object.assign( HTMLDialogElement.prototype, {
	showModal( this: HTMLDialogElement ) {
		this.open = true;
	},
	close( this: HTMLDialogElement, value = '' ) {
		this.open = false;
		this.returnValue = value;
		this.dispatchEvent( new Event( 'close' ) );
	},
} );
