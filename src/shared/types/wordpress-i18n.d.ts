/** Only what we use, as WordPress 6.5 has it. */
declare module '@wordpress/i18n' {
	type TextDomain = 'courant-desk' | 'courant';
	export function __( text: string, domain: TextDomain ): string;
	export function _n( singular: string, plural: string, count: number, domain: TextDomain ): string;
	export function sprintf( text: string, ...values: readonly ( string | number )[] ): string;
}
