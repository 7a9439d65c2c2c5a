import { renderIsland } from '../../shared/frontend/island';
import type { MapProps } from './map-places';
import { MapControl } from './MapControl';

/** Hydrates the button of a map, which is the only content of its parent element. */
export async function mount( root: HTMLElement, props: MapProps ): Promise< void > {
	const button = root.querySelector< HTMLButtonElement >( '.courant-map-toggle' );
	const panel = root.querySelector< HTMLElement >( '.courant-map-panel' );
	const status = panel?.querySelector( '.courant-map-status' );
	const slot = button?.parentElement;
	if ( ! button || ! panel || ! status || ! slot || slot === root ) {
		throw new Error( 'No map' );
	}
	await renderIsland(
		root,
		<MapControl button={ button } panel={ panel } status={ status } props={ props } root={ root } />,
		slot,
		true
	);
}
