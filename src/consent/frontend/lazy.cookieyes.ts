import type { Choice } from './choice';

interface CookieYesConsent {
	categories: { functional?: boolean; analytics?: boolean; performance?: boolean; advertisement?: boolean };
	isUserActionCompleted?: boolean;
}

declare global {
	interface Window {
		getCkyConsent?: () => CookieYesConsent | undefined;
	}
}

/** Adapter for CookieYes: its function and event. */
export function connect( onChoice: ( choice: Choice | undefined ) => void ): void {
	const check = () => {
		const consent = window.getCkyConsent?.();
		if ( consent?.isUserActionCompleted ) {
			const { functional = false, analytics = false, advertisement = false } = consent.categories;
			onChoice( { preferences: functional, statistics: analytics, marketing: advertisement } );
		} else {
			onChoice( undefined );
		}
	};
	[ 'cookieyes_banner_load', 'cookieyes_consent_update' ].forEach( ( name ) =>
		document.addEventListener( name, () => setTimeout( check ) )
	);
	check();
}
