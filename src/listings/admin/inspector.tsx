import type { ReactElement } from 'react';
import { filtersOf, toggle, toggleAttributeFilter, typeFor, withType, type Attributes, type Site } from './model';
import {
	CheckboxControl,
	InspectorControls,
	PanelBody,
	PanelColorSettings,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
	__,
	sprintf,
	type EditProps,
} from './wordpress';

type SettingsProps = Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' >;

interface PanelProps extends SettingsProps {
	readonly site: Site;
}

const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

export const Inspector = ( { attributes, setAttributes, site }: PanelProps ): ReactElement => (
	<InspectorControls>
		<SearchSettings attributes={ attributes } setAttributes={ setAttributes } site={ site } />
		<DisplaySettings attributes={ attributes } setAttributes={ setAttributes } site={ site } />
		<ColorSettings attributes={ attributes } setAttributes={ setAttributes } />
	</InspectorControls>
);

const AttributeFilters = ( { attributes, setAttributes, site }: PanelProps ): ReactElement => (
	<>
		{ site.attributeFilters.map( ( { key, label, hasTypes } ) => (
			<FilterChoice
				key={ key }
				filter={ key }
				label={ label }
				hasTypes={ hasTypes }
				isOn={ attributes.structured_filters.includes( key ) }
				toggle={ ( isOn ) =>
					setAttributes( {
						structured_filters: toggleAttributeFilter( attributes.structured_filters, key, isOn, site ),
					} )
				}
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		) ) }
	</>
);

const SearchSettings = ( { attributes, setAttributes, site }: PanelProps ): ReactElement => (
	<PanelBody title={ __( 'Search and filters', 'courant-desk' ) }>
		<ToggleControl
			{ ...SIZES }
			label={ __( 'Show keyword search', 'courant-desk' ) }
			checked={ attributes.search }
			onChange={ ( search ) => setAttributes( { search } ) }
		/>
		{ attributes.search && (
			<TextControl
				{ ...SIZES }
				label={ __( 'Placeholder of the search field', 'courant-desk' ) }
				value={ attributes.search_placeholder }
				onChange={ ( placeholder ) => setAttributes( { search_placeholder: placeholder } ) }
			/>
		) }
		<ToggleControl
			{ ...SIZES }
			label={ __( 'Show filters', 'courant-desk' ) }
			checked={ attributes.enable_job_filter }
			onChange={ ( isOn ) => setAttributes( { enable_job_filter: isOn } ) }
		/>
		{ attributes.enable_job_filter &&
			site.specifications.map( ( { taxonomy, label } ) => (
				<FilterChoice
					key={ taxonomy }
					filter={ taxonomy }
					label={ label }
					isOn={ filtersOf( attributes, site ).includes( taxonomy ) }
					toggle={ ( isOn ) =>
						setAttributes( {
							filter_options: toggle( filtersOf( attributes, site ), taxonomy, isOn, site ),
							filtersInitialized: true,
						} )
					}
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			) ) }
		{ attributes.enable_job_filter && (
			<AttributeFilters attributes={ attributes } setAttributes={ setAttributes } site={ site } />
		) }
		<ToggleControl
			{ ...SIZES }
			label={ __( 'Let visitors sort openings', 'courant-desk' ) }
			checked={ attributes.sort_control }
			onChange={ ( isOn ) => setAttributes( { sort_control: isOn } ) }
		/>
		<SelectControl
			{ ...SIZES }
			label={ __( 'Search and filter position', 'courant-desk' ) }
			value={ attributes.placement }
			options={ [
				{ value: 'top', label: __( 'Above the openings', 'courant-desk' ) },
				{ value: 'side', label: __( 'Next to the openings', 'courant-desk' ) },
			] }
			onChange={ ( placement ) => setAttributes( { placement } ) }
		/>
	</PanelBody>
);

interface ChoiceProps extends SettingsProps {
	readonly filter: string;
	readonly label: string;
	/** Whether its control can be chosen. */
	readonly hasTypes?: boolean;
	readonly isOn: boolean;
	readonly toggle: ( isOn: boolean ) => void;
}

/** Whether a filter is shown, and with which control. */
const FilterChoice = ( {
	filter,
	label,
	hasTypes = true,
	isOn,
	toggle,
	attributes,
	setAttributes,
}: ChoiceProps ): ReactElement => (
	<>
		<CheckboxControl { ...SIZES } label={ label } checked={ isOn } onChange={ toggle } />
		{ isOn && hasTypes && (
			<SelectControl
				{ ...SIZES }
				label={ sprintf(
					/* translators: %s: name of a filter, such as "Job Type" */
					__( '%s: control', 'courant-desk' ),
					label
				) }
				value={ typeFor( attributes, filter ) }
				options={ [
					{ value: 'dropdown', label: __( 'Drop-down list, single choice', 'courant-desk' ) },
					{ value: 'checkbox', label: __( 'Checkboxes, multiple choice', 'courant-desk' ) },
					{ value: 'multiple', label: __( 'Styled drop-down list, multiple choice', 'courant-desk' ) },
				] }
				onChange={ ( type ) => setAttributes( { filter_types: withType( attributes, filter, type ) } ) }
			/>
		) }
	</>
);

