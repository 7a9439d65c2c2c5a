import type { ListingsConfig } from '../config/generated';
import { announce, focusOn } from '../kit/a11y';
import { emit } from '../kit/events';
import { send } from '../kit/http';
import type { Answer } from '../kit/http';
import { effectDuration, scrollToHeight } from '../kit/scroll';
import type { Store } from '../kit/store';
import { replaceAddress, withParameters, withoutPagePath } from './address';
import { filterFields, pageFields } from './fields';
import type { Action, Query, State, Work } from './model';
import { readAnswer, showFacets } from './facets';
import { question, remember, remembered, returnToPlace } from './memory';
import { append, dismiss, markCurrent, markLoading } from './pages';
import { controlsOf, printedState, setControls } from './read';
import type { Parts } from './read';
import { foundText, loadedText } from './words';

/** Space above the block after a numbered page (Spec 9). */
const SPACE_ABOVE = 25;

export type Listing = Parts & {
    root: HTMLElement;
    count: HTMLElement | null;
    config: ListingsConfig;
    store: Store<State, Action>;
    /** the control that asked for pages, as long as its request is in flight */
    asking: HTMLElement | null;
    /** the address before the first change that has not been answered yet */
    addressBefore: string | null;
};

/** Carries out the request of a turn. Failures are silent; all is then as it was (Rulings 6). */
export async function carryOut(listing: Listing, work: Work, turn: number, signal: AbortSignal): Promise<void> {
    const { asking } = listing;
    if (work.kind === 'filter') {
        await filter(listing, work, turn, signal);
    } else if (asking) {
        await (work.kind === 'more' ? more : page)(listing, asking, work.page, turn, signal);
    }
}

async function filter(listing: Listing, asked: Work & { kind: 'filter' }, turn: number, signal: AbortSignal): Promise<void> {
    const { list, form, store, root, filters } = listing;
    const { query, page: wanted } = asked;
    if (!form) {
        return;
    }
    const fields = filterFields(listing, wanted);
    listing.addressBefore ??= window.location.href;
    writeAddress(listing, query, wanted);
    // The attribute, because a hidden field is named `action` and hides the property.
    const url = form.getAttribute('action') ?? window.location.href;
    const method = (form.getAttribute('method') ?? 'POST').toUpperCase();
    const answer = await send(url, fields, { signal, method }).catch(() => null);
    if (signal.aborted) {
        return;
    }
    if (!answer) {
        store.dispatch({ type: 'nothing', turn, failed: true });
        if (!store.get().work) {
            restore(listing, query);
        }
        return;
    }
    const { html, facets } = readAnswer(answer.text);
    list.innerHTML = html;
    listing.addressBefore = null;
    const { work } = store.get();
    showFacets(filters, facets);
    const total = totalOf(answer);
    store.dispatch({ type: 'answered', turn, total });
    showCount(listing, total);
    keep(listing);
    emit(document, 'awsmjobs_filtered_listings', { root, html }, (wrap) => [wrap(root), html]);
    // React draws the chips above the list before this goes on.
    await Promise.resolve();
    if (!store.get().work && work?.kind === 'filter' && !work.quiet) {
        keepFocus(listing);
    }
    returnToPlace();
}

async function more(listing: Listing, control: HTMLElement, shown: number, turn: number, signal: AbortSignal): Promise<void> {
    const { list, store, config } = listing;
    const undo = markLoading(control, config.messages.loading);
    const answer = await ask(listing, shown, signal);
    if (!answer?.text.trim()) {
        undo();
        if (answer) {
            takeAway(listing, control);
        }
        store.dispatch({ type: 'nothing', turn, failed: !answer });
        return;
    }
    const came = append(list, control, answer.text);
    store.dispatch({ type: 'answered', turn, total: totalOf(answer) });
    writePage(listing, shown + 1);
    keep(listing);
    emit(document, 'awsmjobs_load_more', { trigger: control, html: answer.text }, (wrap) => [wrap(control), answer.text]);
    const items = came.filter((node) => node.matches('.awsm-job-listing-item'));
    // Reading goes on where it stopped.
    (items[0] ?? came[0])?.querySelector<HTMLElement>('a[href]')?.focus();
    announce(loadedText(config.messages, items.length));
}

