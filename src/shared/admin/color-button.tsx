import { Button, ColorIndicator, ColorPicker, Dropdown } from '@wordpress/components';
import type { ReactElement } from 'react';

interface ColorButtonProps {
	/** ID of the button, for its label. */
	readonly id: string;
	readonly describedBy?: string;
	/** Hex value. */
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** A button that shows a color and opens a color picker. */
export const ColorButton = ( { id, describedBy, value, onChange }: ColorButtonProps ): ReactElement => (
	<Dropdown
		popoverProps={ { placement: 'bottom-start' } }
		renderToggle={ ( { isOpen, onToggle } ) => (
			<Button
				__next40pxDefaultSize
				variant="secondary"
				id={ id }
				aria-expanded={ isOpen }
				aria-haspopup="dialog"
				aria-describedby={ describedBy }
				onClick={ onToggle }
			>
				<ColorIndicator colorValue={ value } />
			</Button>
		) }
		renderContent={ () => <ColorPicker color={ value } onChange={ onChange } enableAlpha={ false } /> }
	/>
);
