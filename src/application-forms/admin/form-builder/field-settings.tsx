import { useId } from '@wordpress/element';
import type { ReactElement } from 'react';
import { fieldsAbove, hasRange, hasChoices, hasLengths, isCustomField, REQUIRED_FIELDS } from './model';
import type { Condition, Field } from './model';
import {
	__,
	BaseControl,
	CheckboxControl,
	formBuilderConfig,
	SelectControl,
	TextareaControl,
	TextControl,
} from './wordpress';
import { operators, typeName } from './labels';

interface FieldSettingsProps {
	readonly field: Field;
	readonly fields: readonly Field[];
	readonly change: ( changes: Partial< Field > ) => void;
}

const CONTROL_PROPS = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** All settings of one field. */
export const FieldSettings = ( { field, fields, change }: FieldSettingsProps ): ReactElement => (
	<div className="courant-field__settings">
		<TextControl
			{ ...CONTROL_PROPS }
			label={ __( 'Label', 'courant-desk' ) }
			help={ field.type === 'consent' ? __( 'Links are allowed (HTML).', 'courant-desk' ) : undefined }
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
		{ field.type === 'heading' ? null : (
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
		{ field.type === 'heading' ? null : (
			<TextControl
				{ ...CONTROL_PROPS }
				label={ __( 'Error message (leave empty to use the default)', 'courant-desk' ) }
				value={ field.message }
				maxLength={ 300 }
				onChange={ ( message ) => change( { message } ) }
			/>
		) }
		{ REQUIRED_FIELDS.includes( field.name ) ? null : (
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

/** The smallest or largest number or date. TextControl has no dates in WordPress 6.5. */
const LimitControl = ( { type, label, value, onChange }: LimitControlProps ): ReactElement => {
	const id = useId();
	return (
		<BaseControl __nextHasNoMarginBottom id={ id } label={ label }>
			<input
				id={ id }
				type={ type }
				className="components-text-control__input is-next-40px-default-size"
				value={ value }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</BaseControl>
	);
};

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
			onChange={ ( text ) => change( { files: Math.min( formBuilderConfig().mostFiles, whole( text, 1 ) ) } ) }
		/>
		<fieldset className="courant-field__kinds">
			<legend>{ __( 'File types (none selected: the types from the settings)', 'courant-desk' ) }</legend>
			{ Object.entries( formBuilderConfig().kinds ).map( ( [ kind, label ] ) => (
				<CheckboxControl
					key={ kind }
					__nextHasNoMarginBottom
					label={ label }
					checked={ field.kinds.includes( kind ) }
					onChange={ ( on ) =>
						change( {
							kinds: on ? [ ...field.kinds, kind ] : field.kinds.filter( ( one ) => one !== kind ),
						} )
					}
				/>
			) ) }
		</fieldset>
	</>
);

/** The condition under which the field is shown. */
const ConditionSettings = ( { field, fields, change }: FieldSettingsProps ): ReactElement => {
	const { condition } = field;
	const candidates = fieldsAbove( fields, field.name );
	const source = candidates.find( ( { name } ) => name === condition?.field );
	const set = ( changes: Partial< Condition > ): void =>
		change( {
			condition: { field: candidates[ 0 ]?.name ?? '', operator: 'is', value: '', ...condition, ...changes },
		} );
	return (
		<fieldset className="courant-field__when">
			<legend>{ __( 'Show this field', 'courant-desk' ) }</legend>
			<SelectControl
				{ ...CONTROL_PROPS }
				label={ __( 'Condition', 'courant-desk' ) }
				value={ condition?.operator ?? '' }
				options={ [ ...operators() ] }
				onChange={ ( operator ) => ( operator === '' ? change( { condition: null } ) : set( { operator } ) ) }
			/>
			{ condition ? (
				<SelectControl
					{ ...CONTROL_PROPS }
					label={ __( 'Field', 'courant-desk' ) }
					value={ condition.field }
					options={ [
						...( source
							? []
							: [ { value: condition.field, label: __( 'Select a field…', 'courant-desk' ) } ] ),
						...candidates.map( ( { name, label, type } ) => ( {
							value: name,
							label: label === '' ? typeName( type ) : label,
						} ) ),
					] }
					onChange={ ( name ) => set( { field: name, value: '' } ) }
				/>
			) : null }
			{ condition && ( condition.operator === 'is' || condition.operator === 'is-not' ) ? (
				<ConditionValue source={ source } value={ condition.value } set={ ( value ) => set( { value } ) } />
			) : null }
		</fieldset>
	);
};

const ConditionValue = ( {
	source,
	value,
	set,
}: {
	source: Field | undefined;
	value: string;
	set: ( value: string ) => void;
} ): ReactElement => {
	const choices =
		source?.type === 'consent'
			? [ 'yes' ]
			: source && hasChoices( source.type )
				? source.choices.map( ( choice ) => choice.trim() ).filter( Boolean )
				: null;
	return choices ? (
		<SelectControl
			{ ...CONTROL_PROPS }
			label={ __( 'Value', 'courant-desk' ) }
			value={ value }
			options={ [
				{ value: '', label: '—' },
				...choices.map( ( choice ) => ( { value: choice, label: choice } ) ),
			] }
			onChange={ set }
		/>
	) : (
		<TextControl { ...CONTROL_PROPS } label={ __( 'Value', 'courant-desk' ) } value={ value } onChange={ set } />
	);
};

const whole = ( text: string, minValue: number ): number =>
	Math.max( minValue, Math.floor( Number( text ) ) || minValue );
