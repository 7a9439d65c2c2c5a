import type { ReactElement } from 'react';
import {
	CheckboxControl,
	RangeControl,
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
	__,
} from './wordpress';
import type { EditProps } from './wordpress';

export type Attributes = Readonly< Record< string, unknown > >;

type Props = EditProps< Attributes >;

const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

const categories = window.courantDeskNews?.categories ?? [];

const text = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );
const number = ( value: unknown, fallback: number ): number => ( typeof value === 'number' ? value : fallback );
const idList = ( value: unknown ): readonly number[] =>
	Array.isArray( value ) ? value.filter( ( item ): item is number => typeof item === 'number' ) : [];

const LEVELS = [ 2, 3, 4 ].map( ( level ) => ( { value: String( level ), label: `H${ level }` } ) );

const HeadingLevelField = ( { attributes, setAttributes }: Props ): ReactElement => (
	<SelectControl
		{ ...SIZES }
		label={ __( 'Heading level', 'courant-desk' ) }
		value={ String( number( attributes[ 'level' ], 2 ) ) }
		options={ LEVELS }
		onChange={ ( level ) => setAttributes( { level: Number( level ) } ) }
	/>
);

const TitleField = ( { attributes, setAttributes }: Props ): ReactElement => (
	<TextControl
		{ ...SIZES }
		label={ __( 'Title', 'courant-desk' ) }
		value={ text( attributes[ 'title' ] ) }
		onChange={ ( title ) => setAttributes( { title } ) }
	/>
);

const CountField = ( { attributes, setAttributes }: Props ): ReactElement => (
	<RangeControl
		{ ...SIZES }
		label={ __( 'Number of articles', 'courant-desk' ) }
		value={ number( attributes[ 'count' ], 5 ) }
		min={ 1 }
		max={ 24 }
		onChange={ ( count ) => setAttributes( { count: count ?? 5 } ) }
	/>
);

const VisibilityFields = ( {
	names,
	attributes,
	setAttributes,
}: Props & { readonly names: Readonly< Record< string, string > > } ): ReactElement => (
	<>
		{ Object.entries( names ).map( ( [ name, label ] ) => (
			<ToggleControl
				__nextHasNoMarginBottom
				key={ name }
				label={ label }
				checked={ attributes[ name ] === true }
				onChange={ ( on ) => setAttributes( { [ name ]: on } ) }
			/>
		) ) }
	</>
);

const SourceFields = ( { attributes, setAttributes }: Props ): ReactElement => {
	const selected = idList( attributes[ 'categories' ] );
	return (
		<>
			<SelectControl
				{ ...SIZES }
				label={ __( 'Articles', 'courant-desk' ) }
				value={ text( attributes[ 'source' ] ) }
				options={ [
					{ value: 'latest', label: __( 'Latest articles', 'courant-desk' ) },
					{ value: 'category', label: __( 'By category', 'courant-desk' ) },
					{ value: 'tag', label: __( 'By tag', 'courant-desk' ) },
					{ value: 'read', label: __( 'Most read articles', 'courant-desk' ) },
					{ value: 'discussed', label: __( 'Most commented articles', 'courant-desk' ) },
				] }
				onChange={ ( source ) => setAttributes( { source } ) }
			/>
			{ attributes[ 'source' ] === 'category' &&
				categories.map( ( { value, label } ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ value }
						label={ label }
						checked={ selected.includes( value ) }
						onChange={ ( on ) =>
							setAttributes( {
								categories: on ? [ ...selected, value ] : selected.filter( ( id ) => id !== value ),
							} )
						}
					/>
				) ) }
			{ attributes[ 'source' ] === 'tag' && (
				<TextControl
					{ ...SIZES }
					label={ __( 'Tag slug', 'courant-desk' ) }
					value={ text( attributes[ 'tag' ] ) }
					onChange={ ( tag ) => setAttributes( { tag } ) }
				/>
			) }
		</>
	);
};

export const NewsFields = ( props: Props ): ReactElement => {
	const { attributes, setAttributes } = props;
	return (
		<>
			<TitleField { ...props } />
			<HeadingLevelField { ...props } />
			<SourceFields { ...props } />
			<CountField { ...props } />
			<RangeControl
				{ ...SIZES }
				label={ __( 'Number of articles to skip', 'courant-desk' ) }
				value={ number( attributes[ 'offset' ], 0 ) }
				min={ 0 }
				max={ 100 }
				onChange={ ( offset ) => setAttributes( { offset: offset ?? 0 } ) }
			/>
			<SelectControl
				{ ...SIZES }
				label={ __( 'Layout', 'courant-desk' ) }
				value={ text( attributes[ 'layout' ] ) }
				options={ [
					{ value: 'list', label: __( 'List with images', 'courant-desk' ) },
					{ value: 'cards', label: __( 'Cards', 'courant-desk' ) },
					{ value: 'feature', label: __( 'Large article and list', 'courant-desk' ) },
					{ value: 'row', label: __( 'One row', 'courant-desk' ) },
					{ value: 'headlines', label: __( 'Headlines only', 'courant-desk' ) },
				] }
				onChange={ ( layout ) => setAttributes( { layout } ) }
			/>
			{ attributes[ 'layout' ] === 'cards' && (
				<RangeControl
					{ ...SIZES }
					label={ __( 'Columns', 'courant-desk' ) }
					value={ number( attributes[ 'columns' ], 3 ) }
					min={ 1 }
					max={ 4 }
					onChange={ ( columns ) => setAttributes( { columns: columns ?? 3 } ) }
				/>
			) }
			<VisibilityFields
				{ ...props }
				names={ {
					showPicture: __( 'Images', 'courant-desk' ),
					showCategory: __( 'Categories', 'courant-desk' ),
					showAuthor: __( 'Authors', 'courant-desk' ),
					showDate: __( 'Dates', 'courant-desk' ),
					showExcerpt: __( 'Excerpts', 'courant-desk' ),
				} }
			/>
		</>
	);
};

export const TabsFields = ( props: Props ): ReactElement => (
	<>
		<TitleField { ...props } />
		<HeadingLevelField { ...props } />
		<CountField { ...props } />
		<VisibilityFields
			{ ...props }
			names={ { showPicture: __( 'Images', 'courant-desk' ), showDate: __( 'Dates', 'courant-desk' ) } }
		/>
	</>
);

export const AuthorFields = ( props: Props ): ReactElement => (
	<>
		<TextControl
			{ ...SIZES }
			label={ __( 'Author ID (0: the author of the page)', 'courant-desk' ) }
			value={ String( number( props.attributes[ 'author' ], 0 ) ) }
			onChange={ ( author ) => props.setAttributes( { author: Number.parseInt( author, 10 ) || 0 } ) }
		/>
		<HeadingLevelField { ...props } />
		<VisibilityFields { ...props } names={ { showPortrait: __( 'Portrait', 'courant-desk' ) } } />
	</>
);

export const SocialFields = ( props: Props ): ReactElement => (
	<>
		<TitleField { ...props } />
		<HeadingLevelField { ...props } />
		<TextareaControl
			__nextHasNoMarginBottom
			label={ __( 'URLs, one per line', 'courant-desk' ) }
			help={ __(
				'Text after a URL is its label. Without text, the label is the name of the network.',
				'courant-desk'
			) }
			value={ text( props.attributes[ 'links' ] ) }
			onChange={ ( links ) => props.setAttributes( { links } ) }
		/>
	</>
);
