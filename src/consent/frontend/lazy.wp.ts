import { CATEGORIES } from './choice';
import type { Choice } from './choice';

declare global {
	interface Window {
		wp_consent_type?: string;
		wp_has_consent?: ( category: string ) => boolean;
	}
}

/**
 * Adapter for the WP Consent API. Without a banner it would allow everything, so it is read only once a banner has set
 * the consent type. For opt-in, a visitor has decided once one of its cookies exists.
 */
export function connect( onChoice: ( choice: Choice | undefined ) => void ): void {
	const check = () => {
		const hasConsent = window.wp_has_consent;
		const hasChoice =
			window.wp_consent_type?.includes( 'optout' ) === true ||
			/(?:^|; )wp_consent_(?:preferences|statistics|marketing)=/.test( document.cookie );
		if ( ! hasConsent || ! window.wp_consent_type || ! hasChoice ) {
			onChoice( undefined );
			return;
		}
		const [ preferences, statistics, marketing ] = CATEGORIES.map( ( category ) => hasConsent( category ) );
		onChoice( {
			preferences: preferences ?? false,
			statistics: statistics ?? false,
			marketing: marketing ?? false,
		} );
	};
	[ 'wp_consent_type_defined', 'wp_listen_for_consent_change' ].forEach( ( name ) =>
		document.addEventListener( name, () => setTimeout( check ) )
	);
	window.addEventListener( 'load', check, { once: true } );
	check();
}
