import { useId, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { changed, NEW_SECTION, readSections, writeSections } from './rows';
import type { SectionRow } from './rows';
import { Sortable } from './sortable';
import { __ } from './wordpress';
import type { CustomizerConfig, Setting } from './wordpress';

interface FieldsProps {
	readonly row: SectionRow;
	readonly config: CustomizerConfig;
	readonly onChange: ( row: SectionRow ) => void;
}

const SectionFields = ( { row, config, onChange }: FieldsProps ): ReactElement => {
	const id = useId();
	return (
		<div className="courant-row__fields">
			<label htmlFor={ `${ id }-category` }>{ __( 'Category', 'courant' ) }</label>
			<select
				id={ `${ id }-category` }
				value={ row.category }
				onChange={ ( event ) => onChange( { ...row, category: Number( event.target.value ) } ) }
			>
				<option value={ 0 }>{ __( 'Latest articles', 'courant' ) }</option>
				{ config.categories.map( ( category ) => (
					<option key={ category.id } value={ category.id }>
						{ category.name }
					</option>
				) ) }
			</select>
			<label htmlFor={ `${ id }-title` }>
				{ __( 'Title (leave empty to use the category name)', 'courant' ) }
			</label>
			<input
				id={ `${ id }-title` }
				type="text"
				value={ row.title }
				onChange={ ( event ) => onChange( { ...row, title: event.target.value } ) }
			/>
			<label htmlFor={ `${ id }-layout` }>{ __( 'Layout', 'courant' ) }</label>
			<select
				id={ `${ id }-layout` }
				value={ row.layout }
				onChange={ ( event ) => onChange( { ...row, layout: event.target.value } ) }
			>
				{ Object.entries( config.layouts ).map( ( [ value, label ] ) => (
					<option key={ value } value={ value }>
						{ label }
					</option>
				) ) }
			</select>
			<label htmlFor={ `${ id }-count` }>{ __( 'Number of articles', 'courant' ) }</label>
			<input
				id={ `${ id }-count` }
				type="number"
				min={ 1 }
				max={ config.most }
				value={ row.count }
				onChange={ ( event ) =>
					onChange( {
						...row,
						count: Math.max( 1, Math.min( config.most, Number( event.target.value ) || 1 ) ),
					} )
				}
			/>
		</div>
	);
};

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
			<button type="button" className="button courant-add" onClick={ () => change( [ ...rows, NEW_SECTION ] ) }>
				{ __( 'Add section', 'courant' ) }
			</button>
		</>
	);
};
