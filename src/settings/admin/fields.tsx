import { useId } from '@wordpress/element';
import type { ReactElement } from 'react';
import { Picture } from '../../shared/admin/picture';
import { Color } from './media';
import { validationError, isEqual, isTextList, displayValue } from './model';
import type { Field, Value, Values } from './model';
import { Secret } from './secret';
import { settingId } from './setting-links';
import { __, sprintf } from './wordpress';

interface CommonProps {
	readonly id: string;
	readonly 'aria-describedby': string;
	readonly 'aria-invalid': boolean;
	readonly placeholder?: string | undefined;
}

interface ControlProps {
	readonly id: string;
	readonly field: Field;
	readonly value: Value;
	readonly describedBy: string;
	readonly invalid: boolean;
	readonly onChange: ( value: Value ) => void;
}

interface ChoicesProps {
	readonly field: Field;
	readonly describedBy: string;
	readonly selected: readonly string[];
	readonly onChange: ( value: Value ) => void;
}

const Choices = ( { field, describedBy, selected, onChange }: ChoicesProps ): ReactElement => (
	<div role="group" aria-label={ field.label } aria-describedby={ describedBy }>
		{ field.choices.map( ( choice ) => (
			<label key={ choice.value } className="courant-setting__check">
				<input
					type="checkbox"
					checked={ selected.includes( choice.value ) }
					onChange={ ( event ) =>
						onChange(
							field.choices
								.map( ( item ) => item.value )
								.filter( ( selectedValue ) =>
									selectedValue === choice.value
										? event.target.checked
										: selected.includes( selectedValue )
								)
						)
					}
				/>
				{ choice.label }
			</label>
		) ) }
	</div>
);

interface ChoiceSelectProps {
	readonly commonProps: CommonProps;
	readonly value: Value;
	readonly onChange: ( value: Value ) => void;
	readonly field: Field;
}

const ChoiceSelect = ( { commonProps, value, onChange, field }: ChoiceSelectProps ): ReactElement => (
	<select { ...commonProps } value={ String( value ) } onChange={ ( event ) => onChange( event.target.value ) }>
		{ field.choices.map( ( choice ) => (
			<option key={ choice.value } value={ choice.value }>
				{ choice.label }
			</option>
		) ) }
	</select>
);

interface NumberInputProps {
	readonly commonProps: CommonProps;
	readonly field: Field;
	readonly value: Value;
	readonly onChange: ( value: Value ) => void;
}

const NumberInput = ( { commonProps, field, value, onChange }: NumberInputProps ): ReactElement => (
	<input
		{ ...commonProps }
		type="number"
		min={ field.min }
		max={ field.max }
		value={ String( value ) }
		onChange={ ( event ) => onChange( event.target.value === '' ? '' : Number( event.target.value ) ) }
	/>
);

interface LongTextProps {
	readonly commonProps: CommonProps;
	readonly value: Value;
	readonly onChange: ( value: Value ) => void;
}

const LongText = ( { commonProps, value, onChange }: LongTextProps ): ReactElement => (
	<textarea
		{ ...commonProps }
		rows={ 6 }
		className="large-text"
		value={ String( value ) }
		onChange={ ( event ) => onChange( event.target.value ) }
	/>
);

const Control = ( { id, field, value, describedBy, invalid, onChange }: ControlProps ): ReactElement => {
	const commonProps = { id, 'aria-describedby': describedBy, 'aria-invalid': invalid };
	const placeholder = field.placeholder === '' ? undefined : field.placeholder;
	if ( field.type === 'bool' ) {
		return (
			<label className="courant-setting__check">
				<input
					{ ...commonProps }
					type="checkbox"
					checked={ value === true }
					onChange={ ( event ) => onChange( event.target.checked ) }
				/>
				{ field.label }
			</label>
		);
	}
	if ( field.type === 'choice' ) {
		return <ChoiceSelect commonProps={ commonProps } value={ value } onChange={ onChange } field={ field } />;
	}
	if ( field.type === 'choices' ) {
		const selected = isTextList( value ) ? value : [];
		return <Choices field={ field } describedBy={ describedBy } selected={ selected } onChange={ onChange } />;
	}
	if ( field.type === 'longtext' ) {
		return <LongText commonProps={ { ...commonProps, placeholder } } value={ value } onChange={ onChange } />;
	}
	if ( field.type === 'color' ) {
		return <Color { ...commonProps } label={ field.label } value={ String( value ) } onChange={ onChange } />;
	}
	if ( field.type === 'image' ) {
		return (
			<Picture
				id={ id }
				label={ field.label }
				describedBy={ describedBy }
				value={ Number( value ) }
				onChange={ onChange }
			/>
		);
	}
	if ( field.type === 'secret' ) {
		return <Secret id={ id } field={ field } value={ value } describedBy={ describedBy } onChange={ onChange } />;
	}
	if ( field.type === 'int' ) {
		return <NumberInput commonProps={ commonProps } field={ field } value={ value } onChange={ onChange } />;
	}
	return (
		<input
			{ ...commonProps }
			placeholder={ placeholder }
			type={ field.type === 'email' ? 'email' : 'text' }
			className="regular-text"
			value={ String( value ) }
			onChange={ ( event ) => onChange( event.target.value ) }
		/>
	);
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
		<button
			type="button"
			className="button-link"
			aria-label={ sprintf(
				/* translators: %s: name of a setting */
				__( 'Reset %s', 'courant-desk' ),
				field.label
			) }
			onClick={ () => onChange( field.default ) }
		>
			{ __( 'Reset', 'courant-desk' ) }
		</button>
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
					describedBy={ `${ id }-help` }
					invalid={ error !== '' }
					onChange={ onChange }
				/>
				<p id={ `${ id }-help` } className="description">
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
					{ field.type === 'secret' || isEqual( value, field.default ) ? null : (
						<Default isLong={ isLong } field={ field } onChange={ onChange } />
					) }
				</p>
				{ link }
			</div>
		</div>
	);
};