async function page(listing: Listing, link: HTMLElement, wanted: number, turn: number, signal: AbortSignal): Promise<void> {
    const { list, root, store, count } = listing;
    const duration = effectDuration(link.closest<HTMLElement>('.awsm-jobs-pagination')?.dataset['effectDuration']);
    const undo = markCurrent(link as HTMLAnchorElement);
    const answer = await ask(listing, wanted, signal);
    if (!answer?.text.trim()) {
        undo();
        if (answer) {
            takeAway(listing, link);
        }
        store.dispatch({ type: 'nothing', turn, failed: !answer });
        return;
    }
    list.innerHTML = answer.text;
    const total = totalOf(answer);
    store.dispatch({ type: 'answered', turn, total });
    showCount(listing, total);
    writePage(listing, wanted);
    keep(listing);
    emit(document, 'awsmjobs_load_more', { trigger: link, html: answer.text }, (wrap) => [wrap(link), answer.text]);
    if (count) {
        focusOn(count, { preventScroll: true });
    }
    await scrollToHeight(() => root.getBoundingClientRect().top + window.scrollY - SPACE_ABOVE, duration);
}

/** Takes a control away that has nothing to offer; its focus goes to the count line, not to the top of the page. */
function takeAway({ count }: Listing, control: HTMLElement): void {
    const held = control.contains(document.activeElement);
    dismiss(control);
    if (held && count) {
        focusOn(count, { preventScroll: true });
    }
}

/** An answer that was overtaken is none, and neither is a failure. */
async function ask(listing: Listing, paged: number, signal: AbortSignal): Promise<Answer | null> {
    const fields = pageFields(listing, listing.store.get().shown, paged);
    return send(listing.config.ajaxUrl, fields, { signal }).catch(() => null);
}

function totalOf(answer: Answer): number | null {
    const header = answer.header('X-Courant-Total');
    return header === null ? null : Number(header);
}

function showCount({ count, config }: Listing, total: number | null): void {
    if (count && total !== null) {
        count.textContent = foundText(config.messages, total);
    }
}

/** The focus stays in the control; only where its control is gone, as a chip is, the count line takes it. */
function keepFocus({ count }: Listing): void {
    if (count && document.activeElement?.matches('body, [hidden]')) {
        focusOn(count, { preventScroll: true });
    }
}

function writeAddress({ filters, input, config: { deepLinking } }: Listing, query: Query, page: number): void {
    const changes: Record<string, string> = { paged: page > 1 && deepLinking.pagination ? String(page) : '' };
    if (deepLinking.search && input) {
        changes['jq'] = query.jq;
    }
    if (deepLinking.spec) {
        filters.forEach(({ key }) => {
            changes[key] = query.specs[key] ?? '';
            // As a form without script writes several values.
            changes[`${key}[]`] = '';
        });
    }
    replaceAddress(withParameters(withoutPagePath(window.location.href), changes));
}

function writePage({ config: { deepLinking } }: Listing, paged: number): void {
    if (deepLinking.pagination) {
        replaceAddress(withParameters(withoutPagePath(window.location.href), { paged: String(paged) }));
    }
}

/** What all blocks of the page show by now goes with the entry of the history. */
function keep({ root, store }: Listing): void {
    const { shown, paged } = store.get();
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-island="listings"]')];
    remember(
        blocks.map((block) => {
            const { paged: page, ...printed } = printedState(block);
            return [block.id, block === root ? question(shown, paged) : (remembered(block) ?? question(printed, page))] as const;
        }),
    );
}

/** Controls, text and address as they were; what the visitor has typed since stays. */
function restore(listing: Listing, asked: Query): void {
    const { shown } = listing.store.get();
    const text = controlsOf(listing).jq;
    setControls(listing, { ...shown, jq: text === asked.jq ? shown.jq : text });
    if (listing.addressBefore !== null) {
        replaceAddress(listing.addressBefore);
    }
    listing.addressBefore = null;
}
