import preview from '@wordpress/server-side-render';

/** A block as the server renders it. The package exports the component, or a module with the component. */
export const ServerSideRender = preview.default ?? preview;
