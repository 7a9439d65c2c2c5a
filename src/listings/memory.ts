import type { Query, Question } from './model';

/** What is kept with the entry of the history, so that Back finds blocks as they were (Rulings 31). */
interface Memory {
    /** by id of the block */
    courantListings?: Record<string, Question>;
    courantPlace?: Place;
}

/** The opening that the visitor went to, and where it stood in the window. */
interface Place {
    block: string;
    id: string;
    top: number;
}

function read(): Memory {
    const state: unknown = window.history.state;
    return typeof state === 'object' && state !== null ? state : {};
}

function write(changes: Memory): void {
    window.history.replaceState({ ...read(), ...changes }, '');
}

export function remembered({ id }: HTMLElement): Question | null {
    const one = read().courantListings?.[id];
    return typeof one?.jq === 'string' && typeof one.page === 'number' && typeof one.specs === 'object' ? one : null;
}

/** Each block has its own state, though all share the address: so all are remembered once one has changed. */
export function remember(blocks: Iterable<readonly [id: string, state: Question]>): void {
    write({ courantListings: Object.fromEntries(blocks) });
}

export function question({ jq, specs }: Query, page: number): Question {
    return { jq, specs, page };
}

/** Keeps the place of the opening that is being left for. */
export function keepPlace(link: Element): void {
    const item = link.closest('.awsm-job-listing-item');
    const block = link.closest('[data-island="listings"]')?.id;
    if (item?.id && block) {
        write({ courantPlace: { block, id: item.id, top: item.getBoundingClientRect().top } });
    }
}

export function forgetPlace(): void {
    if (read().courantPlace) {
        write({ courantPlace: undefined } as unknown as Memory);
    }
}

/** Brings the opening back to where it stood, as soon as it is in the list, and the focus with it. */
export function returnToPlace(): void {
    const place = read().courantPlace;
    const item = place && document.getElementById(place.block)?.querySelector(`#${CSS.escape(place.id)}`);
    if (!item) {
        return;
    }
    forgetPlace();
    window.scrollBy({ top: item.getBoundingClientRect().top - place.top, behavior: 'instant' as ScrollBehavior });
    if (document.activeElement === document.body) {
        item.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
    }
}
