import {
	BaseControl,
	Button,
	CheckboxControl,
	SelectControl,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';
import { CHECK_PROPS, CONTROL_PROPS } from '../../shared/admin/controls';
import { Picture } from '../../shared/admin/picture';
import { Color } from './media';
import { validationError, isEqual, isTextList, displayValue } from './model';
import type { Field, Value, Values } from './model';
import { Secret } from './secret';
import { SettingGroup } from './setting-group';
import { settingId } from './setting-links';
import { __, sprintf } from './wordpress';

interface ControlProps {
	readonly id: string;
	readonly field: Field;
	readonly value: Value;
	/** Below the control, which it describes. */
	readonly help: ReactElement | undefined;
	readonly invalid: boolean;
	readonly onChange: ( value: Value ) => void;
}

const Choices = ( { id, field, value, help, onChange }: ControlProps ): ReactElement => {
	const selected = isTextList( value ) ? value : [];
	const toggle = ( changed: string, isChecked: boolean ): void =>
		onChange(
			field.choices
				.map( ( choice ) => choice.value )
				.filter( ( choice ) => ( choice === changed ? isChecked : selected.includes( choice ) ) )
		);
	return (
		<SettingGroup id={ id } label={ field.label } help={ help }>
			{ field.choices.map( ( choice ) => (
				<CheckboxControl
					key={ choice.value }
					{ ...CHECK_PROPS }
					className="courant-setting__check"
					label={ choice.label }
					checked={ selected.includes( choice.value ) }
					onChange={ ( isChecked ) => toggle( choice.value, isChecked ) }
				/>
			) ) }
		</SettingGroup>
	);
};

const NumberControl = ( { id, field, value, help, invalid, onChange }: ControlProps ): ReactElement => (
	<TextControl
		{ ...CONTROL_PROPS }
		className="courant-setting__number"
		id={ id }
		type="number"
		min={ field.min }
		max={ field.max }
		value={ String( value ) }
		help={ help }
		aria-invalid={ invalid }
		onChange={ ( text ) => onChange( text === '' ? '' : Number( text ) ) }
	/>
);

const TextSetting = ( { id, field, value, help, invalid, onChange }: ControlProps ): ReactElement => {
	const props = {
		id,
		placeholder: field.placeholder === '' ? undefined : field.placeholder,
		value: String( value ),
		help,
		'aria-invalid': invalid,
		onChange,
	};
	return field.type === 'longtext' ? (
		<TextareaControl { ...CHECK_PROPS } { ...props } rows={ 6 } />
	) : (
		<TextControl
			{ ...CONTROL_PROPS }
			{ ...props }
			className="courant-setting__text"
			type={ field.type === 'email' ? 'email' : 'text' }
		/>
	);
};

const CONTROLS: Partial< Record< string, ComponentType< ControlProps > > > = {
	bool: ( { id, field, value, help, invalid, onChange } ) => (
		<CheckboxControl
			{ ...CHECK_PROPS }
			className="courant-setting__check"
			id={ id }
			label={ field.label }
			checked={ value === true }
			help={ help }
			aria-invalid={ invalid }
			onChange={ onChange }
		/>
	),
	choice: ( { id, field, value, help, invalid, onChange } ) => (
		<SelectControl
			{ ...CONTROL_PROPS }
			id={ id }
			value={ String( value ) }
			options={ field.choices.map( ( choice ) => ( { ...choice } ) ) }
			help={ help }
			aria-invalid={ invalid }
			onChange={ onChange }
		/>
	),
	choices: Choices,
	color: ( { field, value, ...props } ) => <Color { ...props } label={ field.label } value={ String( value ) } />,
	image: ( { id, field, value, help, onChange } ) => (
		<BaseControl { ...CHECK_PROPS } id={ id } help={ help }>
			<Picture
				id={ id }
				label={ field.label }
				describedBy={ `${ id }__help` }
				value={ Number( value ) }
				onChange={ onChange }
			/>
		</BaseControl>
	),
	int: NumberControl,
	secret: ( { id, field, value, help, onChange } ) => (
		<Secret id={ id } field={ field } value={ value } help={ help } onChange={ onChange } />
	),
};

/** Returns a value as text, for the line with the default. */
function optionLabel( field: Field, value: Value ): string {
	if ( typeof value === 'boolean' ) {
		return value ? __( 'on', 'courant-desk' ) : __( 'off', 'courant-desk' );
	}
	const label = ( chosen: string ): string =>
		field.choices.find( ( choice ) => choice.value === chosen )?.label ?? chosen;
	const text = isTextList( value ) ? value.map( label ).join( ', ' ) : label( String( value ) );
	return text === '' ? __( 'empty', 'courant-desk' ) : text;
}

/** A checkbox has its label; groups of checkboxes, and the buttons of a saved secret, are labeled by their group. */
const Name = ( { id, field }: { readonly id: string; readonly field: Field } ): ReactElement => {
	if ( field.type === 'bool' ) {
		return <span />;
	}
	return [ 'choices', 'image' ].includes( field.type ) || ( field.type === 'secret' && field.saved ) ? (
		<span id={ `${ id }-label` } className="courant-setting__label">
			{ field.label }
		</span>
	) : (
		<label htmlFor={ id } className="courant-setting__label">
			{ field.label }
		</label>
	);
};

interface SettingProps {
	readonly group: string;
	readonly field: Field;
	readonly changes: Values;
	readonly refusal: string;
	readonly onChange: ( value: Value ) => void;
	/** Link to the page of the setting, in search results. */
	readonly link: ReactElement | null;
}

interface DefaultProps {
	readonly isLong: boolean;
	readonly field: Field;
	readonly onChange: ( value: Value ) => void;
}

const Default = ( { isLong, field, onChange }: DefaultProps ): ReactElement => (
	<span className="courant-setting__default">
		{ isLong ? null : (
			<span>
				{
					/* translators: %s: a value */ sprintf(
						__( 'Default: %s.', 'courant-desk' ),
						optionLabel( field, field.default )
					)
				}
			</span>
		) }{ ' ' }
		<Button
			variant="link"
			aria-label={ sprintf(
				/* translators: %s: name of a setting */
				__( 'Reset %s', 'courant-desk' ),
				field.label
			) }
			onClick={ () => onChange( field.default ) }
		>
			{ __( 'Reset', 'courant-desk' ) }
		</Button>
	</span>
);

export const Setting = ( { group, field, changes, refusal, onChange, link }: SettingProps ): ReactElement => {
	const id = useId();
	const value = displayValue( changes, group, field );
	const problem = validationError( field, value );
	const error =
		problem === 'email'
			? __( 'Enter a valid email address.', 'courant-desk' )
			: problem === 'color'
				? __( 'Enter a color such as #1d4ed8.', 'courant-desk' )
				: problem === 'number'
					? /* translators: 1: minimum, 2: maximum */ sprintf(
							__( 'Enter an integer from %1$d to %2$d.', 'courant-desk' ),
							field.min,
							field.max
						)
					: refusal;
	const isLong = field.type === 'image' || ( typeof field.default === 'string' && field.default.length > 60 );
	const isReset = field.type === 'secret' || isEqual( value, field.default );
	const Control = CONTROLS[ field.type ] ?? TextSetting;
	const help = (
		<>
			{ error === '' ? null : (
				<>
					<strong className="courant-setting__error">{ error }</strong>{ ' ' }
				</>
			) }
			{ field.help === '' ? null : (
				<>
					<span>{ field.help }</span>{ ' ' }
				</>
			) }
			{ isReset ? null : <Default isLong={ isLong } field={ field } onChange={ onChange } /> }
		</>
	);
	return (
		<div
			id={ settingId( group, field.key ) }
			className="courant-setting"
			data-changed={ isEqual( value, field.value ) ? undefined : true }
		>
			<Name id={ id } field={ field } />
			<div>
				<Control
					id={ id }
					field={ field }
					value={ value }
					help={ error === '' && field.help === '' && isReset ? undefined : help }
					invalid={ error !== '' }
					onChange={ onChange }
				/>
				{ link }
			</div>
		</div>
	);
};
