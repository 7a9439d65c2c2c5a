import { divIcon, featureGroup, marker } from 'leaflet/dist/leaflet-src.esm.js';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { groupPlaces, joinPlaces, placeLabel } from './map-places';
import type { MapTexts, Place } from './map-places';

const MAX_POPUP_WIDTH = 300;
const MAX_POPUP_HEIGHT = 220;
const MARKER_HEIGHT = 32;
const POPUP_MARGIN = 8;
/** Space for the zoom buttons and the attribution below a popup, in pixels. */
const CONTROLS_HEIGHT = 96;
/** Padding of a popup, and the tip below it, in pixels. */
const POPUP_CHROME = 48;

/** A marker, with the places that it represents. */
interface ShownMarker {
	readonly group: readonly Place[];
	readonly added: Marker;
}

/** Creates the markers of a map. */
export function createMarkers(
	leaflet: LeafletMap,
	panel: HTMLElement,
	texts: MapTexts
): { show: ( places: readonly Place[] ) => void; checkSize: () => void } {
	const markers = featureGroup();
	panel.toggleAttribute( 'data-plain', true );
	let places: readonly Place[] = [];
	let shown: readonly ShownMarker[] = [];
	let isPlain = true;
	const update = () => {
		shown = showMarkers( leaflet, markers, places, shown, texts );
	};
	leaflet.on( 'zoomend', update );
	return {
		show( added ) {
			places = added;
			update();
		},
		/** With tiles, which contain the names, markers are smaller. */
		checkSize() {
			if ( ! panel.hidden && panel.hasAttribute( 'data-plain' ) !== isPlain ) {
				isPlain = ! isPlain;
				update();
			}
		},
	};
}

/** Shows markers that do not overlap: one for each place, or for several that are near each other. */
function showMarkers(
	leaflet: LeafletMap,
	markers: ReturnType< typeof featureGroup >,
	places: readonly Place[],
	previous: readonly ShownMarker[],
	texts: MapTexts
): readonly ShownMarker[] {
	// Moves the focus from the popup to its marker.
	leaflet.closePopup();
	const focused = document.activeElement;
	const focusedPlace = previous.find( ( { added } ) => added.getElement() === focused )?.group[ 0 ];
	let shown: ShownMarker[] = [];
	markers.addTo( leaflet );
	groupPlaces( places, ( groups ) => {
		markers.clearLayers();
		shown = groups.map( ( group ) => {
			const place = joinPlaces( group );
			const icon = iconFor( place, placeLabel( texts, place ) );
			const added = marker( [ place.latitude, place.longitude ], { icon, riseOnHover: true } ).addTo( markers );
			return { group, added };
		} );
		return shown.flatMap( ( { added } ) => added.getElement()?.firstElementChild?.getBoundingClientRect() ?? [] );
	} );
	for ( const { group, added } of shown ) {
		addPopup( leaflet, added, popupFor( group, texts ), texts );
		if ( focusedPlace && group.includes( focusedPlace ) ) {
			added.getElement()?.focus( { preventScroll: true } );
		}
	}
	return shown;
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

/** Returns the openings of the places of a marker. */
function popupFor( places: readonly Place[], texts: MapTexts ): HTMLElement {
	const content = document.createElement( 'div' );
	for ( const place of places ) {
		const title = document.createElement( 'p' );
		const list = document.createElement( 'ul' );
		title.textContent = placeLabel( texts, place );
		list.append(
			...place.openings.map( ( opening ) => {
				const item = document.createElement( 'li' );
				const link = document.createElement( 'a' );
				link.href = opening.url;
				link.textContent = opening.title;
				item.append( link );
				return item;
			} )
		);
		content.append( title, list );
	}
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
