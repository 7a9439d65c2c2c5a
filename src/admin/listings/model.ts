/** The attributes that the inspector changes; the block keeps the others as they were saved (Jobs contract 2.4). */
export interface Attributes {
    readonly blockId: string;
    readonly search: boolean;
    readonly search_placeholder: string;
    readonly enable_job_filter: boolean;
    readonly filter_options: readonly (string | { readonly specKey?: string })[];
    readonly filtersInitialized: boolean;
    readonly placement: string;
    readonly layout: string;
    readonly number_of_columns: number;
    readonly listing_per_page: number;
    readonly pagination: string;
    readonly order_by: string;
    readonly other_options: readonly string[];
    readonly hide_expired_jobs: boolean;
    /** by taxonomy or `work_mode`: `dropdown`, `checkbox` or `multiple` */
    readonly filter_types: Readonly<Record<string, string>>;
    /** of `work_mode` and `salary_min` */
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

/** An old post keeps an empty list where PHP meant an empty map. */
export function typeOf({ filter_types: types }: Attributes, filter: string): string {
    return Array.isArray(types) ? 'dropdown' : (types[filter] ?? 'dropdown');
}

export function withType({ filter_types: types }: Attributes, filter: string, type: string): Record<string, string> {
    return { ...(Array.isArray(types) ? {} : types), [filter]: type };
}

export interface Specification {
    readonly taxonomy: string;
    readonly label: string;
}

/** What the server tells the editor. */
export interface Site {
    readonly specifications: readonly Specification[];
    /** Filters of a block that has not chosen its own. */
    readonly filters: readonly string[];
    /** Specifications that a new block shows on every opening. */
    readonly specs: readonly string[];
    /** Further filters that a new block has. */
    readonly structured: readonly string[];
    /** Whether a new block lets visitors choose the order. */
    readonly sorts: boolean;
}

const texts = (raw: unknown): string[] => (Array.isArray(raw) ? raw.filter((one): one is string => typeof one === 'string') : []);

export function readSite(raw: unknown): Site {
    const site = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
    const specifications = Array.isArray(site.specifications) ? site.specifications : [];
    return {
        specifications: specifications.filter(
            (one: unknown): one is Specification =>
                typeof one === 'object' && one !== null && typeof (one as Specification).taxonomy === 'string' && typeof (one as Specification).label === 'string',
        ),
        filters: texts(site.filters),
        specs: texts(site.specs),
        structured: texts(site.structured),
        sorts: site.sorts === true,
    };
}

/** The filters that the block has: its own, or the site's while it has not chosen. Older posts keep objects. */
export function filtersOf(attributes: Attributes, site: Site): string[] {
    const own = attributes.filter_options.map((one) => (typeof one === 'string' ? one : (one.specKey ?? ''))).filter((one) => one !== '');
    return own.length === 0 && !attributes.filtersInitialized ? [...site.filters] : own;
}

/** The list with one entry more or less, in the order of the specifications. */
export function toggled(list: readonly string[], taxonomy: string, on: boolean, site: Site): string[] {
    return site.specifications.map((one) => one.taxonomy).filter((one) => (one === taxonomy ? on : list.includes(one)));
}

/** What a block that was only just put in gets: an id, and what the site has beyond the contract's defaults. */
export function firstAttributes(clientId: string, site: Site): Partial<Attributes> {
    return {
        blockId: `awsm-block-${clientId.slice(0, 8)}`,
        other_options: [...site.specs],
        structured_filters: [...site.structured],
        sort_control: site.sorts,
    };
}
