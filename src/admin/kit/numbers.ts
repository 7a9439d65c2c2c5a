import * as i18n from '@wordpress/i18n';

/** The language of the screen; undefined (the browser's) where it is no language tag, such as `pt-PT-ao90`. */
function language(): string | undefined {
    try {
        return Intl.getCanonicalLocales(document.documentElement.lang)[0];
    } catch {
        return undefined;
    }
}

/** A number with the separators of the screen's language. */
export const formatNumber = (number: number, options: Intl.NumberFormatOptions = {}): string => new Intl.NumberFormat(language(), options).format(number);

/** A size in the screen's language, such as `1.5 MB`; at least 1 KB. Units count 1,024, as the server's do. */
export function formatBytes(bytes: number): string {
    const isMegabytes = bytes >= 1024 * 1024;
    return formatNumber(isMegabytes ? bytes / 1024 ** 2 : Math.max(1, Math.round(bytes / 1024)), {
        style: 'unit', unit: isMegabytes ? 'megabyte' : 'kilobyte', maximumFractionDigits: 1,
    });
}

const { sprintf: format } = i18n as unknown as { sprintf: (text: string, ...values: readonly string[]) => string };

/** `sprintf()` of WordPress with `%s` and `%d`, whose numbers have the separators of the screen's language. */
export const sprintf = (text: string, ...values: readonly (string | number)[]): string =>
    format(text.replace(/%(\d+\$)?d/g, '%$1s'), ...values.map((value) => (typeof value === 'number' ? formatNumber(value) : value)));