const LayoutSettings = ( { attributes, setAttributes }: SettingsProps ): ReactElement => (
	<>
		<SelectControl
			{ ...SIZES }
			label={ __( 'Layout', 'courant-desk' ) }
			value={ attributes.layout }
			options={ [
				{ value: 'list', label: __( 'List', 'courant-desk' ) },
				{ value: 'grid', label: __( 'Grid', 'courant-desk' ) },
				{ value: 'stack', label: __( 'Stacked cards', 'courant-desk' ) },
			] }
			onChange={ ( layout ) => setAttributes( { layout } ) }
		/>
		{ attributes.layout === 'grid' && (
			<RangeControl
				{ ...SIZES }
				label={ __( 'Grid columns', 'courant-desk' ) }
				value={ attributes.number_of_columns }
				min={ 1 }
				max={ 4 }
				onChange={ ( columns ) => setAttributes( { number_of_columns: columns ?? 3 } ) }
			/>
		) }
		<RangeControl
			{ ...SIZES }
			label={ __( 'Openings per page', 'courant-desk' ) }
			value={ attributes.listing_per_page }
			min={ 1 }
			max={ 100 }
			onChange={ ( count ) => setAttributes( { listing_per_page: count ?? 10 } ) }
		/>
		<SelectControl
			{ ...SIZES }
			label={ __( 'Pagination', 'courant-desk' ) }
			value={ attributes.pagination }
			options={ [
				{ value: 'modern', label: __( '“Load more” button', 'courant-desk' ) },
				{ value: 'classic', label: __( 'Numbered pages', 'courant-desk' ) },
			] }
			onChange={ ( pagination ) => setAttributes( { pagination } ) }
		/>
	</>
);

const LinkSettings = ( { attributes, setAttributes }: SettingsProps ): ReactElement => (
	<>
		<SelectControl
			{ ...SIZES }
			label={ __( 'Link to the job opening', 'courant-desk' ) }
			value={ attributes.hz_button_style }
			options={ [
				{ value: 'none', label: __( 'Text link', 'courant-desk' ) },
				{ value: 'outline', label: __( 'Outlined button', 'courant-desk' ) },
				{ value: 'fill', label: __( 'Filled button', 'courant-desk' ) },
			] }
			onChange={ ( style ) => setAttributes( { hz_button_style: style } ) }
		/>
		<TextControl
			{ ...SIZES }
			label={ __( 'Link text', 'courant-desk' ) }
			value={ attributes.hz_button_text }
			onChange={ ( placeholder ) => setAttributes( { hz_button_text: placeholder } ) }
		/>
	</>
);

const DisplaySettings = ( { attributes, setAttributes, site }: PanelProps ): ReactElement => (
	<PanelBody title={ __( 'Job openings', 'courant-desk' ) }>
		<LayoutSettings attributes={ attributes } setAttributes={ setAttributes } />
		<SelectControl
			{ ...SIZES }
			label={ __( 'Sort order', 'courant-desk' ) }
			value={ attributes.order_by }
			options={ [
				{ value: 'new_to_old', label: __( 'Newest first', 'courant-desk' ) },
				{ value: 'old_to_new', label: __( 'Oldest first', 'courant-desk' ) },
				{ value: 'closing', label: __( 'Closing soon', 'courant-desk' ) },
				{ value: 'title', label: __( 'Title, A to Z', 'courant-desk' ) },
			] }
			onChange={ ( order ) => setAttributes( { order_by: order } ) }
		/>
		<ToggleControl
			{ ...SIZES }
			label={ __( 'Hide expired job openings', 'courant-desk' ) }
			checked={ attributes.hide_expired_jobs }
			onChange={ ( isOn ) => setAttributes( { hide_expired_jobs: isOn } ) }
		/>
		{ site.specifications.map( ( { taxonomy, label } ) => (
			<CheckboxControl
				{ ...SIZES }
				key={ taxonomy }
				label={ sprintf(
					/* translators: %s: name of a specification, such as "Job Type" */
					__( 'Show on each job opening: %s', 'courant-desk' ),
					label
				) }
				checked={ attributes.other_options.includes( taxonomy ) }
				onChange={ ( isOn ) =>
					setAttributes( { other_options: toggle( attributes.other_options, taxonomy, isOn, site ) } )
				}
			/>
		) ) }
		<LinkSettings attributes={ attributes } setAttributes={ setAttributes } />
	</PanelBody>
);

const ColorSettings = ( { attributes, setAttributes }: SettingsProps ): ReactElement => {
	const named = [
		[ 'hz_sf_background_color', __( 'Search and filters: background', 'courant-desk' ) ],
		[ 'hz_sf_text_color', __( 'Search and filters: text', 'courant-desk' ) ],
		[ 'hz_sidebar_bg_color', __( 'Filters next to the job openings: background', 'courant-desk' ) ],
		[ 'hz_sidebar_tx_color', __( 'Filters next to the job openings: text', 'courant-desk' ) ],
		[ 'hz_jl_background_color', __( 'Job openings: background', 'courant-desk' ) ],
		[ 'hz_jl_text_color', __( 'Job openings: text', 'courant-desk' ) ],
		[ 'hz_button_background_color', __( 'Link to the job opening: background', 'courant-desk' ) ],
		[ 'hz_button_text_color', __( 'Link to the job opening: text', 'courant-desk' ) ],
		[ 'hz_pagination_background_color', __( 'Pagination: background', 'courant-desk' ) ],
		[ 'hz_pagination_text_color', __( 'Pagination: text', 'courant-desk' ) ],
	] as const;
	return (
		<PanelColorSettings
			title={ __( 'Colors', 'courant-desk' ) }
			initialOpen={ false }
			colorSettings={ named.map( ( [ name, label ] ) => ( {
				label,
				value: attributes[ name ],
				onChange: ( color ) => setAttributes( { [ name ]: color } ),
			} ) ) }
		/>
	);
};
