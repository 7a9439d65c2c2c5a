/** After so long without a word from a player it counts as not coming; milliseconds. */
export const PLAYER_TIMEOUT = 10_000;
/** How often a player is asked whether it is there; milliseconds. */
const INTERVAL = 250;

/**
 * Watches a YouTube player whose URL has `enablejsapi=1`: reports `true` when it answers, `false` when it reports an error, when the browser
 * is offline, or after ten seconds without an answer (blocked, unreachable, too slow). A player that answers later is reported too.
 *
 * A frame tells nothing else about itself: browsers raise `load` for their own error pages as well.
 *
 * @returns ends watching
 */
export function watchPlayer(frame: HTMLIFrameElement, report: (isThere: boolean) => void): () => void {
    const controller = new AbortController();
    // The player sends its messages to whoever has called; the text is the one of YouTube's IFrame API.
    const call = setInterval(() => frame.contentWindow?.postMessage('{"event":"listening","id":1,"channel":"widget"}', '*'), INTERVAL);
    const timer = setTimeout(() => report(false), navigator.onLine ? PLAYER_TIMEOUT : 0);
    window.addEventListener(
        'message',
        ({ source, data }) => {
            if (source !== frame.contentWindow || typeof data !== 'string') {
                return;
            }
            const isError = data.includes('"onError"');
            if (isError || /"(?:onReady|initialDelivery|infoDelivery)"/.test(data)) {
                clearInterval(call);
                clearTimeout(timer);
                report(!isError);
            }
        },
        { signal: controller.signal },
    );
    return () => {
        clearInterval(call);
        clearTimeout(timer);
        controller.abort();
    };
}
