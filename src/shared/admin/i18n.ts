import * as i18n from '@wordpress/i18n';

export { sprintf } from './format';

/** Translation functions with the plugin's text domain. */
export const { __, _n } = i18n as unknown as {
	__: ( text: string, domain: 'courant-desk' ) => string;
	_n: ( singular: string, plural: string, count: number, domain: 'courant-desk' ) => string;
};
