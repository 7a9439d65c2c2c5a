import type { ReactElement } from 'react';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { DateControl } from '../../../shared/admin/date-control';
import { ConditionSettings } from './condition-settings';
import { hasRange, hasChoices, hasLengths, isCustomField, isInput, REQUIRED_FIELDS } from './model';
import type { Field } from './model';
import { __, CheckboxControl, formBuilderConfig, TextareaControl, TextControl } from './wordpress';

interface FieldSettingsProps {
	readonly field: Field;
	readonly fields: readonly Field[];
	readonly change: ( changes: Partial< Field > ) => void;
}

function helpFor( { type }: Field ): string | undefined {
	if ( type === 'step' ) {
		return __(
			'The step contains all fields from here to the next step. Visitors see one step at a time.',
			'courant-desk'
		);
	}
	return type === 'consent' ? __( 'Links are allowed (HTML).', 'courant-desk' ) : undefined;
}

/** All settings of one field. */
export const FieldSettings = ( { field, fields, change }: FieldSettingsProps ): ReactElement => (
	<div className="courant-field__settings">
		<TextControl
			{ ...CONTROL_PROPS }
			label={ field.type === 'step' ? __( 'Title of the step', 'courant-desk' ) : __( 'Label', 'courant-desk' ) }
			help={ helpFor( field ) }
			value={ field.label }
			maxLength={ 500 }
			onChange={ ( label ) => change( { label } ) }
		/>
		<TextControl
			{ ...CONTROL_PROPS }
			label={ __( 'Help text', 'courant-desk' ) }
			value={ field.help }
			maxLength={ 500 }
			onChange={ ( help ) => change( { help } ) }
		/>
		{ ! isInput( field.type ) ? null : (
			<>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Required', 'courant-desk' ) }
					checked={ field.required }
					disabled={ REQUIRED_FIELDS.includes( field.name ) }
					onChange={ ( required ) => change( { required } ) }
				/>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Half width on wide screens', 'courant-desk' ) }
					checked={ field.width === 'half' }
					onChange={ ( half ) => change( { width: half ? 'half' : 'full' } ) }
				/>
			</>
		) }
		<ValidationSettings field={ field } fields={ fields } change={ change } />
		{ ! isInput( field.type ) ? null : (
			<TextControl
				{ ...CONTROL_PROPS }
				label={ __( 'Error message (leave empty to use the default)', 'courant-desk' ) }
				value={ field.message }
				maxLength={ 300 }
				onChange={ ( message ) => change( { message } ) }
			/>
		) }
		{ REQUIRED_FIELDS.includes( field.name ) || field.type === 'step' ? null : (
			<ConditionSettings field={ field } fields={ fields } change={ change } />
		) }
	</div>
);

interface LimitControlProps {
	readonly type: Field[ 'type' ];
	readonly label: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** The smallest or largest number or date. */
const LimitControl = ( { type, ...props }: LimitControlProps ): ReactElement =>
	type === 'date' ? (
		<DateControl { ...props } type="date" />
	) : (
		<TextControl { ...CONTROL_PROPS } { ...props } type="number" />
	);

const ValidationSettings = ( { field, change }: FieldSettingsProps ): ReactElement => (
	<>
		{ hasChoices( field.type ) ? (
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Choices, one per line', 'courant-desk' ) }
				rows={ 5 }
				value={ field.choices.join( '\n' ) }
				onChange={ ( text ) => change( { choices: text.split( '\n' ) } ) }
			/>
		) : null }
		{ hasRange( field.type ) ? (
			<div className="courant-field__pair">
				<LimitControl
					type={ field.type }
					label={
						field.type === 'date' ? __( 'Earliest date', 'courant-desk' ) : __( 'Minimum', 'courant-desk' )
					}
					value={ field.least }
					onChange={ ( minValue ) => change( { least: minValue } ) }
				/>
				<LimitControl
					type={ field.type }
					label={
						field.type === 'date' ? __( 'Latest date', 'courant-desk' ) : __( 'Maximum', 'courant-desk' )
					}
					value={ field.most }
					onChange={ ( maxValue ) => change( { most: maxValue } ) }
				/>
			</div>
		) : null }
		{ hasLengths( field.type ) && ! isCustomField( field ) ? (
			<div className="courant-field__pair">
				<TextControl
					{ ...CONTROL_PROPS }
					type="number"
					label={ __( 'Minimum number of characters', 'courant-desk' ) }
					value={ String( field.minLength ) }
					onChange={ ( text ) => change( { minLength: whole( text, 0 ) } ) }
				/>
				<TextControl
					{ ...CONTROL_PROPS }
					type="number"
					label={ __( 'Maximum number of characters', 'courant-desk' ) }
					value={ String( field.maxLength ) }
					onChange={ ( text ) => change( { maxLength: whole( text, 1 ) } ) }
				/>
			</div>
		) : null }
		{ field.type === 'file' ? <FileSettings field={ field } change={ change } /> : null }
	</>
);

const FileSettings = ( { field, change }: Pick< FieldSettingsProps, 'field' | 'change' > ): ReactElement => (
	<>
		<TextControl
			{ ...CONTROL_PROPS }
			type="number"
			label={ __( 'Maximum number of files', 'courant-desk' ) }
			value={ String( field.files ) }
			onChange={ ( text ) => change( { files: Math.min( formBuilderConfig().maxFiles, whole( text, 1 ) ) } ) }
		/>
		<TextControl
			{ ...CONTROL_PROPS }
			type="number"
			label={ __( 'Maximum file size in MB', 'courant-desk' ) }
			help={ __( '0: the maximum size from the settings.', 'courant-desk' ) }
			value={ String( field.megabytes ) }
			onChange={ ( text ) => change( { megabytes: whole( text, 0 ) } ) }
		/>
		<fieldset className="courant-field__file-types">
			<legend>{ __( 'File types (none selected: the types from the settings)', 'courant-desk' ) }</legend>
			{ Object.entries( formBuilderConfig().kinds ).map( ( [ kind, label ] ) => (
				<CheckboxControl
					key={ kind }
					__nextHasNoMarginBottom
					label={ label }
					checked={ field.kinds.includes( kind ) }
					onChange={ ( on ) =>
						change( {
							kinds: on ? [ ...field.kinds, kind ] : field.kinds.filter( ( item ) => item !== kind ),
						} )
					}
				/>
			) ) }
		</fieldset>
	</>
);

const whole = ( text: string, minValue: number ): number =>
	Math.max( minValue, Math.floor( Number( text ) ) || minValue );
