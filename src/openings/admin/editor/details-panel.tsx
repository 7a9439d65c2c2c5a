import { useState } from 'react';
import type { ReactElement } from 'react';
import {
	isCurrencyMissing,
	readAmount,
	readCountries,
	readList,
	readMeta,
	readMonths,
	readSalary,
	readText,
	toggle,
	toMonths,
} from './model';
import type { Meta, Salary } from './model';
import { FIELDS } from './fields';
import { Checkbox, Input, MappedField, Select } from './parts';
import { Locations } from './locations';
import { __, SettingPanel, useEntityProp } from './wordpress';
import { editorConfig } from './labels';

interface FieldsProps {
	readonly meta: Meta;
	readonly set: ( changes: Meta ) => void;
}

const SalaryFields = ( { meta, set }: FieldsProps ): ReactElement => {
	const salary = readSalary( meta );
	const change = ( changes: Partial< Salary > ): void => set( { courant_salary: { ...salary, ...changes } } );
	return (
		<fieldset className="courant-group">
			<legend>{ __( 'Salary', 'courant-desk' ) }</legend>
			<Input
				id={ FIELDS.pay.id }
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
		</fieldset>
	);
};

const Requirements = ( { meta, set }: FieldsProps ): ReactElement => (
	<fieldset className="courant-group">
		<legend>{ __( 'Requirements', 'courant-desk' ) }</legend>
		<Select
			label={ __( 'Education', 'courant-desk' ) }
			value={ readText( meta, 'courant_education' ) }
			emptyLabel={ __( 'Not specified', 'courant-desk' ) }
			choices={ editorConfig().education }
			onChange={ ( courant_education ) => set( { courant_education } ) }
		/>
		<Input
			label={ __( 'Months of experience', 'courant-desk' ) }
			type="number"
			value={ String( readMonths( meta ) || '' ) }
			onChange={ ( typed ) => set( { courant_experience_months: toMonths( typed ) } ) }
		/>
		<Checkbox
			label={ __( 'Experience can replace education', 'courant-desk' ) }
			checked={ readText( meta, 'courant_experience_instead' ) === '1' }
			onChange={ ( on ) => set( { courant_experience_instead: on ? '1' : '' } ) }
		/>
	</fieldset>
);

/** Keeps the text as typed, commas included, until the field loses focus. */
const RemoteCountries = ( { meta, set }: FieldsProps ): ReactElement => {
	const [ typed, type ] = useState( () => readList( meta, 'courant_remote_countries' ).join( ', ' ) );
	return (
		<Input
			label={ __( 'Countries for remote work', 'courant-desk' ) }
			value={ typed }
			help={ __(
				'Country names or two-letter codes, separated by commas, such as Germany, FR.',
				'courant-desk'
			) }
			onChange={ ( text ) => {
				type( text );
				set( { courant_remote_countries: readCountries( text ) } );
			} }
		/>
	);
};

export const DetailsPanel = ( { type }: { readonly type: string } ): ReactElement => {
	const [ value, setMeta ] = useEntityProp( 'postType', type, 'meta' );
	const meta = readMeta( value );
	const set = ( changes: Meta ): void => setMeta( { ...meta, ...changes } );
	const types = readList( meta, 'courant_employment_types' );
	return (
		<SettingPanel name={ FIELDS.pay.panel } title={ __( 'Job details', 'courant-desk' ) }>
			<Locations meta={ meta } set={ set } />
			<Select
				label={ __( 'Work mode', 'courant-desk' ) }
				value={ readText( meta, 'courant_work_mode' ) }
				emptyLabel={ __( 'Not specified', 'courant-desk' ) }
				choices={ editorConfig().workModes }
				onChange={ ( courant_work_mode ) => set( { courant_work_mode } ) }
			/>
			<RemoteCountries meta={ meta } set={ set } />
			<fieldset className="courant-group">
				<legend>{ __( 'Employment type', 'courant-desk' ) }</legend>
				<MappedField label={ editorConfig().mapped.type } />
				{ editorConfig().employmentTypes.map( ( choice ) => (
					<Checkbox
						key={ choice.value }
						label={ choice.label }
						checked={ types.includes( choice.value ) }
						onChange={ ( on ) => set( { courant_employment_types: toggle( types, choice.value, on ) } ) }
					/>
				) ) }
			</fieldset>
			<SalaryFields meta={ meta } set={ set } />
			<Requirements meta={ meta } set={ set } />
			<Input
				label={ __( 'Reference', 'courant-desk' ) }
				value={ readText( meta, 'courant_identifier' ) }
				maxLength={ 100 }
				onChange={ ( courant_identifier ) => set( { courant_identifier } ) }
			/>
		</SettingPanel>
	);
};
