import { page, push } from './service-script';

let hasGoogleTag = false;

/** All Google services share one tag. Returns true for the first of them. */
export function initGoogleTag(): boolean {
	page.gtag ??= function gtag() {
		push( arguments ); // eslint-disable-line prefer-rest-params -- Google's tag reads an Arguments object and ignores an array.
	};
	const isFirst = ! hasGoogleTag;
	if ( isFirst ) {
		hasGoogleTag = true;
		page.gtag( 'js', new Date() );
	}
	return isFirst;
}
