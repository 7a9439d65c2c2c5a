import type { ListingsConfig } from '../config/generated';

type Forms = ListingsConfig['messages']['found'];

/** The form of a text that the page's language has for this number, as `_n()` of WordPress would choose it. */
function counted(forms: Forms, count: number): string {
    const language = document.documentElement.lang || undefined;
    const text = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
    return text.replace('%s', new Intl.NumberFormat(language).format(count));
}

export function foundText({ noOpenings, found }: ListingsConfig['messages'], total: number): string {
    return total === 0 ? noOpenings : counted(found, total);
}

export function loadedText({ moreLoaded }: ListingsConfig['messages'], count: number): string {
    return counted(moreLoaded, count);
}
