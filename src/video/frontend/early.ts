/**
 * Finds the article's video and marks its element as an island; logs to the console if there is none or its settings
 * are invalid. The island checks the URL.
 */
export function initVideo(): void {
	const element = document.querySelector< HTMLElement >( '[data-video-settings]' );
	let url: unknown;
	try {
		const settings: unknown = element ? JSON.parse( element.dataset[ 'videoSettings' ] ?? '' ) : undefined;
		url = ( settings as { youtube_url?: unknown } | null | undefined )?.youtube_url;
	} catch {
		console.warn( 'Error parsing video settings' );
		return;
	}
	if ( ! element || typeof url !== 'string' || ! /youtu/i.test( url ) ) {
		console.info( 'No video found on this page, modal will not show.' );
		return;
	}
	// The loader finds new islands.
	element.dataset[ 'island' ] = 'video';
}

initVideo();
