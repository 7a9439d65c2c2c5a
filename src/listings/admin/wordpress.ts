import * as blockEditor from '@wordpress/block-editor';
import * as hooks from '@wordpress/hooks';
import type { ComponentType } from 'react';
import type { RegisteredBlock } from '../../shared/admin/blocks';

/** Typed exports of the WordPress packages that the block editor code uses. */
export {
	InspectorControls,
	registerBlockType,
	useBlockProps,
	type EditProps,
	type RegisteredBlock,
} from '../../shared/admin/blocks';
export {
	CheckboxControl,
	Disabled,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '../../shared/admin/controls';
export { ServerSideRender } from '../../shared/admin/server-side-render';
export { __, sprintf } from '../../shared/admin/i18n';

/** A color setting; `undefined` resets it. */
export interface ColorSetting {
	readonly label: string;
	readonly value: string | undefined;
	readonly onChange: ( color: string | undefined ) => void;
}

export const { PanelColorSettings } = blockEditor as unknown as {
	PanelColorSettings: ComponentType< {
		readonly title: string;
		readonly initialOpen: boolean;
		readonly colorSettings: readonly ColorSetting[];
	} >;
};

export const { addFilter } = hooks as unknown as {
	addFilter: (
		name: 'blocks.registerBlockType',
		namespace: string,
		change: ( settings: RegisteredBlock, name: string, deprecation: object | null ) => RegisteredBlock
	) => void;
};
