import { parsePrinted } from '../../shared/config/parse-printed';
import { watchPlayer } from '../../shared/frontend/media/youtube-player';

/** Messages for a video player, printed by the server. */
interface PlayerMessages {
	readonly failed: string;
	readonly watch: string;
	readonly url: string;
}

let isStarted = false;

/**
 * Shows embeds of the content, which are in template elements until consent allows them or the visitor clicks. Called
 * again when content is inserted later.
 */
export function start( allows: ( category: string ) => boolean ): void {
	const placeholders = () => [ ...document.querySelectorAll< HTMLElement >( '[data-courant-embed]' ) ];
	const check = () =>
		placeholders()
			.filter( ( placeholder ) => allows( placeholder.dataset[ 'courantEmbed' ] ?? '' ) )
			.forEach( ( placeholder ) => showEmbed( placeholder ) );
	check();
	if ( isStarted ) {
		return;
	}
	isStarted = true;
	document.addEventListener( 'courant:consent', check );
	document.addEventListener( 'click', ( { target } ) => {
		const placeholder = target
			?.closest?.( '[data-courant-show]' )
			?.closest< HTMLElement >( '[data-courant-embed]' );
		if ( placeholder ) {
			showEmbed( placeholder, true ).focus();
		}
	} );
}

/**
 * Replaces the placeholder by the embed at the same size, loaded lazily. After a click, a video starts to play. An
 * element that is itself the embed, on sites where embeds need no consent, stays unchanged.
 * @returns the element that is shown now
 */
function showEmbed( placeholder: HTMLElement, isPlaying = false ): HTMLElement {
	const template = placeholder.querySelector( 'template' );
	delete placeholder.dataset[ 'courantEmbed' ];
	if ( template ) {
		const content = document.importNode( template.content, true );
		content.querySelectorAll( 'iframe' ).forEach( ( frame ) => {
			frame.loading = 'lazy';
			frame.referrerPolicy ||= 'strict-origin-when-cross-origin';
			delete frame.dataset[ 'courantEmbed' ];
			if ( isPlaying && frame.dataset[ 'courantPlayer' ] ) {
				frame.src += '&autoplay=1';
			}
		} );
		placeholder.replaceChildren( content );
	}
	const frame = placeholder instanceof HTMLIFrameElement ? placeholder : placeholder.querySelector( 'iframe' );
	if ( frame?.dataset[ 'courantPlayer' ] ) {
		watchWhenVisible( frame, parsePrinted< PlayerMessages >( frame.dataset[ 'courantPlayer' ] ) );
	}
	return frame ?? placeholder;
}

/** The browser loads a lazy frame shortly before it is visible, so the timeout starts there. */
function watchWhenVisible( frame: HTMLIFrameElement, { failed, watch, url }: PlayerMessages ): void {
	const message = document.createElement( 'div' );
	message.className = 'courant-embed-failed';
	message.setAttribute( 'role', 'alert' );
	const link = document.createElement( 'a' );
	link.href = url;
	link.textContent = watch;
	message.append( failed, ' ', link );
	const observer = new IntersectionObserver( ( entries ) => {
		if ( entries.some( ( entry ) => entry.isIntersecting ) ) {
			observer.disconnect();
			watchPlayer( frame, ( isAvailable ) => {
				// The message takes the space of the frame, which continues to load.
				frame.style.display = isAvailable ? '' : 'none';
				if ( isAvailable ) {
					message.remove();
				} else {
					frame.after( message );
				}
			} );
		}
	} );
	observer.observe( frame );
}
