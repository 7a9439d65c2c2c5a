export { sprintf } from './format';

/** Translation functions of WordPress. */
export { __, _n } from '@wordpress/i18n';
