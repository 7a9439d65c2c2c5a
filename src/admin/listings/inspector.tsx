import type { ReactElement } from 'react';
import { filtersOf, toggled, typeOf, withType, type Attributes, type Site } from './model';
import { CheckboxControl, InspectorControls, PanelBody, PanelColorSettings, RangeControl, SelectControl, TextControl, ToggleControl, __, sprintf, type EditProps } from './wordpress';

interface Props extends Pick<EditProps<Attributes>, 'attributes' | 'setAttributes'> {
    readonly site: Site;
}

const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

export const Inspector = ({ attributes, setAttributes, site }: Props): ReactElement => (
    <InspectorControls>
        <Finding attributes={attributes} setAttributes={setAttributes} site={site} />
        <Showing attributes={attributes} setAttributes={setAttributes} site={site} />
        <Colours attributes={attributes} setAttributes={setAttributes} />
    </InspectorControls>
);

const Finding = ({ attributes, setAttributes, site }: Props): ReactElement => (
    <PanelBody title={__('Search and filters', 'courant-desk')}>
        <ToggleControl {...SIZES} label={__('Keyword search', 'courant-desk')} checked={attributes.search} onChange={(search) => setAttributes({ search })} />
        {attributes.search && (
            <TextControl
                {...SIZES}
                label={__('Words in the empty search box', 'courant-desk')}
                value={attributes.search_placeholder}
                onChange={(words) => setAttributes({ search_placeholder: words })}
            />
        )}
        <ToggleControl
            {...SIZES}
            label={__('Filters', 'courant-desk')}
            checked={attributes.enable_job_filter}
            onChange={(on) => setAttributes({ enable_job_filter: on })}
        />
        {attributes.enable_job_filter &&
            site.specifications.map(({ taxonomy, label }) => (
                <FilterChoice
                    key={taxonomy}
                    filter={taxonomy}
                    label={label}
                    on={filtersOf(attributes, site).includes(taxonomy)}
                    turn={(on) => setAttributes({ filter_options: toggled(filtersOf(attributes, site), taxonomy, on, site), filtersInitialized: true })}
                    attributes={attributes}
                    setAttributes={setAttributes}
                />
            ))}
        {attributes.enable_job_filter && (
            <FilterChoice
                filter="work_mode"
                label={__('On site, hybrid or remote', 'courant-desk')}
                on={attributes.structured_filters.includes('work_mode')}
                turn={(on) => setAttributes({ structured_filters: structured(attributes, 'work_mode', on) })}
                attributes={attributes}
                setAttributes={setAttributes}
            />
        )}
        {attributes.enable_job_filter && (
            <CheckboxControl
                {...SIZES}
                label={__('Least salary', 'courant-desk')}
                checked={attributes.structured_filters.includes('salary_min')}
                onChange={(on) => setAttributes({ structured_filters: structured(attributes, 'salary_min', on) })}
            />
        )}
        <ToggleControl
            {...SIZES}
            label={__('Visitors choose the order', 'courant-desk')}
            checked={attributes.sort_control}
            onChange={(on) => setAttributes({ sort_control: on })}
        />
        <SelectControl
            {...SIZES}
            label={__('Place of search and filters', 'courant-desk')}
            value={attributes.placement}
            options={[
                { value: 'top', label: __('Above the openings', 'courant-desk') },
                { value: 'side', label: __('Beside the openings', 'courant-desk') },
            ]}
            onChange={(placement) => setAttributes({ placement })}
        />
    </PanelBody>
);

const structured = ({ structured_filters: filters }: Attributes, filter: string, on: boolean): string[] =>
    ['work_mode', 'salary_min'].filter((one) => (one === filter ? on : filters.includes(one)));

interface ChoiceProps extends Omit<Props, 'site'> {
    readonly filter: string;
    readonly label: string;
    readonly on: boolean;
    readonly turn: (on: boolean) => void;
}

/** Whether a filter is there, and whether it takes one value or several. */
const FilterChoice = ({ filter, label, on, turn, attributes, setAttributes }: ChoiceProps): ReactElement => (
    <>
        <CheckboxControl {...SIZES} label={label} checked={on} onChange={turn} />
        {on && (
            <SelectControl
                {...SIZES}
                label={sprintf(__('%s: choices', 'courant-desk'), label)}
                value={typeOf(attributes, filter)}
                options={[
                    { value: 'dropdown', label: __('One, from a select', 'courant-desk') },
                    { value: 'checkbox', label: __('Several, from a list of checkboxes', 'courant-desk') },
                    { value: 'multiple', label: __('Several, from a styled select', 'courant-desk') },
                ]}
                onChange={(type) => setAttributes({ filter_types: withType(attributes, filter, type) })}
            />
        )}
    </>
);

