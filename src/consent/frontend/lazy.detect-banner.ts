import { pluginConfig } from '../../shared/config/page';

const BANNER_GLOBALS = [
	[ 'cookieyes', 'getCkyConsent' ],
	[ 'complianz', 'cmplz_has_consent' ],
	[ 'cookiebot', 'Cookiebot' ],
	[ 'tcf', '__tcfapi' ],
	[ 'wp', 'wp_has_consent' ],
] as const;

/**
 * Detects a banner of another product on the page. Without one, this plugin's banner is used if anything on the page
 * needs consent.
 */
export function detect( start: ( name: ( typeof BANNER_GLOBALS )[ number ][ 0 ] | 'own' | 'none' ) => void ): void {
	const check = ( isLastAttempt: boolean ) => {
		const found = BANNER_GLOBALS.find( ( [ , global ] ) => global in window )?.[ 0 ];
		if ( found ?? isLastAttempt ) {
			start( found ?? ( isNeeded() ? showOwnBannerLinks() : 'none' ) );
		}
		return found;
	};
	if ( ! check( false ) ) {
		const checkLater = () => setTimeout( () => check( true ), 1000 );
		if ( document.readyState === 'complete' ) {
			checkLater();
		} else {
			window.addEventListener( 'load', checkLater, { once: true } );
		}
	}
}

function isNeeded(): boolean {
	return (
		Boolean( pluginConfig().consent?.needed ) ||
		document.querySelector( '[data-courant-embed], [data-video-settings]' ) !== null
	);
}

/** The links that open the banner are in the markup already, hidden. */
function showOwnBannerLinks(): 'own' {
	document.querySelectorAll< HTMLElement >( '.courant-consent-link' ).forEach( ( link ) => ( link.hidden = false ) );
	return 'own';
}
