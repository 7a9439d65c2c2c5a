/** Controls and layout components of WordPress. */
export {
	CheckboxControl,
	Disabled,
	PanelBody,
	Placeholder,
	RangeControl,
	SelectControl,
	Spinner,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';

export interface Choice {
	readonly value: string;
	readonly label: string;
}
