import * as i18n from '@wordpress/i18n';

/** The plugin's words in wp-admin. */
export const { __, _n, sprintf } = i18n as unknown as {
    __: (text: string, domain: 'courant-desk') => string;
    _n: (one: string, many: string, count: number, domain: 'courant-desk') => string;
    sprintf: (format: string, ...values: readonly (string | number)[]) => string;
};
