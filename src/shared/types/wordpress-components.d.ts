/** Only what we use, as WordPress 6.5 has it. */
declare module '@wordpress/components' {
	import type { ComponentType, ReactNode } from 'react';

	interface Common {
		readonly label: string;
		readonly help?: string | undefined;
		readonly __nextHasNoMarginBottom: true;
		readonly __next40pxDefaultSize?: true;
	}
	type Field< T, More = object > = ComponentType<
		Common & More & { readonly value: T; readonly onChange: ( value: T ) => void }
	>;
	type Switch = ComponentType<
		Common & { readonly checked: boolean; readonly disabled?: boolean; readonly onChange: ( on: boolean ) => void }
	>;

	export const Button: ComponentType< {
		readonly variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
		readonly isDestructive?: boolean;
		readonly isBusy?: boolean;
		readonly children: ReactNode;
		readonly className?: string;
		readonly 'aria-disabled'?: boolean;
		readonly 'aria-label'?: string;
		readonly 'aria-expanded'?: boolean;
		readonly onClick: () => void;
	} >;
	export const Notice: ComponentType< {
		readonly status: 'error' | 'success' | 'warning';
		readonly isDismissible?: boolean;
		readonly children: ReactNode;
	} >;
	export const PanelBody: ComponentType< {
		readonly title: string;
		readonly initialOpen?: boolean;
		readonly children: ReactNode;
	} >;
	export const TextControl: Field<
		string,
		{
			readonly type?: string;
			readonly placeholder?: string;
			readonly maxLength?: number;
			readonly hideLabelFromVision?: boolean;
		}
	>;
	export const TextareaControl: Field< string, { readonly rows?: number } >;
	export const SelectControl: Field<
		string,
		{ readonly options: readonly { readonly value: string; readonly label: string }[] }
	>;
	export const RangeControl: ComponentType<
		Common & {
			readonly value: number;
			readonly min: number;
			readonly max: number;
			readonly onChange: ( value: number | undefined ) => void;
		}
	>;
	export const CheckboxControl: Switch;
	export const ToggleControl: Switch;
	export const Disabled: ComponentType< { readonly children: ReactNode } >;
	export const Placeholder: ComponentType< { readonly label: string } >;
	export const Spinner: ComponentType;
}
