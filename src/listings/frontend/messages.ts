import type { ListingsConfig } from '../../shared/config/generated';

type Forms = ListingsConfig[ 'messages' ][ 'found' ];

export function formatNumber( count: number ): string {
	return new Intl.NumberFormat( document.documentElement.lang || undefined ).format( count );
}

/** Returns the plural form for a number in the page's language, as `_n()` does in WordPress. */
export function pluralForm( forms: Forms, count: number ): string {
	const language = document.documentElement.lang || undefined;
	const text = forms[ new Intl.PluralRules( language ).select( count ) ] ?? forms.other;
	return text.replace( '%s', formatNumber( count ) );
}

export function foundText( { noOpenings, found }: ListingsConfig[ 'messages' ], total: number ): string {
	return total === 0 ? noOpenings : pluralForm( found, total );
}

export function loadedText( { moreLoaded }: ListingsConfig[ 'messages' ], count: number ): string {
	return pluralForm( moreLoaded, count );
}
