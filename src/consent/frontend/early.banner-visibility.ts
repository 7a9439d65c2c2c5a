/**
 * Shows the banner at first paint, before its module has loaded: this script is printed right after the banner. A
 * cookie of this revision keeps it hidden (choice.ts). Clicks are stored for the module (lazy.banner.ts).
 */
const banner = document.getElementById( 'courant-consent' );

let hasChoice = false;
try {
	hasChoice = document.cookie.includes( `courant_consent=${ banner?.dataset[ 'revision' ] ?? '' }.` );
} catch {
	// Cookies are blocked: there is no stored choice.
}
if ( banner && ! hasChoice ) {
	banner.hidden = false;
	banner.onclick = ( { target } ) => {
		const pressed = target?.closest?.< HTMLElement >( '[data-consent]' )?.dataset[ 'consent' ];
		if ( pressed ) {
			banner.dataset[ 'pressed' ] = pressed;
			banner.hidden = pressed !== 'choose';
		}
	};
}

export {};
