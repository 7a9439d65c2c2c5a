import type { ListingsConfig } from '../../shared/config/generated';

type Forms = ListingsConfig[ 'messages' ][ 'found' ];

/** Returns the plural form for a number in the page's language, as `_n()` does in WordPress. */
export function pluralForm( forms: Forms, count: number ): string {
	const language = document.documentElement.lang || undefined;
	const text = forms[ new Intl.PluralRules( language ).select( count ) ] ?? forms.other;
	return text.replace( '%s', new Intl.NumberFormat( language ).format( count ) );
}

export function foundText( { noOpenings, found }: ListingsConfig[ 'messages' ], total: number ): string {
	return total === 0 ? noOpenings : pluralForm( found, total );
}

export function loadedText( { moreLoaded }: ListingsConfig[ 'messages' ], count: number ): string {
	return pluralForm( moreLoaded, count );
}
