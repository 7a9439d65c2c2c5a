/** What the pages of the site offer to scripts. */
interface Window {
	courantConsent?: { allows: ( category: string ) => boolean; decided: () => boolean };
}
