/** What the blocks' editors take from WordPress. */
export { InspectorControls, registerBlockType, useBlockProps, type EditProps } from '../kit/blocks';
export { CheckboxControl, Disabled, PanelBody, Placeholder, RangeControl, SelectControl, TextControl, TextareaControl, ToggleControl } from '../kit/controls';
export { ServerSideRender } from '../kit/server-side-render';
export { __ } from '../kit/words';
