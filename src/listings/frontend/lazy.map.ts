import { control, latLngBounds, map, tileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import type { Map as LeafletMap } from 'leaflet';
import { parsePrinted } from '../../shared/config/parse-printed';
import { allows, onConsent } from '../../shared/frontend/consent';
import { encode, send } from '../../shared/frontend/http';
import { reducedMotion } from '../../shared/frontend/scroll';
import { findElements } from './dom';
import { createMarkers } from './map-markers';
import { placesQuery, statusText, withUnwrappedLongitudes } from './map-places';
import type { MapProps, MapTexts, Place, Places } from './map-places';

declare global {
	interface DocumentEventMap {
		awsmjobs_filtered_listings: CustomEvent< { readonly root: Element } >;
	}
}

/** Highest zoom level at the beginning: places are cities, not addresses. */
const MAX_FIRST_ZOOM = 10;
const MAX_ZOOM = 18;
/** Space for the markers at the edges, in pixels. */
const PADDING: [ number, number ] = [ 48, 48 ];

/**
 * Creates the map of a list in its panel.
 * @return a function that shows the places of the current result of the list
 */
export function start(
	panel: HTMLElement,
	props: MapProps,
	setStatus: ( text: string ) => void,
	signal: AbortSignal
): () => Promise< void > {
	const block = panel.closest< HTMLElement >( '.awsm-job-wrap' );
	const elements = block && findElements( block );
	const canvas = panel.querySelector< HTMLElement >( '.courant-map-canvas' );
	if ( ! elements || ! canvas ) {
		throw new Error( 'No list' );
	}
	const { texts, url } = props;
	const leaflet = createMap( canvas, panel.getAttribute( 'aria-label' ) ?? '', texts );
	const markers = createMarkers( leaflet, panel, texts );
	signal.addEventListener( 'abort', () => leaflet.remove() );

	let shown: string | null = null;
	let controller = new AbortController();
	let places: Places = { places: [], total: 0, located: 0 };
	let tilesFailed = false;
	const showStatus = () =>
		setStatus( `${ statusText( texts, places ) } ${ tilesFailed ? texts.tilesFailed : '' }`.trim() );
	const update = async () => {
		leaflet.invalidateSize( { animate: false } );
		const fields = placesQuery( elements );
		const query = encode( fields ).toString();
		if ( query !== shown ) {
			controller.abort();
			controller = new AbortController();
			const { signal: current } = controller;
			const response = await send( url, fields, { method: 'GET', signal: current } );
			if ( current.aborted ) {
				return;
			}
			places = withUnwrappedLongitudes( parsePrinted< Places >( response.text ) );
			fitPlaces( leaflet, places.places );
			markers.show( places.places );
			if ( shown === null ) {
				// After the places, so that no tiles of the whole world are requested first.
				initTiles( leaflet, panel, props, signal, ( hasFailed ) => {
					tilesFailed = hasFailed;
					showStatus();
					markers.checkSize();
				} );
			}
			shown = query;
		}
		showStatus();
	};
	const onResult = ( { detail }: DocumentEventMap[ 'awsmjobs_filtered_listings' ] ) => {
		if ( detail.root === block && ! panel.hidden ) {
			update().catch( ( error: unknown ) => {
				if ( ! ( error instanceof DOMException && error.name === 'AbortError' ) ) {
					setStatus( texts.failed );
				}
			} );
		}
	};
	document.addEventListener( 'awsmjobs_filtered_listings', onResult, { signal } );
	return update;
}

function createMap( canvas: HTMLElement, label: string, { zoomIn, zoomOut }: MapTexts ): LeafletMap {
	const isAnimated = ! reducedMotion();
	const isRtl = getComputedStyle( canvas ).direction === 'rtl';
	// Leaflet positions everything from the left. Popups get the direction of the page again.
	canvas.dir = 'ltr';
	canvas.setAttribute( 'role', 'group' );
	canvas.setAttribute( 'aria-label', label );
	const leaflet = map( canvas, {
		zoomControl: false,
		// The page scrolls: with the wheel, and with one finger. Two fingers move and zoom the map.
		scrollWheelZoom: false,
		dragging: ! matchMedia( '(pointer: coarse)' ).matches,
		zoomAnimation: isAnimated,
		fadeAnimation: isAnimated,
		markerZoomAnimation: isAnimated,
		inertia: isAnimated,
		maxZoom: MAX_ZOOM,
	} );
	if ( ! isAnimated ) {
		// Arrow keys and popups move the map with an animation that no option turns off.
		const panBy = leaflet.panBy.bind( leaflet );
		leaflet.panBy = ( offset, options ) => panBy( offset, { ...options, animate: false } );
	}
	leaflet.attributionControl.setPrefix( false ).setPosition( isRtl ? 'bottomleft' : 'bottomright' );
	control
		.zoom( { zoomInTitle: zoomIn, zoomOutTitle: zoomOut, position: isRtl ? 'bottomright' : 'bottomleft' } )
		.addTo( leaflet );
	return leaflet.setView( [ 0, 0 ], 1, { animate: false } );
}

/**
 * Shows tiles while consent allows them, or after the button in the consent notice was pressed. Until the first tile is
 * loaded, the background remains plain.
 * @param onChange receives whether the tile server has failed
 */
function initTiles(
	leaflet: LeafletMap,
	panel: HTMLElement,
	{ tiles }: MapProps,
	signal: AbortSignal,
	onChange: ( hasFailed: boolean ) => void
): void {
	const notice = panel.querySelector< HTMLElement >( '.courant-map-consent' );
	if ( ! tiles ) {
		return;
	}
	const { url, attribution, category } = tiles;
	const layer = tileLayer( url, { attribution, maxZoom: MAX_ZOOM } );
	layer.on( 'tileload', () => {
		panel.toggleAttribute( 'data-plain', false );
		onChange( false );
	} );
	layer.on( 'tileerror', () => onChange( panel.hasAttribute( 'data-plain' ) ) );
	let isAccepted = category === 'necessary';
	const check = () => {
		const isAllowed = isAccepted || allows( category );
		if ( isAllowed ) {
			layer.addTo( leaflet );
		} else {
			layer.remove();
			panel.toggleAttribute( 'data-plain', true );
			onChange( false );
		}
		if ( notice ) {
			notice.hidden = isAllowed;
		}
	};
	notice?.querySelector( 'button' )?.addEventListener(
		'click',
		() => {
			isAccepted = true;
			check();
			// The button is hidden now.
			leaflet.getContainer().focus( { preventScroll: true } );
		},
		{ signal }
	);
	signal.addEventListener( 'abort', onConsent( check ) );
	check();
}

/** Moves the map to the places. */
function fitPlaces( leaflet: LeafletMap, places: readonly Place[] ): void {
	if ( places.length > 0 ) {
		const points = places.map( ( { latitude, longitude } ): [ number, number ] => [ latitude, longitude ] );
		leaflet.fitBounds( latLngBounds( points ), { padding: PADDING, maxZoom: MAX_FIRST_ZOOM, animate: false } );
	}
}
