import type { ReactElement } from 'react';
import type { Choice } from '../../shared/admin/controls';
import type { Attributes } from './model';
import { RangeControl, SelectControl, TextControl, ToggleControl, type EditProps } from './wordpress';

export type SettingsProps = Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' >;

/** Names of the attributes with values of a type. */
type NameOf< T > = { [ K in keyof Attributes ]-?: Attributes[ K ] extends T ? K : never }[ keyof Attributes ];

/** A field that edits one attribute of the block. */
interface FieldProps< T > extends SettingsProps {
	readonly name: NameOf< T >;
	readonly label: string;
}

export const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

export const ToggleField = ( { name, label, attributes, setAttributes }: FieldProps< boolean > ): ReactElement => (
	<ToggleControl
		{ ...SIZES }
		label={ label }
		checked={ attributes[ name ] }
		onChange={ ( isOn ) => setAttributes( { [ name ]: isOn } ) }
	/>
);

export const TextField = ( { name, label, attributes, setAttributes }: FieldProps< string > ): ReactElement => (
	<TextControl
		{ ...SIZES }
		label={ label }
		value={ attributes[ name ] }
		onChange={ ( text ) => setAttributes( { [ name ]: text } ) }
	/>
);

export const SelectField = ( {
	name,
	label,
	options,
	attributes,
	setAttributes,
}: FieldProps< string > & { readonly options: Choice[] } ): ReactElement => (
	<SelectControl
		{ ...SIZES }
		label={ label }
		value={ attributes[ name ] }
		options={ options }
		onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
	/>
);

export const NumberField = ( {
	name,
	label,
	max,
	initial,
	attributes,
	setAttributes,
}: FieldProps< number > & { readonly max: number; readonly initial: number } ): ReactElement => (
	<RangeControl
		{ ...SIZES }
		label={ label }
		value={ attributes[ name ] }
		min={ 1 }
		max={ max }
		onChange={ ( value ) => setAttributes( { [ name ]: value ?? initial } ) }
	/>
);
