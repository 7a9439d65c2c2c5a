import type { ReactElement } from 'react';
import { filtersOf, toggled, type Attributes, type Site } from './model';
import { CheckboxControl, InspectorControls, PanelBody, RangeControl, SelectControl, TextControl, ToggleControl, __, type EditProps } from './wordpress';

interface Props extends Pick<EditProps<Attributes>, 'attributes' | 'setAttributes'> {
    readonly site: Site;
}

const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

export const Inspector = ({ attributes, setAttributes, site }: Props): ReactElement => (
    <InspectorControls>
        <Finding attributes={attributes} setAttributes={setAttributes} site={site} />
        <Showing attributes={attributes} setAttributes={setAttributes} site={site} />
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
                <CheckboxControl
                    {...SIZES}
                    key={taxonomy}
                    label={label}
                    checked={filtersOf(attributes, site).includes(taxonomy)}
                    onChange={(on) =>
                        setAttributes({ filter_options: toggled(filtersOf(attributes, site), taxonomy, on, site), filtersInitialized: true })
                    }
                />
            ))}
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

const Showing = ({ attributes, setAttributes, site }: Props): ReactElement => (
    <PanelBody title={__('Openings', 'courant-desk')}>
        <SelectControl
            {...SIZES}
            label={__('Layout', 'courant-desk')}
            value={attributes.layout}
            options={[
                { value: 'list', label: __('List', 'courant-desk') },
                { value: 'grid', label: __('Grid', 'courant-desk') },
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
                label={`${__('Show on every opening:', 'courant-desk')} ${label}`}
                checked={attributes.other_options.includes(taxonomy)}
                onChange={(on) => setAttributes({ other_options: toggled(attributes.other_options, taxonomy, on, site) })}
            />
        ))}
    </PanelBody>
);
