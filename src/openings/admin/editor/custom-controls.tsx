import { BaseControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';
import { isCurrencyMissing, readAmount, readCountries, readList, readNumber, readSalary, readText } from './model';
import type { ControlProps } from './control-props';
import type { Salary } from './model';
import { SALARY_FROM_ID } from './fields';
import { Checkbox, Group, Input, Select } from './inputs';
import { Locations } from './locations';
import { salaryText } from './salary-text';
import { __, language, Picture, sprintf } from './wordpress';
import { editorConfig } from './labels';

const SalaryControl = ( { field, meta, set }: ControlProps ): ReactElement => {
	const salary = readSalary( meta );
	const text = salaryText( salary, language() );
	const change = ( changes: Partial< Salary > ): void => set( { courant_salary: { ...salary, ...changes } } );
	return (
		<Group label={ field.label }>
			<Input
				id={ SALARY_FROM_ID }
				label={ __( 'From', 'courant-desk' ) }
				type="number"
				value={ String( salary.min ?? '' ) }
				onChange={ ( typed ) => change( { min: readAmount( typed ) } ) }
			/>
			<Input
				label={ __( 'To', 'courant-desk' ) }
				type="number"
				value={ String( salary.max ?? '' ) }
				onChange={ ( typed ) => change( { max: readAmount( typed ) } ) }
			/>
			<Input
				label={ __( 'Currency', 'courant-desk' ) }
				value={ salary.currency }
				maxLength={ 3 }
				help={
					isCurrencyMissing( salary )
						? __(
								'Enter a currency code of three letters, such as EUR, to save the salary.',
								'courant-desk'
							)
						: undefined
				}
				onChange={ ( typed ) => change( { currency: typed.toUpperCase() } ) }
			/>
			<Select
				label={ __( 'Pay period', 'courant-desk' ) }
				value={ salary.unit }
				choices={ editorConfig().salaryUnits }
				onChange={ ( unit ) => change( { unit } ) }
			/>
			<Checkbox
				label={ __( 'Visible to visitors', 'courant-desk' ) }
				checked={ salary.shown }
				onChange={ ( shown ) => change( { shown } ) }
			/>
			{ salary.shown && text !== '' && (
				<p className="courant-control__help">
					{
						/* translators: %s: a salary such as "€68,000–82,000 a year" */
						sprintf( __( 'Visitors see: %s', 'courant-desk' ), text )
					}
				</p>
			) }
		</Group>
	);
};

/** Keeps the text as typed, commas included, until the field loses focus. */
const CountriesControl = ( { field, meta, set }: ControlProps ): ReactElement => {
	const [ typed, type ] = useState( () => readList( meta, field.key ).join( ', ' ) );
	return (
		<Input
			id={ field.id }
			label={ field.label }
			value={ typed }
			help={ field.help }
			onChange={ ( text ) => {
				type( text );
				set( { [ field.key ]: readCountries( text ) } );
			} }
		/>
	);
};

const DateTimeControl = ( { field, meta, set }: ControlProps ): ReactElement => (
	<Input
		id={ field.id }
		label={ field.label }
		type="datetime-local"
		value={ readText( meta, field.key ) }
		help={ field.help }
		onChange={ ( value ) => set( { [ field.key ]: value } ) }
	/>
);

const PhotoControl = ( { field, meta, set }: ControlProps ): ReactElement => (
	<BaseControl __nextHasNoMarginBottom id={ field.id } label={ field.label } help={ field.help }>
		<Picture
			id={ field.id }
			label={ field.label }
			describedBy={ `${ field.id }__help` }
			value={ readNumber( meta, field.key ) }
			onChange={ ( id ) => set( { [ field.key ]: id } ) }
		/>
	</BaseControl>
);

/** Controls that a field names as its `component`. */
export const CUSTOM_CONTROLS: Readonly< Record< string, ComponentType< ControlProps > > > = {
	'date-time': DateTimeControl,
	locations: Locations,
	countries: CountriesControl,
	salary: SalaryControl,
	photo: PhotoControl,
};
