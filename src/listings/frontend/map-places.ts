import type { ListingsConfig } from '../../shared/config/generated';
import { readControls } from './dom';
import type { ListingElements } from './dom';
import { pluralForm } from './messages';

/** Props of the map, printed by the server. */
export interface MapProps {
	/** URL of the places. */
	readonly url: string;
	/** URL of the module that contains the map library. */
	readonly script: string;
	readonly style: string;
	/** `null` for a plain background. */
	readonly tiles: { readonly url: string; readonly attribution: string; readonly category: string } | null;
	readonly texts: MapTexts;
}

export interface MapTexts {
	readonly show: string;
	readonly hide: string;
	readonly loading: string;
	readonly failed: string;
	readonly tilesFailed: string;
	readonly none: string;
	/** `%1$s` of `%2$s` openings are on the map. */
	readonly some: string;
	/** `%1$s` is the name of a place, `%2$s` the number of its openings. */
	readonly place: string;
	readonly openings: ListingsConfig[ 'messages' ][ 'found' ];
	readonly zoomIn: string;
	readonly zoomOut: string;
	readonly close: string;
}

export interface Place {
	readonly name: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly count: number;
	readonly openings: readonly { readonly title: string; readonly url: string }[];
}

/** The response of `courant/v1/listings/places`. */
export interface Places {
	readonly places: readonly Place[];
	readonly total: number;
	readonly located: number;
}

/** Parameters of the places of a list: its search and filters, without those that have no effect on the result. */
export function placesQuery( elements: ListingElements ): [ name: string, value: string ][] {
	const { dataset } = elements.list;
	const {
		jq,
		specs: { sort: _sort, ...specs },
	} = readControls( elements );
	const { taxonomy, termId } = dataset;
	const pairs: [ string, string ][] = [
		[ 'jq', elements.form ? jq : ( dataset[ 'search' ] ?? '' ) ],
		...Object.entries( specs ),
		[ 'shortcode_specs', dataset[ 'specs' ] ?? '' ],
		[ 'awsm-hide-expired-jobs', dataset[ 'awsmHideExpiredJobs' ] ?? '' ],
		[ 'lang', dataset[ 'lang' ] ?? '' ],
		[ `awsm_job_spec[${ taxonomy ?? '' }]`, taxonomy ? ( termId ?? '' ) : '' ],
	];
	return pairs.filter( ( [ , value ] ) => value !== '' );
}

/** Returns the name of a marker, such as "Kiel, 3 openings". */
export function placeLabel( { place, openings }: MapTexts, { name, count }: Place ): string {
	const values = [ name, pluralForm( openings, count ) ];
	return place.replace( /%([12])\$s/g, ( _, number: string ) => values[ Number( number ) - 1 ] ?? '' );
}

/** Returns a text if not all openings are on the map, otherwise ''. */
export function statusText( { none, some }: MapTexts, { total, located }: Places ): string {
	if ( located === 0 ) {
		return none;
	}
	const format = new Intl.NumberFormat( document.documentElement.lang || undefined );
	return located < total
		? some.replace( '%1$s', format.format( located ) ).replace( '%2$s', format.format( total ) )
		: '';
}

/**
 * Adds 360 degrees to longitudes after the largest gap, so that places on both sides of the antimeridian are next to
 * each other.
 */
export function unwrapLongitudes( longitudes: readonly number[] ): number[] {
	const sorted = [ ...longitudes ].sort( ( a, b ) => a - b );
	let start = sorted[ 0 ] ?? 0;
	let widest = start + 360 - ( sorted.at( -1 ) ?? 0 );
	sorted.forEach( ( longitude, index ) => {
		const next = sorted[ index + 1 ] ?? longitude;
		if ( next - longitude > widest ) {
			widest = next - longitude;
			start = next;
		}
	} );
	return longitudes.map( ( longitude ) => ( longitude < start ? longitude + 360 : longitude ) );
}

export function withUnwrappedLongitudes( { places, ...rest }: Places ): Places {
	const longitudes = unwrapLongitudes( places.map( ( { longitude } ) => longitude ) );
	return { ...rest, places: places.map( ( place, index ) => ( { ...place, longitude: longitudes[ index ] ?? 0 } ) ) };
}

interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Space between markers, in pixels. */
const GAP = 4;

/**
 * Groups places until no two markers overlap.
 * @param measure shows a marker for each group and returns their boxes
 */
export function groupPlaces< T >( places: readonly T[], measure: ( groups: readonly T[][] ) => readonly Box[] ): T[][] {
	let groups = places.map( ( place ) => [ place ] );
	for (;;) {
		const boxes = measure( groups );
		const joined: { group: T[]; boxes: Box[] }[] = [];
		groups.forEach( ( group, index ) => {
			const box = boxes[ index ];
			const near = box && joined.find( ( other ) => other.boxes.some( ( placed ) => isNear( placed, box ) ) );
			if ( near ) {
				near.group.push( ...group );
				near.boxes.push( box );
			} else {
				joined.push( { group: [ ...group ], boxes: box ? [ box ] : [] } );
			}
		} );
		if ( joined.length === groups.length ) {
			return groups;
		}
		groups = joined.map( ( { group } ) => group );
	}
}

function isNear( first: Box, second: Box ): boolean {
	return (
		first.left < second.right + GAP &&
		second.left < first.right + GAP &&
		first.top < second.bottom + GAP &&
		second.top < first.bottom + GAP
	);
}

/** Returns several places as one, with all their openings. */
export function joinPlaces( places: readonly Place[] ): Place {
	const mean = ( values: number[] ) => values.reduce( ( sum, value ) => sum + value, 0 ) / values.length;
	return {
		name: places.map( ( { name } ) => name ).join( ', ' ),
		latitude: mean( places.map( ( { latitude } ) => latitude ) ),
		longitude: mean( places.map( ( { longitude } ) => longitude ) ),
		count: places.reduce( ( sum, { count } ) => sum + count, 0 ),
		openings: places.flatMap( ( { openings } ) => openings ),
	};
}
