import * as blockEditor from '@wordpress/block-editor';
import type { ComponentType } from 'react';

/** What the block's editor takes from WordPress, and how it is shaped. */
export { InspectorControls, registerBlockType, useBlockProps, type EditProps } from '../kit/blocks';
export { CheckboxControl, Disabled, PanelBody, RangeControl, SelectControl, TextControl, ToggleControl } from '../kit/controls';
export { ServerSideRender } from '../kit/server-side-render';
export { __, sprintf } from '../kit/words';

/** One colour that can be chosen; `undefined` takes the choice back. */
export interface ColourSetting {
    readonly label: string;
    readonly value: string | undefined;
    readonly onChange: (colour: string | undefined) => void;
}

export const { PanelColorSettings } = blockEditor as unknown as {
    PanelColorSettings: ComponentType<{ readonly title: string; readonly initialOpen: boolean; readonly colorSettings: readonly ColourSetting[] }>;
};
