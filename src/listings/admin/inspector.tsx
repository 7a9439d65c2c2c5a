import type { ReactElement } from 'react';
import { NumberField, SIZES, SelectField, TextField, ToggleField, type SettingsProps } from './attribute-fields';
import { filtersOf, structuredOf, taxonomiesOf, toggle, typeFor, withType, type Site } from './model';
import {
	CheckboxControl,
	InspectorControls,
	PanelBody,
	PanelColorSettings,
	SelectControl,
	ToggleControl,
	__,
	sprintf,
} from './wordpress';

interface PanelProps extends SettingsProps {
	readonly site: Site;
}

export const Inspector = ( { attributes, setAttributes, site }: PanelProps ): ReactElement => {
	const settings = { attributes, setAttributes };
	return (
		<InspectorControls>
			<SearchSettings { ...settings } site={ site } />
			<DisplaySettings { ...settings } site={ site } />
			<ColorSettings { ...settings } />
		</InspectorControls>
	);
};

const FilterSettings = ( { site, ...settings }: PanelProps ): ReactElement => {
	const { attributes, setAttributes } = settings;
	const keys = site.attributeFilters.map( ( { key } ) => key );
	return (
		<>
			{ site.specifications.map( ( { taxonomy, label } ) => (
				<FilterChoice
					{ ...settings }
					key={ taxonomy }
					filter={ taxonomy }
					label={ label }
					isOn={ filtersOf( attributes, site ).includes( taxonomy ) }
					toggle={ ( isOn ) =>
						setAttributes( {
							filter_options: toggle(
								filtersOf( attributes, site ),
								taxonomy,
								isOn,
								taxonomiesOf( site )
							),
							filtersInitialized: true,
						} )
					}
				/>
			) ) }
			{ site.attributeFilters.map( ( { key, label, hasTypes } ) => (
				<FilterChoice
					{ ...settings }
					key={ key }
					filter={ key }
					label={ label }
					hasTypes={ hasTypes }
					isOn={ structuredOf( attributes, site ).includes( key ) }
					toggle={ ( isOn ) =>
						setAttributes( {
							structured_filters: toggle( [ ...structuredOf( attributes, site ) ], key, isOn, keys ),
						} )
					}
				/>
			) ) }
		</>
	);
};

const SearchSettings = ( { site, ...settings }: PanelProps ): ReactElement => (
	<PanelBody title={ __( 'Search and filters', 'courant-desk' ) }>
		<ToggleField { ...settings } name="search" label={ __( 'Show keyword search', 'courant-desk' ) } />
		{ settings.attributes.search && (
			<TextField
				{ ...settings }
				name="search_placeholder"
				label={ __( 'Placeholder of the search field', 'courant-desk' ) }
			/>
		) }
		<ToggleField { ...settings } name="enable_job_filter" label={ __( 'Show filters', 'courant-desk' ) } />
		{ settings.attributes.enable_job_filter && <FilterSettings { ...settings } site={ site } /> }
		<ToggleControl
			{ ...SIZES }
			label={ __( 'Let visitors sort openings', 'courant-desk' ) }
			checked={ settings.attributes.sort_control ?? site.sorts }
			onChange={ ( isOn ) => settings.setAttributes( { sort_control: isOn } ) }
		/>
		<SelectField
			{ ...settings }
			name="placement"
			label={ __( 'Search and filter position', 'courant-desk' ) }
			options={ [
				{ value: 'top', label: __( 'Above the openings', 'courant-desk' ) },
				{ value: 'side', label: __( 'Next to the openings', 'courant-desk' ) },
			] }
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

/** Selects whether a filter is shown, and its control. */
const FilterChoice = ( {
	filter,
	label,
	hasTypes = true,
	isOn,
	toggle: change,
	attributes,
	setAttributes,
}: ChoiceProps ): ReactElement => (
	<>
		<CheckboxControl { ...SIZES } label={ label } checked={ isOn } onChange={ change } />
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
					{ value: 'dropdown', label: __( 'Dropdown list, single choice', 'courant-desk' ) },
					{ value: 'checkbox', label: __( 'Checkboxes, multiple choice', 'courant-desk' ) },
					{ value: 'multiple', label: __( 'Styled dropdown list, multiple choice', 'courant-desk' ) },
				] }
				onChange={ ( type ) => setAttributes( { filter_types: withType( attributes, filter, type ) } ) }
			/>
		) }
	</>
);

