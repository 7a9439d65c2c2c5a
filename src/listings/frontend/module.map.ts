import { parsePrinted } from '../../shared/config/parse-printed';
import { importModule } from '../../shared/frontend/import-module';
import type * as MapModule from './lazy.map';
import type { MapProps } from './map-places';

/**
 * Shows the map of a list when its button is pressed. Style sheet, map library and places are loaded at the first
 * press.
 */
export function init( root: HTMLElement, signal: AbortSignal ): void {
	const props = parsePrinted< MapProps >( root.dataset[ 'props' ] ?? '{}' );
	const { texts } = props;
	const button = root.querySelector< HTMLElement >( '.courant-map-toggle' );
	const label = button?.querySelector( 'span' );
	const panel = root.querySelector< HTMLElement >( '.courant-map-panel' );
	const status = panel?.querySelector< HTMLElement >( '.courant-map-status' );
	if ( ! button || ! label || ! panel || ! status ) {
		return;
	}
	let starting: Promise< () => Promise< void > > | null = null;

	const open = async () => {
		status.textContent = texts.loading;
		try {
			starting ??= Promise.all( [
				importModule< typeof MapModule >( props.script ),
				addStyleSheet( props.style ),
			] ).then( ( [ { start } ] ) => start( panel, props, signal ) );
			await (
				await starting
			)();
		} catch {
			starting = panel.querySelector( '.leaflet-pane' ) ? starting : null;
			status.textContent = texts.failed;
		}
	};
	button.addEventListener(
		'click',
		() => {
			const isOpening = panel.hidden;
			panel.hidden = ! isOpening;
			button.setAttribute( 'aria-expanded', String( isOpening ) );
			label.textContent = isOpening ? texts.hide : texts.show;
			if ( isOpening ) {
				void open();
			}
		},
		{ signal }
	);
}

/** Adds a style sheet once per page, and waits until it is applied. */
function addStyleSheet( url: string ): Promise< void > {
	const known = [ ...document.styleSheets ].some( ( { href } ) => href === url );
	if ( known || url === '' ) {
		return Promise.resolve();
	}
	return new Promise( ( resolve, reject ) => {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = url;
		link.addEventListener( 'load', () => resolve() );
		link.addEventListener( 'error', () => {
			link.remove();
			reject( new Error( url ) );
		} );
		document.head.append( link );
	} );
}
