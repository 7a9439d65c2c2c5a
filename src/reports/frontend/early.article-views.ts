/**
 * Counts a view of an article: one POST after the page has loaded, without anything about the visitor. Printed inline,
 * so the same page works for everybody; a prerendered page is counted when it is shown.
 */
const { url = '', article = '' } = document.currentScript?.dataset ?? {};
const send = () => {
	navigator.sendBeacon( url, new URLSearchParams( { action: 'courant_article_view', article } ) );
};

if ( document.prerendering ) {
	document.addEventListener( 'prerenderingchange', send, { once: true } );
} else {
	window.addEventListener( 'load', send );
}

export {};