const Showing = ({ attributes, setAttributes, site }: Props): ReactElement => (
    <PanelBody title={__('Openings', 'courant-desk')}>
        <SelectControl
            {...SIZES}
            label={__('Layout', 'courant-desk')}
            value={attributes.layout}
            options={[
                { value: 'list', label: __('List', 'courant-desk') },
                { value: 'grid', label: __('Grid', 'courant-desk') },
                { value: 'stack', label: __('Cards below one another', 'courant-desk') },
            ]}
            onChange={(layout) => setAttributes({ layout })}
        />
        {attributes.layout === 'grid' && (
            <RangeControl
                {...SIZES}
                label={__('Columns', 'courant-desk')}
                value={attributes.number_of_columns}
                min={1}
                max={4}
                onChange={(columns) => setAttributes({ number_of_columns: columns ?? 3 })}
            />
        )}
        <RangeControl
            {...SIZES}
            label={__('Openings on a page', 'courant-desk')}
            value={attributes.listing_per_page}
            min={1}
            max={100}
            onChange={(count) => setAttributes({ listing_per_page: count ?? 10 })}
        />
        <SelectControl
            {...SIZES}
            label={__('Further pages', 'courant-desk')}
            value={attributes.pagination}
            options={[
                { value: 'modern', label: __('A “load more” button', 'courant-desk') },
                { value: 'classic', label: __('Numbered pages', 'courant-desk') },
            ]}
            onChange={(pagination) => setAttributes({ pagination })}
        />
        <SelectControl
            {...SIZES}
            label={__('Order', 'courant-desk')}
            value={attributes.order_by}
            options={[
                { value: 'new_to_old', label: __('Newest first', 'courant-desk') },
                { value: 'old_to_new', label: __('Oldest first', 'courant-desk') },
                { value: 'closing', label: __('Closing soon', 'courant-desk') },
                { value: 'title', label: __('Title, A to Z', 'courant-desk') },
            ]}
            onChange={(order) => setAttributes({ order_by: order })}
        />
        <ToggleControl
            {...SIZES}
            label={__('Hide expired openings', 'courant-desk')}
            checked={attributes.hide_expired_jobs}
            onChange={(on) => setAttributes({ hide_expired_jobs: on })}
        />
        {site.specifications.map(({ taxonomy, label }) => (
            <CheckboxControl
                {...SIZES}
                key={taxonomy}
                label={sprintf(__('Show on every opening: %s', 'courant-desk'), label)}
                checked={attributes.other_options.includes(taxonomy)}
                onChange={(on) => setAttributes({ other_options: toggled(attributes.other_options, taxonomy, on, site) })}
            />
        ))}
        <SelectControl
            {...SIZES}
            label={__('Link to an opening', 'courant-desk')}
            value={attributes.hz_button_style}
            options={[
                { value: 'none', label: __('Words alone', 'courant-desk') },
                { value: 'outline', label: __('Button with a border', 'courant-desk') },
                { value: 'fill', label: __('Filled button', 'courant-desk') },
            ]}
            onChange={(style) => setAttributes({ hz_button_style: style })}
        />
        <TextControl
            {...SIZES}
            label={__('Words of that link', 'courant-desk')}
            value={attributes.hz_button_text}
            onChange={(words) => setAttributes({ hz_button_text: words })}
        />
    </PanelBody>
);

const Colours = ({ attributes, setAttributes }: Omit<Props, 'site'>): ReactElement => {
    const named = [
        ['hz_sf_background_color', __('Search and filters: background', 'courant-desk')],
        ['hz_sf_text_color', __('Search and filters: text', 'courant-desk')],
        ['hz_sidebar_bg_color', __('Filters beside the openings: background', 'courant-desk')],
        ['hz_sidebar_tx_color', __('Filters beside the openings: text', 'courant-desk')],
        ['hz_jl_background_color', __('Openings: background', 'courant-desk')],
        ['hz_jl_text_color', __('Openings: text', 'courant-desk')],
        ['hz_button_background_color', __('Link to an opening: background', 'courant-desk')],
        ['hz_button_text_color', __('Link to an opening: text', 'courant-desk')],
        ['hz_pagination_background_color', __('Further pages: background', 'courant-desk')],
        ['hz_pagination_text_color', __('Further pages: text', 'courant-desk')],
    ] as const;
    return (
        <PanelColorSettings
            title={__('Colours', 'courant-desk')}
            initialOpen={false}
            colorSettings={named.map(([name, label]) => ({
                label,
                value: attributes[name],
                onChange: (colour) => setAttributes({ [name]: colour }),
            }))}
        />
    );
};
