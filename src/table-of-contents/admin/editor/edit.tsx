import type { ReactElement } from 'react';
import { EMPTY_ATTRIBUTES, changeText, toggledLevel, type Attributes, type Item } from './model';
import { usePreview, type Preview } from './preview';
import {
	Button,
	CheckboxControl,
	Disabled,
	InspectorControls,
	PanelBody,
	RangeControl,
	SelectControl,
	Spinner,
	TextControl,
	__,
	sprintf,
	useBlockProps,
	type EditProps,
} from './wordpress';

const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

export const Edit = ( { attributes, setAttributes }: EditProps< Attributes > ): ReactElement => {
	const preview = usePreview( attributes );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<Settings attributes={ attributes } setAttributes={ setAttributes } />
				<HeadingList attributes={ attributes } setAttributes={ setAttributes } items={ preview.items } />
			</InspectorControls>
			<TablePreview { ...preview } />
		</div>
	);
};

/** The block of Easy Table of Contents, which existing posts contain. It has no settings. */
export const EasyTocEdit = (): ReactElement => (
	<div { ...useBlockProps() }>
		<TablePreview { ...usePreview( EMPTY_ATTRIBUTES ) } />
	</div>
);

/** The component's type requires both: it was built with an older version of React's types. */
const NO_POINTER_HANDLERS = { onPointerEnterCapture: undefined, onPointerLeaveCapture: undefined };

const Table = ( { html }: { readonly html: string } ): ReactElement =>
	html === '' ? (
		<p className="courant-contents-placeholder">
			{ __( 'This text has no headings yet. They appear here as you write.', 'courant-desk' ) }
		</p>
	) : (
		<Disabled>
			<div dangerouslySetInnerHTML={ { __html: html } } />
		</Disabled>
	);

/** After a failed request, the last table stays. */
const TablePreview = ( { html, hasError, reload }: Preview ): ReactElement => (
	<>
		{ hasError ? (
			<div role="alert">
				<p>{ __( 'The preview could not be loaded.', 'courant-desk' ) }</p>
				<Button __next40pxDefaultSize variant="secondary" onClick={ reload }>
					{ __( 'Try again', 'courant-desk' ) }
				</Button>
			</div>
		) : null }
		{ html === undefined && ! hasError ? (
			<p className="courant-contents-placeholder">
				<Spinner { ...NO_POINTER_HANDLERS } />
			</p>
		) : null }
		{ html === undefined ? null : <Table html={ html } /> }
	</>
);

type PanelSection = Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' >;
type Choice = 'showLabel' | 'toggle' | 'hidden' | 'numbered' | 'hierarchy';

const LevelChoices = ( {
	attributes,
	setAttributes,
}: {
	readonly attributes: Attributes;
	readonly setAttributes: ( changes: Partial< Attributes > ) => void;
} ): ReactElement => (
	<fieldset className="courant-contents-levels">
		<legend>{ __( 'Heading levels', 'courant-desk' ) }</legend>
		{ [ 1, 2, 3, 4, 5, 6 ].map( ( level ) => (
			<CheckboxControl
				__nextHasNoMarginBottom
				key={ level }
				/* translators: %d: level of a heading, 1 to 6 */
				label={ sprintf( __( 'Heading %d', 'courant-desk' ), level ) }
				checked={ attributes.levels.length === 0 || attributes.levels.includes( level ) }
				onChange={ ( isOn ) => setAttributes( { levels: toggledLevel( attributes.levels, level, isOn ) } ) }
			/>
		) ) }
	</fieldset>
);

const Settings = ( { attributes, setAttributes }: PanelSection ): ReactElement => {
	const choice = ( key: Choice, label: string ) => (
		<SelectControl
			{ ...SIZES }
			key={ key }
			label={ label }
			value={ attributes[ key ] }
			options={ [
				{ value: '', label: __( 'Site default', 'courant-desk' ) },
				{ value: 'yes', label: __( 'Yes', 'courant-desk' ) },
				{ value: 'no', label: __( 'No', 'courant-desk' ) },
			] }
			onChange={ ( value ) => setAttributes( { [ key ]: value } ) }
		/>
	);
	return (
		<PanelBody title={ __( 'Table of contents', 'courant-desk' ) }>
			<TextControl
				{ ...SIZES }
				label={ __( 'Title', 'courant-desk' ) }
				value={ attributes.label }
				onChange={ ( label ) => setAttributes( { label } ) }
			/>
			{ choice( 'showLabel', __( 'Show title', 'courant-desk' ) ) }
			{ choice( 'toggle', __( 'Allow visitors to collapse the list', 'courant-desk' ) ) }
			{ choice( 'hidden', __( 'Collapse the list initially', 'courant-desk' ) ) }
			{ choice( 'numbered', __( 'Numbers', 'courant-desk' ) ) }
			{ choice( 'hierarchy', __( 'Show hierarchy', 'courant-desk' ) ) }
			<RangeControl
				{ ...SIZES }
				label={ __( 'Entries before the “more” button', 'courant-desk' ) }
				help={ __( '-1 uses the site default. 0 shows all entries.', 'courant-desk' ) }
				value={ attributes.viewMore }
				min={ -1 }
				max={ 50 }
				onChange={ ( viewMore ) => setAttributes( { viewMore: viewMore ?? -1 } ) }
			/>
			<TextControl
				{ ...SIZES }
				label={ __( 'Exclude headings by text', 'courant-desk' ) }
				help={ __( 'Separate texts with |. Use * as a wildcard: Read more|Part *', 'courant-desk' ) }
				value={ attributes.exclude }
				onChange={ ( exclude ) => setAttributes( { exclude } ) }
			/>
			<LevelChoices attributes={ attributes } setAttributes={ setAttributes } />
		</PanelBody>
	);
};

/** Each entry can have an alternative text or be excluded. */
const HeadingList = ( {
	attributes: { changes },
	setAttributes,
	items,
}: PanelSection & { items: readonly Item[] } ): ReactElement => (
	<PanelBody title={ __( 'Entries', 'courant-desk' ) } initialOpen={ false }>
		{ items.map( ( { id, text, level } ) => (
			<fieldset key={ id } className="courant-contents-entry" data-level={ level }>
				<legend>{ text }</legend>
				<TextControl
					{ ...SIZES }
					hideLabelFromVision
					/* translators: %s: a heading */
					label={ sprintf( __( 'Alternate title for “%s”', 'courant-desk' ), text ) }
					placeholder={ text }
					value={ changes[ id ]?.label ?? '' }
					onChange={ ( label ) => setAttributes( { changes: changeText( changes, id, { label } ) } ) }
				/>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Show in this table of contents', 'courant-desk' ) }
					checked={ changes[ id ]?.hidden !== true }
					onChange={ ( isOn ) => setAttributes( { changes: changeText( changes, id, { hidden: ! isOn } ) } ) }
				/>
			</fieldset>
		) ) }
	</PanelBody>
);
