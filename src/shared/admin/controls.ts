import * as components from '@wordpress/components';
import type { ComponentType, ReactNode } from 'react';

/** Typed controls and layout components of WordPress. */
interface Common {
	readonly label: string;
	readonly help?: string | undefined;
	readonly __nextHasNoMarginBottom: true;
	readonly __next40pxDefaultSize?: true;
}

export interface Choice {
	readonly value: string;
	readonly label: string;
}

type Field< T, More = object > = ComponentType<
	Common & More & { readonly value: T; readonly onChange: ( value: T ) => void }
>;
type Switch = ComponentType<
	Common & { readonly checked: boolean; readonly disabled?: boolean; readonly onChange: ( on: boolean ) => void }
>;

export const {
	PanelBody,
	TextControl,
	TextareaControl,
	SelectControl,
	RangeControl,
	CheckboxControl,
	ToggleControl,
	Disabled,
	Placeholder,
	Spinner,
} = components as unknown as {
	PanelBody: ComponentType< {
		readonly title: string;
		readonly initialOpen?: boolean;
		readonly children: ReactNode;
	} >;
	TextControl: Field<
		string,
		{
			readonly type?: string;
			readonly placeholder?: string;
			readonly maxLength?: number;
			readonly hideLabelFromVision?: boolean;
		}
	>;
	TextareaControl: Field< string, { readonly rows?: number } >;
	SelectControl: Field< string, { readonly options: readonly Choice[] } >;
	RangeControl: ComponentType<
		Common & {
			readonly value: number;
			readonly min: number;
			readonly max: number;
			readonly onChange: ( value: number | undefined ) => void;
		}
	>;
	CheckboxControl: Switch;
	ToggleControl: Switch;
	Disabled: ComponentType< { readonly children: ReactNode } >;
	Placeholder: ComponentType< { readonly label: string } >;
	Spinner: ComponentType;
};
