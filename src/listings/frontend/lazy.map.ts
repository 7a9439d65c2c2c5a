import { control, divIcon, featureGroup, latLngBounds, map, marker, tileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { parsePrinted } from '../../shared/config/parse-printed';
import { allows, onConsent } from '../../shared/frontend/consent';
import { encode, send } from '../../shared/frontend/http';
import { reducedMotion } from '../../shared/frontend/scroll';
import { findElements } from './dom';
import { placeLabel, placesQuery, statusText, unwrapLongitudes } from './map-places';
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
const MAX_POPUP_WIDTH = 300;
const MAX_POPUP_HEIGHT = 220;
const MARKER_HEIGHT = 32;
const POPUP_MARGIN = 8;
/** Space for the zoom buttons and the attribution below a popup, in pixels. */
const CONTROLS_HEIGHT = 96;
/** Padding of a popup, and the tip below it, in pixels. */
const POPUP_CHROME = 48;

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
	const markers = featureGroup();
	signal.addEventListener( 'abort', () => leaflet.remove() );

	let shown: string | null = null;
	let controller = new AbortController();
	let places: Places = { places: [], total: 0, located: 0 };
	let tilesFailed = false;
	const showStatus = () =>
		setStatus( [ statusText( texts, places ), tilesFailed ? texts.tilesFailed : '' ].join( ' ' ).trim() );
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
			places = parsePrinted< Places >( response.text );
			showPlaces( leaflet, markers, places.places, texts );
			if ( shown === null ) {
				// After the places, so that no tiles of the whole world are requested first.
				initTiles( leaflet, panel, props, signal, ( hasFailed ) => {
					tilesFailed = hasFailed;
					showStatus();
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
	panel.toggleAttribute( 'data-plain', true );
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

function showPlaces(
	leaflet: LeafletMap,
	markers: ReturnType< typeof featureGroup >,
	places: readonly Place[],
	texts: MapTexts
): void {
	leaflet.closePopup();
	markers.clearLayers();
	const longitudes = unwrapLongitudes( places.map( ( { longitude } ) => longitude ) );
	const points = places.map( ( { latitude }, index ): [ number, number ] => [ latitude, longitudes[ index ] ?? 0 ] );
	if ( points.length > 0 ) {
		leaflet.fitBounds( latLngBounds( points ), { padding: PADDING, maxZoom: MAX_FIRST_ZOOM, animate: false } );
	}
	markers.addTo( leaflet );
	places.forEach( ( place, index ) => {
		const point = points[ index ];
		if ( point ) {
			const label = placeLabel( texts, place );
			const added = marker( point, { icon: iconFor( place, label ), riseOnHover: true } ).addTo( markers );
			addPopup( leaflet, added, popupFor( place, label ), texts );
		}
	} );
}

function iconFor( { name, count }: Place, label: string ): ReturnType< typeof divIcon > {
	const pill = document.createElement( 'span' );
	const title = document.createElement( 'span' );
	const number = document.createElement( 'span' );
	title.textContent = name;
	number.textContent = new Intl.NumberFormat( document.documentElement.lang || undefined ).format( count );
	title.ariaHidden = 'true';
	number.ariaHidden = 'true';
	const text = document.createElement( 'span' );
	text.className = 'awsm-sr-only';
	text.textContent = label;
	pill.append( title, number, text );
	// The style sheet centers an icon of any size on the point.
	return divIcon( {
		className: 'courant-map-marker',
		html: pill,
		iconSize: undefined,
		popupAnchor: [ 0, -MARKER_HEIGHT / 2 - POPUP_MARGIN ],
	} );
}

function popupFor( { openings }: Place, label: string ): HTMLElement {
	const content = document.createElement( 'div' );
	const title = document.createElement( 'p' );
	const list = document.createElement( 'ul' );
	title.textContent = label;
	list.append(
		...openings.map( ( opening ) => {
			const item = document.createElement( 'li' );
			const link = document.createElement( 'a' );
			link.href = opening.url;
			link.textContent = opening.title;
			item.append( link );
			return item;
		} )
	);
	content.append( title, list );
	return content;
}

/** Adds the list of openings: Enter, Space or a click moves the focus into it, and Escape back to the marker. */
function addPopup( leaflet: LeafletMap, place: Marker, content: HTMLElement, { close }: MapTexts ): void {
	const getElement = () => place.getPopup()?.getElement();
	const { x: width, y: height } = leaflet.getSize();
	place.bindPopup( content, {
		maxWidth: Math.min( MAX_POPUP_WIDTH, width - POPUP_CHROME - 2 * POPUP_MARGIN ),
		maxHeight: Math.min( MAX_POPUP_HEIGHT, height - POPUP_CHROME - CONTROLS_HEIGHT - POPUP_MARGIN ),
		autoPanPaddingTopLeft: [ POPUP_MARGIN, POPUP_MARGIN ],
		autoPanPaddingBottomRight: [ POPUP_MARGIN, CONTROLS_HEIGHT ],
		className: 'courant-map-popup',
	} );
	place.on( 'keydown', ( { originalEvent }: { originalEvent: KeyboardEvent } ) => {
		if ( originalEvent.key === ' ' ) {
			originalEvent.preventDefault();
			place.openPopup();
		} else if ( originalEvent.key === 'Escape' ) {
			place.closePopup();
		}
	} );
	place.on( 'popupopen', () => {
		const popup = getElement();
		popup?.setAttribute( 'role', 'dialog' );
		popup?.setAttribute( 'dir', getComputedStyle( document.documentElement ).direction );
		popup?.setAttribute( 'aria-label', content.firstElementChild?.textContent ?? '' );
		popup?.querySelector( '.leaflet-popup-close-button' )?.setAttribute( 'aria-label', close );
		content.querySelector( 'a' )?.focus( { preventScroll: true } );
	} );
	place.on( 'popupclose', () => {
		// The popup that contains the focus is removed. A click on the map has moved the focus to the map.
		const { activeElement, body } = document;
		if ( activeElement === body || getElement()?.contains( activeElement ) ) {
			place.getElement()?.focus( { preventScroll: true } );
		}
	} );
	content.addEventListener( 'keydown', ( { key } ) => {
		if ( key === 'Escape' ) {
			leaflet.closePopup();
		}
	} );
}
