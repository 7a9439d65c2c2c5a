/** Categories of consent; necessary storage needs none. */
export type Category = 'necessary' | 'preferences' | 'statistics' | 'marketing';

export type Choice = Readonly< Record< Category, boolean > >;

declare global {
	interface Window {
		courantConsent?: {
			allows: ( category: string ) => boolean;
			/** Whether the visitor has chosen, or the setting for sites without a banner applies. */
			decided: () => boolean;
		};
	}
}

/** Returns false until the consent script has run. */
export const allows = ( category: string ): boolean => window.courantConsent?.allows( category ) ?? false;

/** Calls back on each change of consent. Returns a function that unsubscribes. */
export function onConsent( callback: () => void ): () => void {
	document.addEventListener( 'courant:consent', callback );
	return () => document.removeEventListener( 'courant:consent', callback );
}
