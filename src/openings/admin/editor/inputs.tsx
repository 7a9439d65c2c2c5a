import { CheckboxControl, SelectControl, TextControl, TextareaControl } from '@wordpress/components';
import type { ReactElement, ReactNode } from 'react';
import { DateControl } from '../../../shared/admin/date-control';
import { __, sprintf } from '../../../shared/admin/i18n';
import type { Choice } from './labels';

const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

const helpProps = ( help: string | undefined ) => ( help === undefined || help === '' ? {} : { help } );

interface InputProps {
	/** Id of the input, if something links to it. */
	readonly id?: string;
	readonly label: string;
	readonly type?: 'text' | 'number' | 'date' | 'datetime-local';
	readonly value: string;
	readonly help?: string | undefined;
	readonly maxLength?: number | undefined;
	readonly onChange: ( value: string ) => void;
}

export const Input = ( { id, type = 'text', maxLength, help, ...props }: InputProps ): ReactElement =>
	type === 'date' || type === 'datetime-local' ? (
		<DateControl { ...props } { ...helpProps( help ) } id={ id } type={ type } />
	) : (
		<TextControl
			{ ...SIZES }
			{ ...props }
			{ ...helpProps( help ) }
			type={ type }
			{ ...( id === undefined ? {} : { id } ) }
			{ ...( maxLength === undefined ? {} : { maxLength } ) }
			{ ...( type === 'number' ? { min: 0, step: 'any' } : {} ) }
		/>
	);

interface TextAreaProps {
	/** Id of an element around the control, because the component sets that of the text area. */
	readonly id: string;
	readonly label: string;
	readonly value: string;
	readonly help: string;
	readonly maxLength: number;
	readonly onChange: ( value: string ) => void;
}

export const TextArea = ( { id, help, ...props }: TextAreaProps ): ReactElement => (
	<div id={ id }>
		<TextareaControl __nextHasNoMarginBottom rows={ 4 } { ...props } { ...helpProps( help ) } />
	</div>
);

/** Names the specification that mirrors the field. */
export const MappedField = ( { label }: { readonly label: string } ): ReactElement | null =>
	label === '' ? null : (
		<p className="courant-control__help">
			{
				/* translators: %s: name of a specification, such as "Job Type" */
				sprintf( __( 'Also stored as %s.', 'courant-desk' ), label )
			}
		</p>
	);

interface SelectProps {
	readonly help?: string | undefined;
	readonly label: string;
	readonly value: string;
	readonly choices: readonly Choice[];
	readonly emptyLabel?: string;
	readonly onChange: ( value: string ) => void;
}

export const Select = ( { help, choices, emptyLabel, ...props }: SelectProps ): ReactElement => (
	<SelectControl
		{ ...SIZES }
		{ ...props }
		{ ...helpProps( help ) }
		options={ [
			...( emptyLabel === undefined ? [] : [ { value: '', label: emptyLabel } ] ),
			...choices.map( ( choice ) => ( { ...choice } ) ),
		] }
	/>
);

interface CheckboxProps {
	readonly label: string;
	readonly checked: boolean;
	readonly onChange: ( checked: boolean ) => void;
}

export const Checkbox = ( props: CheckboxProps ): ReactElement => (
	<CheckboxControl __nextHasNoMarginBottom { ...props } />
);

interface GroupProps {
	readonly label: string;
	readonly children: ReactNode;
}

/** Controls with a common label. */
export const Group = ( { label, children }: GroupProps ): ReactElement => (
	<fieldset className="courant-group">
		<legend>{ label }</legend>
		<Controls>{ children }</Controls>
	</fieldset>
);

/** The controls of a panel, one below the other. */
export const Controls = ( { children }: { readonly children: ReactNode } ): ReactElement => (
	<div className="courant-controls">{ children }</div>
);
