/**
 * WordPress's packages come from the page, as scripts that WordPress registered, and bring no types along. What an
 * admin screen takes from them it types where it takes it.
 */
declare module '@wordpress/a11y';
declare module '@wordpress/api-fetch';
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
declare module '@wordpress/element';
declare module '@wordpress/hooks';
declare module '@wordpress/i18n';
declare module '@wordpress/notices';
declare module '@wordpress/plugins';
declare module '@wordpress/primitives';
declare module '@wordpress/server-side-render';
declare module '@wordpress/url';
