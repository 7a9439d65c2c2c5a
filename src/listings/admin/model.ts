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
	readonly other_options: readonly string[];
	readonly hide_expired_jobs: boolean;
	/** By taxonomy or `work_mode`: `dropdown`, `checkbox` or `multiple`. */
	readonly filter_types: Readonly< Record< string, string > >;
	/** The filters `work_mode` and `salary_min`. */
	readonly structured_filters: readonly string[];
	readonly sort_control: boolean;
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

/** Settings of the site that the server prints for the editor. */
export interface Site {
	readonly specifications: readonly Specification[];
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
	Array.isArray( raw ) ? raw.filter( ( one ): one is string => typeof one === 'string' ) : [];

export function readSite( raw: unknown ): Site {
	const site = ( typeof raw === 'object' && raw !== null ? raw : {} ) as Record< string, unknown >;
	const specifications = Array.isArray( site.specifications ) ? site.specifications : [];
	return {
		specifications: specifications.filter(
			( one: unknown ): one is Specification =>
				typeof one === 'object' &&
				one !== null &&
				typeof ( one as Specification ).taxonomy === 'string' &&
				typeof ( one as Specification ).label === 'string'
		),
		filters: stringList( site.filters ),
		specs: stringList( site.specs ),
		structured: stringList( site.structured ),
		sorts: site.sorts === true,
	};
}

/** Returns the filters of a block: its own, or the default ones if it has none selected. Older posts store objects. */
export function filtersOf( attributes: Attributes, site: Site ): string[] {
	const selected = attributes.filter_options
		.map( ( one ) => ( typeof one === 'string' ? one : ( one.specKey ?? '' ) ) )
		.filter( ( one ) => one !== '' );
	return selected.length === 0 && ! attributes.filtersInitialized ? [ ...site.filters ] : selected;
}

/** Adds or removes an entry, in the order of the specifications. */
export function toggle( list: readonly string[], taxonomy: string, isOn: boolean, site: Site ): string[] {
	return site.specifications
		.map( ( one ) => one.taxonomy )
		.filter( ( one ) => ( one === taxonomy ? isOn : list.includes( one ) ) );
}

/** Returns the initial attributes of a new block: an id and the defaults of the site. */
export function firstAttributes( clientId: string, site: Site ): Partial< Attributes > {
	return {
		blockId: `awsm-block-${ clientId.slice( 0, 8 ) }`,
		other_options: [ ...site.specs ],
		structured_filters: [ ...site.structured ],
		sort_control: site.sorts,
	};
}
