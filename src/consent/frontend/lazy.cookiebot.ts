import type { Choice } from './choice';

interface Cookiebot {
	hasResponse?: boolean;
	consent: { preferences: boolean; statistics: boolean; marketing: boolean };
}

declare global {
	interface Window {
		Cookiebot?: Cookiebot;
	}
}

/** Adapter for Cookiebot: its global object and window events. */
export function connect( onChoice: ( choice: Choice | undefined ) => void ): void {
	const check = () => {
		const cookiebot = window.Cookiebot;
		const { preferences = false, statistics = false, marketing = false } = cookiebot?.consent ?? {};
		onChoice( cookiebot?.hasResponse ? { preferences, statistics, marketing } : undefined );
	};
	[ 'CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline' ].forEach( ( name ) =>
		window.addEventListener( name, check )
	);
	check();
}
