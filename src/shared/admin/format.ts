import { sprintf as format } from '@wordpress/i18n';

/**
 * Returns the language of the screen; undefined (the browser's) if it is no valid language tag, such as `pt-PT-ao90`.
 */
export function language(): string | undefined {
	try {
		return Intl.getCanonicalLocales( document.documentElement.lang )[ 0 ];
	} catch {
		return undefined;
	}
}

/** Formats a number in the language of the screen. */
export const formatNumber = ( number: number, options: Intl.NumberFormatOptions = {} ): string =>
	new Intl.NumberFormat( language(), options ).format( number );

/**
 * Formats a size in the language of the screen, such as `1.5 MB`; at least 1 KB. Units are multiples of 1,024, as on
 * the server.
 */
export function formatBytes( bytes: number ): string {
	const isMegabytes = bytes >= 1024 * 1024;
	return formatNumber( isMegabytes ? bytes / 1024 ** 2 : Math.max( 1, Math.round( bytes / 1024 ) ), {
		style: 'unit',
		unit: isMegabytes ? 'megabyte' : 'kilobyte',
		maximumFractionDigits: 1,
	} );
}

/** `sprintf()` of WordPress with `%s` and `%d`; numbers are formatted in the language of the screen. */
export const sprintf = ( text: string, ...values: readonly ( string | number )[] ): string =>
	format(
		text.replace( /%(\d+\$)?d/g, '%$1s' ),
		...values.map( ( value ) => ( typeof value === 'number' ? formatNumber( value ) : value ) )
	);
