import type { Choice } from './choice';

declare global {
	interface Window {
		cmplz_has_consent?: ( category: string ) => boolean;
	}
}

/** Adapter for Complianz: its function and events. The banner counts as a choice once it was dismissed. */
export function connect( onChoice: ( choice: Choice | undefined ) => void ): void {
	const check = () => {
		const hasConsent = window.cmplz_has_consent;
		const hasChoice = document.cookie.includes( 'cmplz_banner-status=dismissed' );
		onChoice(
			hasConsent && hasChoice
				? {
						preferences: hasConsent( 'preferences' ),
						statistics: hasConsent( 'statistics' ),
						marketing: hasConsent( 'marketing' ),
					}
				: undefined
		);
	};
	[ 'cmplz_status_change', 'cmplz_fire_categories', 'cmplz_revoke', 'cmplz_banner_status' ].forEach( ( name ) =>
		document.addEventListener( name, () => setTimeout( check ) )
	);
	check();
}
