import type { ListingsConfig } from '../config/generated';

function counted(text: string, count: number): string {
    const language = document.documentElement.lang || undefined;
    return text.replace('%d', new Intl.NumberFormat(language).format(count));
}

export function foundText({ noOpenings, opening, openings }: ListingsConfig['messages'], total: number): string {
    return total === 0 ? noOpenings : counted(total === 1 ? opening : openings, total);
}

export function loadedText({ moreLoaded }: ListingsConfig['messages'], count: number): string {
    return counted(moreLoaded, count);
}
