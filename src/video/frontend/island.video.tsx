import type { PackageConfig } from '../../shared/config/page';
import { parsePrinted } from '../../shared/config/parse-printed';
import { allows, onConsent } from '../../shared/frontend/consent';
import { renderIsland } from '../../shared/frontend/island';
import { createStore } from '../../shared/frontend/create-store';
import { addStyleSheet } from '../../shared/frontend/media/style-sheet';
import { parseVideoUrl } from './video-url';
import { initialState, shouldAutoOpen, reduce } from './model';
import { markSeen, wasSeen } from './seen-videos';
import { VideoDialog } from './Video';

/**
 * Opens the dialog on page load if consent is given, after the choice if the banner is still open, and never after a
 * refusal; and whenever the play button is clicked.
 */
export async function mount( root: HTMLElement, _props: unknown, { video: config }: PackageConfig ): Promise< void > {
	const settings = parsePrinted< { youtube_url?: string } >( root.dataset[ 'videoSettings' ] ?? '{}' );
	const url = parseVideoUrl( settings.youtube_url ?? '' );
	if ( ! url ) {
		console.info( 'No video found on this page, modal will not show.' );
		return;
	}
	if ( ! config ) {
		throw new Error( 'No configuration' );
	}
	const prefersReducedMotion = matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	const startPaused = prefersReducedMotion && config.motion === 'wait';
	const store = createStore< ReturnType< typeof initialState >, Parameters< typeof reduce >[ 1 ] >(
		( state, action ) => reduce( state, action, startPaused ),
		initialState( allows( config.category ) )
	);
	const styled = addStyleSheet( config.style ).catch( () => undefined );
	const open = ( by: 'visitor' | 'page' ) => void styled.then( () => store.dispatch( { type: 'opened', by } ) );
	const container = document.createElement( 'div' );
	document.body.append( container );
	const videoId = url.id || url.list;
	// Inserted later, the video is not the one that the visitor opened the page for.
	let isDone =
		Boolean( root.dataset[ 'found' ] ) || ! shouldAutoOpen( config, wasSeen( videoId ), prefersReducedMotion );
	const connect = () =>
		initPlayButton( root, () => {
			isDone = true;
			open( 'visitor' );
		} );
	const dialog = <VideoDialog url={ url } config={ config } store={ store } connect={ connect } />;
	await renderIsland( root, dialog, container );
	onConsent( () => store.dispatch( { type: 'consent', isAllowed: allows( config.category ) } ) );
	/**
	 * Only the first choice counts: after a refusal the dialog does not open by itself, even if consent is given later.
	 */
	const autoOpen = () => {
		if ( isDone || ! window.courantConsent?.decided() ) {
			return;
		}
		isDone = true;
		if ( allows( config.category ) ) {
			open( 'page' );
			if ( config.once ) {
				markSeen( videoId );
			}
		}
	};
	onConsent( autoOpen );
	autoOpen();
}

/**
 * The server's link now opens a dialog, so it gets the role and the keys of a button.
 *
 * @returns makes it a link again
 */
function initPlayButton( root: HTMLElement, open: () => void ): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	const link = root.querySelector( 'a' );
	link?.setAttribute( 'role', 'button' );
	signal.addEventListener( 'abort', () => link?.removeAttribute( 'role' ) );
	link?.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === ' ' ) {
				event.preventDefault();
				link.click();
			}
		},
		{ signal }
	);
	root.addEventListener(
		'click',
		( event ) => {
			if (
				event.target instanceof Element &&
				event.target.closest( 'a' ) &&
				! event.ctrlKey &&
				! event.metaKey &&
				! event.shiftKey
			) {
				event.preventDefault();
				open();
			}
		},
		{ signal }
	);
	return () => controller.abort();
}
