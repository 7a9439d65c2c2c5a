import { withParameters, withoutPagePath } from './address';
import { choose, itemOf, nameOf, slugOf, valueOf, wanted } from './filters';
import type { State } from './model';
import type { Parts } from './read';

type Block = Parts & { root: HTMLElement };

/** Draws anew what is chosen, by the server's own pattern; each is a link to the listing without it. */
export function drawChips({ root, filters }: Block, { shown: { jq, specs }, undo }: Pick<State, 'shown' | 'undo'>): void {
    const box = root.querySelector<HTMLElement>('.courant-listing-chips');
    const list = box?.querySelector('ul');
    const pattern = box?.querySelector('template')?.content.firstElementChild;
    if (!box || !list || !pattern) {
        return;
    }
    list.querySelectorAll('li').forEach((item) => item.remove());
    const add = (key: string, slug: string, label: string, name: string, left: string) => {
        const item = pattern.cloneNode(true) as Element;
        const link = item.querySelector('a');
        const [before, words] = item.querySelectorAll('span');
        link?.setAttribute('href', withParameters(withoutPagePath(window.location.href), { [key]: left, paged: '' }));
        Object.assign(link?.dataset ?? {}, { key, slug });
        before?.replaceChildren(label && `${label}:`);
        words?.replaceChildren(name);
        list.append(item);
    };
    if (jq) {
        add('jq', jq, root.querySelector<HTMLElement>('.awsm-job-search-btn')?.ariaLabel ?? '', `“${jq}”`, '');
    }
    for (const filter of filters) {
        const value = specs[filter.key] ?? '';
        const values = value.split(',');
        for (const choice of filter.key === 'sort' || !value ? [] : wanted(filter.choices, value)) {
            const slug = slugOf(choice);
            const left = values.filter((one) => !slug.split(',').includes(one));
            add(filter.key, slug, itemOf(choice)?.dataset['label'] ?? '', nameOf(choice), left.join(','));
        }
    }
    const isEmpty = !list.querySelector('li');
    box.hidden = isEmpty && !undo;
    const [clear, back] = box.querySelectorAll('.courant-listing-clear');
    clear?.toggleAttribute('hidden', isEmpty);
    back?.toggleAttribute('hidden', !undo);
}

/** Takes one choice back. */
export function takeChip({ input, filters }: Parts, { key, slug = '' }: DOMStringMap): void {
    if (key === 'jq' && input) {
        input.value = '';
    }
    const filter = filters.find((one) => one.key === key);
    if (filter) {
        const out = new Set(slug.split(','));
        choose(filter, valueOf(filter).split(',').filter((value) => !out.has(value)).join(','));
    }
}

/** A way on from an empty list: all, the filters or the search are taken back, or another word is searched for. */
export function takeBack({ input, filters }: Parts, { takeBack: kind = 'all', word = '' }: DOMStringMap): void {
    if (input && kind !== 'filters') {
        input.value = word;
    }
    if (kind === 'all' || kind === 'filters') {
        filters.filter(({ key }) => key !== 'sort').forEach((filter) => choose(filter, ''));
    }
}
