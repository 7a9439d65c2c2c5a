/** Globals of the pages of the site. */
interface Window {
	courantConsent?: { allows: ( category: string ) => boolean; decided: () => boolean };
}
