import { parsePrinted } from '../../shared/config/parse-printed';

/**
 * Marks the element of the article's video as an island, which checks the URL; logs to the console if there is none or
 * its settings are invalid. Elements that are inserted later become islands too, whose dialogs open by a click only.
 *
 * @param event that content was inserted
 */
export function findVideo( event?: Event ): void {
	const element = document.querySelector< HTMLElement >( '[data-video-settings]:not([data-found])' );
	let url: unknown;
	try {
		if ( element ) {
			element.dataset[ 'found' ] = event?.type ?? '';
			url = parsePrinted< { youtube_url?: unknown } | null >(
				element.dataset[ 'videoSettings' ] ?? ''
			)?.youtube_url;
		}
	} catch {
		console.warn( 'Error parsing video settings' );
		return;
	}
	if ( element && typeof url === 'string' && /youtu/i.test( url ) ) {
		// The loader finds new islands, and reports this change, too.
		element.dataset[ 'island' ] = 'video';
	} else if ( ! event ) {
		console.info( 'No video found on this page, modal will not show.' );
	}
}

findVideo();
document.addEventListener( 'courant:inserted', findVideo );
