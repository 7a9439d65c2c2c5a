/**
 * Formats a size in the page's language, such as `1.5 MB`; at least 1 KB. Units are multiples of 1,024, as on the
 * server.
 */
export function formatFileSize( bytes: number ): string {
	const isMegabytes = bytes >= 1e6;
	const amount = isMegabytes ? bytes / 1024 ** 2 : Math.max( 1, Math.round( bytes / 1024 ) );
	return amount.toLocaleString( document.documentElement.lang || undefined, {
		style: 'unit',
		unit: isMegabytes ? 'megabyte' : 'kilobyte',
		maximumFractionDigits: 1,
	} );
}
