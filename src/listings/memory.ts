import type { Query, Question } from './model';

/** What is kept with the entry of the history, so that Back finds blocks as they were (Rulings 31). */
interface Memory {
    /** by id of the block */
    courantListings?: Record<string, Question>;
    courantPlace?: Place;
}

/** The opening that the visitor went to, where it was in the window, and which of its links was used. */
interface Place {
    block: string;
    id: string;
    top: number;
    link: number;
}

function read(): Memory {
    return Object(window.history.state) as Memory;
}

function write(changes: Memory): void {
    window.history.replaceState({ ...read(), ...changes }, '');
}

export function remembered({ id }: HTMLElement): Question | null {
    const one = read().courantListings?.[id];
    // Another version may have stored another shape.
    return typeof one?.page === 'number' ? one : null;
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
        write({ courantPlace: { block, id: item.id, top: item.getBoundingClientRect().top, link: [...item.querySelectorAll('a')].indexOf(link as HTMLAnchorElement) } });
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
        item.querySelectorAll('a')[place.link]?.focus({ preventScroll: true });
    }
}
