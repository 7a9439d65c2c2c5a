import { isRecord, toRecord } from '../../shared/admin/values';

/** The attributes that the inspector changes; the block keeps all others as they were saved. */
export interface Attributes {
	readonly blockId: string;
	readonly search: boolean;
	readonly search_placeholder: string;
	readonly enable_job_filter: boolean;
	readonly filter_options: readonly ( string | { readonly specKey?: string } )[];
	readonly filtersInitialized: boolean;
	readonly placement: string;
	readonly layout: string;
	readonly number_of_columns: number;
	readonly listing_per_page: number;
	readonly pagination: string;
	readonly order_by: string;
	/** Taxonomy whose terms group the list, `none`, or empty for the setting of the site. */
	readonly group_by: string;
	readonly other_options: readonly string[];
	readonly hide_expired_jobs: boolean;
	/** By taxonomy or key of a filter: `dropdown`, `checkbox` or `multiple`. */
	readonly filter_types: Readonly< Record< string, string > >;
	/** Keys of the filters by fields of openings; the setting of the site if it is missing. */
	readonly structured_filters?: readonly string[] | undefined;
	/** The setting of the site if it is missing. */
	readonly sort_control?: boolean | undefined;
	readonly hz_button_style: string;
	readonly hz_button_text: string;
	readonly hz_sf_background_color?: string | undefined;
	readonly hz_sf_text_color?: string | undefined;
	readonly hz_sidebar_bg_color?: string | undefined;
	readonly hz_sidebar_tx_color?: string | undefined;
	readonly hz_jl_background_color?: string | undefined;
	readonly hz_jl_text_color?: string | undefined;
	readonly hz_button_background_color?: string | undefined;
	readonly hz_button_text_color?: string | undefined;
	readonly hz_pagination_background_color?: string | undefined;
	readonly hz_pagination_text_color?: string | undefined;
}

/** Old posts have an empty list where PHP encoded an empty map. */
export function typeFor( { filter_types: types }: Attributes, filter: string ): string {
	return Array.isArray( types ) ? 'dropdown' : ( types[ filter ] ?? 'dropdown' );
}

export function withType(
	{ filter_types: types }: Attributes,
	filter: string,
	type: string
): Record< string, string > {
	return { ...( Array.isArray( types ) ? {} : types ), [ filter ]: type };
}

export interface Specification {
	readonly taxonomy: string;
	readonly label: string;
}

/** A filter by a field of openings. */
export interface AttributeFilter {
	readonly key: string;
	readonly label: string;
	/** Whether its control can be chosen. */
	readonly hasTypes: boolean;
}

/** Settings of the site that the server prints for the editor. */
export interface Site {
	readonly specifications: readonly Specification[];
	readonly attributeFilters: readonly AttributeFilter[];
	/** Filters of a block that has none selected. */
	readonly filters: readonly string[];
	/** Specifications that a new block shows on each opening. */
	readonly specs: readonly string[];
	/** Additional filters of a new block. */
	readonly structured: readonly string[];
	/** Whether visitors can change the sort order of a new block. */
	readonly sorts: boolean;
}

const stringList = ( raw: unknown ): string[] =>
	Array.isArray( raw ) ? raw.filter( ( item ): item is string => typeof item === 'string' ) : [];

/** Returns the entries of a list that have these properties with a text. */
const listWith = < T extends object >( raw: unknown, ...names: ( keyof T & string )[] ): T[] =>
	( Array.isArray( raw ) ? raw : [] ).filter(
		( item: unknown ): item is T => isRecord( item ) && names.every( ( name ) => typeof item[ name ] === 'string' )
	);

export function readSite( raw: unknown ): Site {
	const site = toRecord( raw );
	return {
		specifications: listWith< Specification >( site.specifications, 'taxonomy', 'label' ),
		attributeFilters: listWith< AttributeFilter >( site.attributeFilters, 'key', 'label' ),
		filters: stringList( site.filters ),
		specs: stringList( site.specs ),
		structured: stringList( site.structured ),
		sorts: site.sorts === true,
	};
}

/** Returns the filters of a block: its own, or the default ones if it has none selected. Older posts store objects. */
export function filtersOf( attributes: Attributes, site: Site ): string[] {
	const selected = attributes.filter_options
		.map( ( filter ) => ( typeof filter === 'string' ? filter : ( filter.specKey ?? '' ) ) )
		.filter( ( key ) => key !== '' );
	return selected.length === 0 && ! attributes.filtersInitialized ? [ ...site.filters ] : selected;
}

/** Returns the additional filters of a block: its own, or those of the site. */
export const structuredOf = ( { structured_filters: own }: Attributes, site: Site ): readonly string[] =>
	own ?? site.structured;

/** Adds or removes an entry, in the order of all entries; drops entries that no longer exist. */
export function toggle( list: readonly string[], entry: string, isOn: boolean, all: readonly string[] ): string[] {
	return all.filter( ( item ) => ( item === entry ? isOn : list.includes( item ) ) );
}

/** Returns the taxonomies of the specifications. */
export const taxonomiesOf = ( { specifications }: Site ): string[] =>
	specifications.map( ( { taxonomy } ) => taxonomy );

/** Returns the initial attributes of a new block: an id and the defaults of the site. */
export function firstAttributes( clientId: string, site: Site ): Partial< Attributes > {
	return {
		blockId: `awsm-block-${ clientId.slice( 0, 8 ) }`,
		other_options: [ ...site.specs ],
		structured_filters: [ ...site.structured ],
		sort_control: site.sorts,
	};
}
