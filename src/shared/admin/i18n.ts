export { sprintf } from './format';

/** Translation functions of WordPress. */
export { __, _n, isRTL } from '@wordpress/i18n';
