/** One value that can be chosen: an option of a select, or a checkbox. */
export type Choice = HTMLOptionElement | HTMLInputElement;

/** One filter, whatever its controls look like. Several values are joined by commas, as in addresses. */
export interface Filter {
    readonly key: string;
    readonly choices: readonly Choice[];
}

/** Inside of the form, but for the order, which stands by the count. */
const CONTROLS = '.awsm-filter-wrap select:not(:disabled), [data-filter] :is(select, [type="checkbox"]):not(:disabled)';

export function filtersOf(root: HTMLElement): Filter[] {
    const found = new Map<string, Choice[]>();
    root.querySelectorAll<HTMLSelectElement | HTMLInputElement>(CONTROLS).forEach((control) => {
        // The key comes from the filter item, as specified (Spec 2.4).
        const key = itemOf(control)?.dataset['filter'] ?? control.name;
        found.set(key, [...(found.get(key) ?? []), ...('options' in control ? control.options : [control])]);
    });
    return [...found].map(([key, choices]) => ({ key, choices }));
}

export function itemOf(control: Element): HTMLElement | null {
    return control.closest<HTMLElement>('[data-filter]');
}

export function slugOf(choice: Choice): string {
    return choice.dataset['slug'] ?? choice.value;
}

export function nameOf(choice: Choice): string {
    return choice.dataset['label'] ?? ('text' in choice ? choice.text : choice.value);
}

export function isChosen(choice: Choice): boolean {
    return 'text' in choice ? choice.selected : choice.checked;
}

/** What is chosen, without the choice of nothing. */
export function chosenOf({ choices }: Filter): Choice[] {
    return choices.filter((choice) => isChosen(choice) && slugOf(choice) !== '');
}

export function valueOf(filter: Filter): string {
    return chosenOf(filter).map(slugOf).join(',');
}

/** The part of a value that the filter offers, in its own order. */
export function offered({ choices }: Filter, value: string): string {
    return wanted(choices, value).map(slugOf).join(',');
}

export function choose({ choices }: Filter, value: string): void {
    const all = new Set(wanted(choices, value));
    for (const choice of choices) {
        const on = all.has(choice);
        if ('text' in choice) {
            choice.selected = on;
        } else {
            choice.checked = on;
        }
    }
    const [first] = choices;
    if (first && 'text' in first && all.size === 0 && !first.closest('select')?.multiple) {
        first.selected = true;
    }
}

/** The choices that a value means: the one that stands for all of it, or one for each part. */
export function wanted(choices: readonly Choice[], value: string): Choice[] {
    const whole = choices.filter((choice) => slugOf(choice) === value);
    const values = value.split(',');
    return whole.length ? whole : choices.filter((choice) => slugOf(choice) !== '' && values.includes(slugOf(choice)));
}
