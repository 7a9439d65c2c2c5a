import { useEffect, useLayoutEffect } from 'react';
import { useStore } from '../kit/store';
import { drawChips, takeBack, takeChip } from './chips';
import { showNumbers } from './facets';
import { itemOf } from './filters';
import { searchButtons } from './model';
import { pageOf } from './pages';
import { controlsOf, setControls } from './read';
import { carryOut } from './requests';
import type { Listing } from './requests';

/**
 * A listing block over the server's own markup: it draws nothing, its effects drive the controls and the list
 * (design, 4: headless).
 */
export function Listings({ listing }: { listing: Listing }) {
    const { root, list, input, store } = listing;
    const state = useStore(store);
    const { work, turn, shown, undo, panelOpen } = state;

    useEffect(() => listen(listing), [listing]);

    useEffect(() => {
        // By turn alone: a turn has one work, and its end must not cut off what its answer still has to do.
        const { work: asked } = listing.store.get();
        const abort = new AbortController();
        if (asked && turn > 0) {
            void carryOut(listing, asked, turn, abort.signal);
        }
        return () => abort.abort();
    }, [listing, turn]);

    useLayoutEffect(() => {
        const busy = work !== null && work.kind !== 'more';
        list.classList.toggle('awsm-jobs-loading', busy);
        list.setAttribute('aria-busy', String(work !== null));
    }, [list, work]);

    const { search, close } = searchButtons(state);
    useLayoutEffect(() => {
        const left = document.activeElement;
        const show = (name: string, isShown: boolean) =>
            root.querySelectorAll(`.awsm-job-search-${name}`).forEach((button) => button.classList.toggle('awsm-job-hide', !isShown));
        show('btn', search);
        show('close-btn', close);
        // What is hidden would lose the focus to the top of the page.
        if (left?.closest('.awsm-job-hide')) {
            (close ? root.querySelector<HTMLElement>('.awsm-job-search-close-btn') : input)?.focus({ preventScroll: true });
        }
    }, [root, input, search, close]);

    useEffect(() => {
        // What the server printed is right already.
        if (turn > 0) {
            drawChips(listing, { shown, undo });
        }
    }, [listing, shown, undo, turn]);
    useEffect(() => showNumbers(root, listing.filters));

    useLayoutEffect(() => {
        const toggle = root.querySelector('.awsm-filter-toggle');
        toggle?.setAttribute('aria-pressed', String(panelOpen));
        toggle?.setAttribute('aria-expanded', String(panelOpen));
        toggle?.classList.toggle('awsm-on', panelOpen);
    }, [root, panelOpen]);

    return null;
}

/** Turns what the visitor does into actions. Gives the way to stop. */
function listen(listing: Listing): () => void {
    const { root, form, input, store } = listing;
    const stop = new AbortController();
    const { signal } = stop;
    const filter = () => store.dispatch({ type: 'filter', query: controlsOf(listing) });

    form?.addEventListener(
        'submit',
        (event) => {
            event.preventDefault();
            filter();
        },
        { signal },
    );
    const changed = ({ target }: Event) => itemOf(target as Element) && filter();
    root.addEventListener('change', changed, { signal });
    input?.addEventListener('input', () => store.dispatch({ type: 'typed', text: input.value }), { signal });
    root.addEventListener(
        'click',
        (event) => {
            const target = event.target as Element;
            const control = target.closest<HTMLElement>(
                '.awsm-job-search-btn, .awsm-job-search-close-btn, .awsm-filter-toggle, .awsm-load-more, .awsm-load-more-classic a.page-numbers, .courant-chip, [data-take-back]',
            );
            if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
                return;
            }
            event.preventDefault();
            if (control.matches('.awsm-filter-toggle')) {
                store.dispatch({ type: 'toggle' });
            } else if (control.matches('.awsm-job-search-close-btn')) {
                if (input) {
                    input.value = '';
                }
                filter();
            } else if (control.matches('.awsm-job-search-btn')) {
                filter();
            } else if (control.matches('.courant-chip, [data-take-back]')) {
                takeOut(listing, control, event.detail);
            } else {
                turnPage(listing, control);
            }
        },
        { signal },
    );
    return () => stop.abort();
}

/** A chip, a way on from an empty list, "Clear all", or its undoing. */
function takeOut(listing: Listing, { dataset }: HTMLElement, clicks: number): void {
    const { takeBack: kind } = dataset;
    const { undo } = listing.store.get();
    if (kind !== 'undo') {
        (kind ? takeBack : takeChip)(listing, dataset);
    } else if (!undo || clicks > 1) {
        // The second half of a double click on "Clear all" undoes nothing.
        return;
    }
    setControls(listing, kind === 'undo' && undo ? undo : controlsOf(listing));
    listing.store.dispatch({ type: 'filter', query: controlsOf(listing), page: kind === 'undo' ? undo?.page : 1, clears: kind === 'all' });
}

function turnPage(listing: Listing, control: HTMLElement): void {
    const { store } = listing;
    const before = store.get().turn;
    const asking = listing.asking;
    listing.asking = control;
    if (control.matches('.awsm-load-more')) {
        store.dispatch({ type: 'more', page: Number(control.dataset['page']) || store.get().paged });
    } else {
        store.dispatch({ type: 'page', page: pageOf(control as HTMLAnchorElement) });
    }
    if (store.get().turn === before) {
        listing.asking = asking;
    }
}
