import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { importModule } from '../../shared/frontend/import-module';
import { ServerButton } from '../../shared/frontend/hydration/server-button';
import { addStyleSheet } from '../../shared/frontend/media/style-sheet';
import type * as MapModule from './lazy.map';
import type { MapProps } from './map-places';

interface Elements {
	/** The button that the server printed. */
	readonly button: HTMLButtonElement;
	readonly panel: HTMLElement;
	/** A live region in the panel. */
	readonly status: Element;
	readonly props: MapProps;
	readonly root: HTMLElement;
}

/**
 * The button that shows and hides the map of a list, and the status text of the map. Style sheet, map library and places
 * are loaded at the first press.
 */
export function MapControl( { button, panel, status, props, root }: Elements ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ message, setMessage ] = useState( '' );
	const [ labels ] = useState( () => ( { show: button.innerHTML, hide: htmlOf( button, props.texts.hide ) } ) );
	const [ controller ] = useState( () => new AbortController() );
	const show = useMap( panel, props, setMessage, controller.signal );
	useLayoutEffect( () => {
		panel.toggleAttribute( 'hidden', ! isOpen );
		if ( isOpen ) {
			void show();
		}
	}, [ panel, isOpen, show ] );
	// After a crash, the loader mounts the island again when the button is pressed.
	useEffect(
		() => () => {
			controller.abort();
			button.innerHTML = labels.show;
			button.setAttribute( 'aria-expanded', 'false' );
			panel.hidden = true;
			root.removeAttribute( 'data-failed' );
			root.removeAttribute( 'data-state' );
		},
		[ controller, button, labels, panel, root ]
	);
	return (
		<>
			<ServerButton
				source={ button }
				aria-expanded={ isOpen }
				dangerouslySetInnerHTML={ { __html: labels[ isOpen ? 'hide' : 'show' ] } }
				onClick={ () => setOpen( ! isOpen ) }
			/>
			{ message && createPortal( message, status ) }
		</>
	);
}

/** Returns the content of the button with another text and the same icon. */
function htmlOf( button: HTMLButtonElement, text: string ): string {
	const copy = document.createElement( 'div' );
	copy.innerHTML = button.innerHTML;
	copy.querySelector( 'span' )?.replaceChildren( text );
	return copy.innerHTML;
}

/** Returns a function that shows the places of the current result, and creates the map at the first call. */
function useMap(
	panel: HTMLElement,
	props: MapProps,
	setMessage: ( text: string ) => void,
	signal: AbortSignal
): () => Promise< void > {
	const starting = useRef< Promise< () => Promise< void > > | null >( null );
	const [ show ] = useState( () => async () => {
		setMessage( props.texts.loading );
		try {
			starting.current ??= Promise.all( [
				importModule< typeof MapModule >( props.script ),
				addStyleSheet( props.style ),
			] ).then( ( [ { start } ] ) => start( panel, props, setMessage, signal ) );
			await (
				await starting.current
			)();
		} catch {
			starting.current = panel.querySelector( '.leaflet-pane' ) ? starting.current : null;
			setMessage( props.texts.failed );
		}
	} );
	return show;
}
