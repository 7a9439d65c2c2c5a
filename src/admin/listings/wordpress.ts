import * as blockEditor from '@wordpress/block-editor';
import * as hooks from '@wordpress/hooks';
import type { ComponentType } from 'react';
import type { RegisteredBlock } from '../kit/blocks';

/** What the block's editor takes from WordPress, and how it is shaped. */
export { InspectorControls, registerBlockType, useBlockProps, type EditProps, type RegisteredBlock } from '../kit/blocks';
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

export const { addFilter } = hooks as unknown as {
    addFilter: (
        name: 'blocks.registerBlockType',
        namespace: string,
        change: (settings: RegisteredBlock, name: string, deprecation: object | null) => RegisteredBlock,
    ) => void;
};
