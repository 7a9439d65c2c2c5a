/** Adds a style sheet once per page, and waits until it is applied. */
export function addStyleSheet( url: string ): Promise< void > {
	const known = [ ...document.styleSheets ].some( ( { href } ) => href === url );
	if ( known || url === '' ) {
		return Promise.resolve();
	}
	return new Promise( ( resolve, reject ) => {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = url;
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			reject( new Error( url ) );
		};
		document.head.append( link );
	} );
}
