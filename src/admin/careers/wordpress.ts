/** What these blocks take from WordPress. */
export { InspectorControls, registerBlockType, useBlockProps, type EditProps } from '../kit/blocks';
export { Disabled, PanelBody, RangeControl, TextControl, ToggleControl } from '../kit/controls';
export { ServerSideRender } from '../kit/server-side-render';
export { __ } from '../kit/words';
