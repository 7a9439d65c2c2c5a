import { useId } from '@wordpress/element';
import type { ReactElement } from 'react';
import { __, sprintf } from '../../../shared/admin/i18n';
import type { Choice } from './labels';

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

const Help = ( { id, text }: { readonly id: string; readonly text: string | undefined } ): ReactElement | null =>
	text === undefined ? null : (
		<p id={ id } className="courant-control__help">
			{ text }
		</p>
	);

/**
 * A labeled input from plain elements: the components of WordPress change their markup and log deprecation warnings
 * between versions.
 */
export const Input = ( {
	id: inputId,
	label,
	type = 'text',
	value,
	help,
	maxLength,
	onChange,
}: InputProps ): ReactElement => {
	const element = useId();
	const id = inputId ?? element;
	return (
		<div className="courant-control">
			<label htmlFor={ id }>{ label }</label>
			<input
				id={ id }
				className="components-text-control__input"
				type={ type }
				value={ value }
				{ ...( maxLength === undefined ? {} : { maxLength } ) }
				{ ...( type === 'number' ? { min: 0, step: 'any' } : {} ) }
				{ ...( help === undefined ? {} : { 'aria-describedby': `${ id }-help` } ) }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
			<Help id={ `${ id }-help` } text={ help } />
		</div>
	);
};

interface TextAreaProps {
	readonly id: string;
	readonly label: string;
	readonly value: string;
	readonly help: string;
	readonly maxLength: number;
	readonly onChange: ( value: string ) => void;
}

export const TextArea = ( { id, label, value, help, maxLength, onChange }: TextAreaProps ): ReactElement => (
	<div className="courant-control">
		<label htmlFor={ id }>{ label }</label>
		<textarea
			id={ id }
			className="components-textarea-control__input"
			rows={ 4 }
			maxLength={ maxLength }
			value={ value }
			aria-describedby={ `${ id }-help` }
			onChange={ ( event ) => onChange( event.target.value ) }
		/>
		<Help id={ `${ id }-help` } text={ help } />
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

export const Select = ( { label, value, help, choices, emptyLabel, onChange }: SelectProps ): ReactElement => {
	const id = useId();
	return (
		<div className="courant-control">
			<label htmlFor={ id }>{ label }</label>
			<select
				id={ id }
				className="components-text-control__input"
				value={ value }
				{ ...( help === undefined ? {} : { 'aria-describedby': `${ id }-help` } ) }
				onChange={ ( event ) => onChange( event.target.value ) }
			>
				{ emptyLabel === undefined ? null : <option value="">{ emptyLabel }</option> }
				{ choices.map( ( choice ) => (
					<option key={ choice.value } value={ choice.value }>
						{ choice.label }
					</option>
				) ) }
			</select>
			<Help id={ `${ id }-help` } text={ help } />
		</div>
	);
};

interface CheckboxProps {
	readonly label: string;
	readonly checked: boolean;
	readonly onChange: ( checked: boolean ) => void;
}

export const Checkbox = ( { label, checked, onChange }: CheckboxProps ): ReactElement => {
	const id = useId();
	return (
		<div className="courant-check">
			<input
				id={ id }
				type="checkbox"
				checked={ checked }
				onChange={ ( event ) => onChange( event.target.checked ) }
			/>
			<label htmlFor={ id }>{ label }</label>
		</div>
	);
};
