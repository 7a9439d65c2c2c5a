import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { plus } from '@wordpress/icons';
import type { ReactElement } from 'react';
import { changed, NEW_SECTION, readSections, writeSections } from './rows';
import type { SectionRow } from './rows';
import { Sortable } from './sortable';
import { __ } from './wordpress';
import type { CustomizerConfig, Setting } from './wordpress';

const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

interface FieldsProps {
	readonly row: SectionRow;
	readonly config: CustomizerConfig;
	readonly onChange: ( row: SectionRow ) => void;
}

const SectionFields = ( { row, config, onChange }: FieldsProps ): ReactElement => (
	<div className="courant-row__fields">
		<SelectControl
			{ ...SIZES }
			label={ __( 'Category', 'courant' ) }
			value={ String( row.category ) }
			options={ [
				{ value: '0', label: __( 'Latest articles', 'courant' ) },
				...config.categories.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
			] }
			onChange={ ( category ) => onChange( { ...row, category: Number( category ) } ) }
		/>
		<TextControl
			{ ...SIZES }
			label={ __( 'Title (leave empty to use the category name)', 'courant' ) }
			value={ row.title }
			onChange={ ( title ) => onChange( { ...row, title } ) }
		/>
		<SelectControl
			{ ...SIZES }
			label={ __( 'Layout', 'courant' ) }
			value={ row.layout }
			options={ Object.entries( config.layouts ).map( ( [ value, label ] ) => ( { value, label } ) ) }
			onChange={ ( layout ) => onChange( { ...row, layout } ) }
		/>
		<TextControl
			{ ...SIZES }
			label={ __( 'Number of articles', 'courant' ) }
			type="number"
			min={ 1 }
			max={ config.most }
			value={ row.count }
			onChange={ ( count ) =>
				onChange( { ...row, count: Math.max( 1, Math.min( config.most, Number( count ) || 1 ) ) } )
			}
		/>
	</div>
);

/** The sections of the front page: category, order, number of articles, layout. */
export const Sections = ( {
	setting,
	config,
}: {
	readonly setting: Setting;
	readonly config: CustomizerConfig;
} ): ReactElement => {
	const [ rows, setRows ] = useState< readonly SectionRow[] >( () => readSections( setting.get() ) );
	const change = ( next: readonly SectionRow[] ): void => {
		setRows( next );
		setting.set( writeSections( next ) );
	};
	const nameOf = ( row: SectionRow ): string =>
		row.title !== ''
			? row.title
			: ( config.categories.find( ( { id } ) => id === row.category )?.name ??
				__( 'Latest articles', 'courant' ) );
	return (
		<>
			<Sortable
				rows={ rows }
				nameOf={ nameOf }
				onChange={ change }
				fieldsOf={ ( row, index ) => (
					<SectionFields
						row={ row }
						config={ config }
						onChange={ ( next ) => change( changed( rows, index, next ) ) }
					/>
				) }
			/>
			<Button
				__next40pxDefaultSize
				className="courant-add"
				variant="secondary"
				icon={ plus }
				onClick={ () => change( [ ...rows, NEW_SECTION ] ) }
			>
				{ __( 'Add section', 'courant' ) }
			</Button>
		</>
	);
};
