import type { ReactElement } from 'react';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import type { Condition, Conditions } from '../../frontend/condition-rules';
import { operators, typeName } from './labels';
import { comparesValue, conditionOn, fieldsAbove, hasChoices, MAX_CONDITIONS } from './model';
import type { Field } from './model';
import { __, Button, SelectControl, sprintf, TextControl } from './wordpress';

interface ConditionSettingsProps {
	readonly field: Field;
	readonly fields: readonly Field[];
	readonly change: ( changes: Partial< Field > ) => void;
}

/** The conditions under which the field is shown. */
export const ConditionSettings = ( { field, fields, change }: ConditionSettingsProps ): ReactElement => {
	const { condition } = field;
	const candidates = fieldsAbove( fields, field.name );
	const newRule = conditionOn( candidates.find( ( { type } ) => hasChoices( type ) ) ?? candidates[ 0 ] );
	const set = ( changes: Partial< Conditions > ): void =>
		change( { condition: { match: 'all', rules: [ newRule ], ...condition, ...changes } } );
	const { rules } = condition ?? { rules: [] };
	return (
		<fieldset className="courant-field__condition-rows">
			<legend>{ __( 'Conditions', 'courant-desk' ) }</legend>
			<SelectControl
				{ ...CONTROL_PROPS }
				label={ __( 'Show this field', 'courant-desk' ) }
				value={ condition?.match ?? '' }
				options={ [
					{ value: '', label: __( 'always', 'courant-desk' ) },
					{ value: 'all', label: __( 'if all conditions are met', 'courant-desk' ) },
					{ value: 'any', label: __( 'if any condition is met', 'courant-desk' ) },
				] }
				onChange={ ( match ) =>
					match === 'all' || match === 'any' ? set( { match } ) : change( { condition: null } )
				}
			/>
			{ rules.map( ( rule, index ) => (
				<ConditionRow
					key={ index }
					number={ index + 1 }
					rule={ rule }
					candidates={ candidates }
					set={ ( changes ) =>
						set( {
							rules: rules.map( ( rule, at ) => ( at === index ? { ...rule, ...changes } : rule ) ),
						} )
					}
					remove={
						rules.length > 1 ? () => set( { rules: rules.filter( ( _, at ) => at !== index ) } ) : undefined
					}
				/>
			) ) }
			{ condition && rules.length < MAX_CONDITIONS ? (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => set( { rules: [ ...rules, newRule ] } ) }
				>
					{ __( 'Add condition', 'courant-desk' ) }
				</Button>
			) : null }
		</fieldset>
	);
};

interface ConditionRowProps {
	readonly number: number;
	readonly rule: Condition;
	readonly candidates: readonly Field[];
	readonly set: ( changes: Partial< Condition > ) => void;
	/** Undefined for the only condition, which cannot be removed. */
	readonly remove: ( () => void ) | undefined;
}

const ConditionRow = ( { number, rule, candidates, set, remove }: ConditionRowProps ): ReactElement => {
	const source = candidates.find( ( { name } ) => name === rule.field );
	/* translators: %d: number of the condition in the list */
	const name = sprintf( __( 'Condition %d', 'courant-desk' ), number );
	return (
		<div className="courant-field__condition" role="group" aria-label={ name }>
			<SelectControl
				{ ...CONTROL_PROPS }
				label={ __( 'Field', 'courant-desk' ) }
				value={ rule.field }
				options={ [
					...( source ? [] : [ { value: rule.field, label: __( 'Select a field…', 'courant-desk' ) } ] ),
					...candidates.map( ( { name: value, label, type } ) => ( {
						value,
						label: label === '' ? typeName( type ) : label,
					} ) ),
				] }
				onChange={ ( value ) => set( conditionOn( candidates.find( ( { name } ) => name === value ) ) ) }
			/>
			<SelectControl
				{ ...CONTROL_PROPS }
				label={ __( 'Comparison', 'courant-desk' ) }
				value={ rule.operator }
				options={ operators().filter( ( { value } ) => source?.type !== 'file' || ! comparesValue( value ) ) }
				onChange={ ( operator ) => set( { operator } ) }
			/>
			{ comparesValue( rule.operator ) ? (
				<ConditionValue source={ source } value={ rule.value } set={ ( value ) => set( { value } ) } />
			) : null }
			{ remove ? (
				<Button
					variant="link"
					isDestructive
					aria-label={ sprintf(
						/* translators: %d: number of the condition in the list */
						__( 'Remove condition %d', 'courant-desk' ),
						number
					) }
					onClick={ remove }
				>
					{ __( 'Remove', 'courant-desk' ) }
				</Button>
			) : null }
		</div>
	);
};

interface ConditionValueProps {
	readonly source: Field | undefined;
	readonly value: string;
	readonly set: ( value: string ) => void;
}

const ConditionValue = ( { source, value, set }: ConditionValueProps ): ReactElement => {
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
