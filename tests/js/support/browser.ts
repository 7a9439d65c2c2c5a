/** What browsers have and jsdom lacks. */
Object.assign( window, {
	scrollTo: () => undefined,
	matchMedia: () => ( { matches: false } ),
	CSS: { escape: ( text: string ) => text.replace( /[^\w-]/g, ( sign ) => `\\${ sign }` ) },
} );
