/** Milliseconds without a message after which a player counts as unavailable. */
export const PLAYER_TIMEOUT = 10_000;
/** Milliseconds between two requests for a status message. */
const POLL_INTERVAL = 250;

/**
 * Watches a YouTube player whose URL has `enablejsapi=1`: reports `true` when it responds, `false` when it reports an
 * error, when the browser is offline, or after ten seconds without a response. A player that responds later is reported
 * too. The `load` event cannot be used, because browsers also fire it for their error pages.
 * @returns a function that stops watching
 */
export function watchPlayer( frame: HTMLIFrameElement, report: ( isAvailable: boolean ) => void ): () => void {
	const controller = new AbortController();
	// The player sends messages only after it received one; this is the message of YouTube's IFrame API.
	const pollTimer = setInterval(
		() => frame.contentWindow?.postMessage( '{"event":"listening","id":1,"channel":"widget"}', '*' ),
		POLL_INTERVAL
	);
	const timer = setTimeout( () => report( false ), navigator.onLine ? PLAYER_TIMEOUT : 0 );
	window.addEventListener(
		'message',
		( { source, data } ) => {
			if ( source !== frame.contentWindow || typeof data !== 'string' ) {
				return;
			}
			const isError = data.includes( '"onError"' );
			if ( isError || /"(?:onReady|initialDelivery|infoDelivery)"/.test( data ) ) {
				clearInterval( pollTimer );
				clearTimeout( timer );
				report( ! isError );
			}
		},
		{ signal: controller.signal }
	);
	return () => {
		clearInterval( pollTimer );
		clearTimeout( timer );
		controller.abort();
	};
}
