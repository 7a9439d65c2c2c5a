import type { ListingsConfig } from '../../shared/config/generated';

type Forms = ListingsConfig[ 'messages' ][ 'found' ];

const language = (): string | undefined => document.documentElement.lang || undefined;

export const formatNumber = ( count: number ): string => count.toLocaleString( language() );

/** Returns the plural form for a number in the page's language, as `_n()` does in WordPress. */
export function pluralForm( forms: Forms, count: number ): string {
	const text = forms[ new Intl.PluralRules( language() ).select( count ) ] ?? forms.other;
	return text.replace( '%s', formatNumber( count ) );
}

export function foundText( { noOpenings, found }: ListingsConfig[ 'messages' ], total: number ): string {
	return total === 0 ? noOpenings : pluralForm( found, total );
}
