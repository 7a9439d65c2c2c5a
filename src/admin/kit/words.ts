import * as i18n from '@wordpress/i18n';

export { sprintf } from './numbers';

/** The plugin's words in wp-admin. */
export const { __, _n } = i18n as unknown as {
    __: (text: string, domain: 'courant-desk') => string;
    _n: (one: string, many: string, count: number, domain: 'courant-desk') => string;
};
