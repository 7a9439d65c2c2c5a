import { chosenOf, itemOf, nameOf, slugOf } from './filters';
import type { Choice, Filter } from './filters';

/** By filter key, then by slug (schema/listing-state.json). */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Markup {
    html: string;
    facets: Facets | null;
}

const MARK = '<script type="application/json" data-courant-answer>';

/** The list of an answer, and the numbers that may follow it. */
export function readAnswer(text: string): Markup {
    const [html = '', rest] = text.split(MARK);
    try {
        const { facets } = JSON.parse(rest?.split('</script>')[0] ?? '{}') as { facets?: Facets };
        return { html, facets: facets ?? null };
    } catch {
        return { html, facets: null };
    }
}

export function number(count: number): string {
    return new Intl.NumberFormat(document.documentElement.lang || undefined).format(count);
}

/** Writes the numbers beside the options. None goes away: one without openings is dimmed (Rulings 11). */
export function showFacets(filters: readonly Filter[], facets: Facets | null): void {
    for (const { key, choices } of filters) {
        const counts = facets?.[key];
        if (counts) {
            choices.filter((choice) => slugOf(choice) !== '' && !slugOf(choice).includes(',')).forEach((choice) => count(choice, counts[slugOf(choice)] ?? 0));
        }
    }
}

function count(choice: Choice, found: number): void {
    choice.toggleAttribute('data-empty', found === 0);
    if (!('text' in choice)) {
        const place = choice.parentElement?.querySelector('.courant-choice-count');
        if (place) {
            place.textContent = number(found);
        }
    } else if (choice.dataset['label'] !== undefined) {
        choice.text = `${nameOf(choice)} (${number(found)})`;
    }
}

/** How much is chosen, on each menu and on the button of the panel. */
export function showNumbers(root: HTMLElement, filters: readonly Filter[]): void {
    let all = 0;
    for (const filter of filters) {
        const item = filter.choices[0] && itemOf(filter.choices[0]);
        const chosen = chosenOf(filter).length;
        all += filter.key === 'sort' ? 0 : chosen;
        item?.querySelector('.courant-filter-number')?.replaceChildren(chosen ? number(chosen) : '');
    }
    root.querySelector('.awsm-filter-toggle .courant-filter-number')?.replaceChildren(all ? number(all) : '');
}
