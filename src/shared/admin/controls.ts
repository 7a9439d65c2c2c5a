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

/** Sizes of text fields and selects as of WordPress 7.1, which reports the earlier ones as deprecated. */
export const CONTROL_PROPS = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** The same for checkboxes, toggles and long texts, which have no such height. */
export const CHECK_PROPS = { __nextHasNoMarginBottom: true } as const;

export interface Choice {
	readonly value: string;
	readonly label: string;
}
