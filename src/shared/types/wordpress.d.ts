/**
 * WordPress packages are external scripts. Those that are not installed as npm packages have no types here: each admin
 * screen types what it imports from them.
 */
declare module '@wordpress/a11y';
declare module '@wordpress/block-editor';
declare module '@wordpress/blocks';
declare module '@wordpress/components';
declare module '@wordpress/compose';
declare module '@wordpress/core-data';
declare module '@wordpress/data';
declare module '@wordpress/date';
declare module '@wordpress/dom-ready';
declare module '@wordpress/edit-post';
declare module '@wordpress/editor';
declare module '@wordpress/hooks';
declare module '@wordpress/i18n';
declare module '@wordpress/notices';
declare module '@wordpress/plugins';
declare module '@wordpress/primitives';
declare module '@wordpress/server-side-render';
declare module '@wordpress/url';
