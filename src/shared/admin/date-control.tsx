import { BaseControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { ReactElement } from 'react';

interface DateControlProps {
	/** Id of the input, if something links to it. */
	readonly id?: string | undefined;
	readonly label: string;
	readonly type: 'date' | 'datetime-local';
	/** Empty, or in the format of the input. */
	readonly value: string;
	readonly min?: string | undefined;
	readonly help?: string | undefined;
	readonly onChange: ( value: string ) => void;
}

/** A date or time, entered in the browser's own control. The types of `TextControl` exclude both kinds of inputs. */
export const DateControl = ( { id, label, type, value, min, help, onChange }: DateControlProps ): ReactElement => {
	const ownId = useId();
	const inputId = id ?? ownId;
	return (
		<BaseControl
			__nextHasNoMarginBottom
			id={ inputId }
			label={ label }
			{ ...( help === undefined ? {} : { help } ) }
		>
			{ /* eslint-disable-next-line no-restricted-syntax -- The types of TextControl have no dates in WordPress 6.5. */ }
			<input
				id={ inputId }
				className="components-text-control__input is-next-40px-default-size"
				type={ type }
				value={ value }
				min={ min }
				aria-describedby={ help === undefined ? undefined : `${ inputId }__help` }
				onChange={ ( { target } ) => onChange( target.value ) }
			/>
		</BaseControl>
	);
};