const LayoutSettings = ( settings: SettingsProps ): ReactElement => (
	<>
		<SelectField
			{ ...settings }
			name="layout"
			label={ __( 'Layout', 'courant-desk' ) }
			options={ [
				{ value: 'list', label: __( 'List', 'courant-desk' ) },
				{ value: 'grid', label: __( 'Grid', 'courant-desk' ) },
				{ value: 'stack', label: __( 'Stacked cards', 'courant-desk' ) },
			] }
		/>
		{ settings.attributes.layout === 'grid' && (
			<NumberField
				{ ...settings }
				name="number_of_columns"
				label={ __( 'Grid columns', 'courant-desk' ) }
				max={ 4 }
				initial={ 3 }
			/>
		) }
		<NumberField
			{ ...settings }
			name="listing_per_page"
			label={ __( 'Openings per page', 'courant-desk' ) }
			max={ 100 }
			initial={ 10 }
		/>
		<SelectField
			{ ...settings }
			name="pagination"
			label={ __( 'Pagination', 'courant-desk' ) }
			options={ [
				{ value: 'modern', label: __( '“Load more” button', 'courant-desk' ) },
				{ value: 'classic', label: __( 'Numbered pages', 'courant-desk' ) },
			] }
		/>
	</>
);

const GroupField = ( { site, ...settings }: PanelProps ): ReactElement => (
	<SelectField
		{ ...settings }
		name="group_by"
		label={ __( 'Group openings by', 'courant-desk' ) }
		options={ [
			{ value: '', label: __( 'Setting of the site', 'courant-desk' ) },
			{ value: 'none', label: __( 'No groups', 'courant-desk' ) },
			...site.specifications.map( ( { taxonomy, label } ) => ( { value: taxonomy, label } ) ),
		] }
	/>
);

const DisplaySettings = ( { site, ...settings }: PanelProps ): ReactElement => (
	<PanelBody title={ __( 'Job openings', 'courant-desk' ) }>
		<LayoutSettings { ...settings } />
		<SelectField
			{ ...settings }
			name="order_by"
			label={ __( 'Sort order', 'courant-desk' ) }
			options={ [
				{ value: 'new_to_old', label: __( 'Newest first', 'courant-desk' ) },
				{ value: 'old_to_new', label: __( 'Oldest first', 'courant-desk' ) },
				{ value: 'closing', label: __( 'Closing soon', 'courant-desk' ) },
				{ value: 'title', label: __( 'Title, A to Z', 'courant-desk' ) },
			] }
		/>
		<GroupField { ...settings } site={ site } />
		<ToggleField
			{ ...settings }
			name="hide_expired_jobs"
			label={ __( 'Hide expired job openings', 'courant-desk' ) }
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
				checked={ settings.attributes.other_options.includes( taxonomy ) }
				onChange={ ( isOn ) =>
					settings.setAttributes( {
						other_options: toggle(
							settings.attributes.other_options,
							taxonomy,
							isOn,
							taxonomiesOf( site )
						),
					} )
				}
			/>
		) ) }
		<SelectField
			{ ...settings }
			name="hz_button_style"
			label={ __( 'Link to the job opening', 'courant-desk' ) }
			options={ [
				{ value: 'none', label: __( 'Text link', 'courant-desk' ) },
				{ value: 'outline', label: __( 'Outlined button', 'courant-desk' ) },
				{ value: 'fill', label: __( 'Filled button', 'courant-desk' ) },
			] }
		/>
		<TextField { ...settings } name="hz_button_text" label={ __( 'Link text', 'courant-desk' ) } />
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
