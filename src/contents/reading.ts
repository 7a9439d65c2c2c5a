import { focusOn } from '../kit/a11y';
import { scrollToHeight } from '../kit/scroll';
import type { FrameClock } from '../kit/scroll';
import { createStore } from '../kit/store';
import type { Store } from '../kit/store';
import { reduceReading } from './model';
import type { ReadingAction, ReadingState } from './model';
import { activeIndex, highlightOffset, linkOffset } from './numbers';
import { covered } from './pinned';
import { elementOf } from './targets';
import type { Target } from './targets';

export interface ReadingOptions {
    /** As it is on this screen. */
    offset: () => number;
    smooth: boolean;
    clock?: FrameClock | undefined;
}

/** The reading position that all tables of a page share: one outline, one scroll listener. */
export interface Reading {
    /** States speak of headings by their number. */
    store: Store<ReadingState, ReadingAction>;
    /** Takes headings in and numbers them; one that is known keeps its number. */
    join: (headings: readonly HTMLElement[]) => number[];
    goTo: (target: Target) => void;
    /** Called at first, and when the page has another shape. */
    onMeasure: (run: () => void) => void;
    /** Called in every frame in which the page has scrolled, with its height; it may not ask for layout. */
    onScroll: (run: (from: number) => void) => void;
}

/** Milliseconds of the scroll to a section (Spec 9). */
const DURATION = 500;

const far = (one: number, other: number) => Math.abs(one - other) > 1;

export const browserClock: FrameClock = {
    now: () => performance.now(),
    frame: (run) => void requestAnimationFrame(run),
};

export function createReading({ offset, smooth, clock = browserClock }: ReadingOptions): Reading {
    const store = createStore(reduceReading, { reached: -1, clicked: null });
    const headings: HTMLElement[] = [];
    const measured: (() => void)[] = [];
    const scrolled: ((from: number) => void)[] = [];
    /** Numbers of the headings that are drawn, by their height in the page. */
    let order: number[] = [];
    let tops: number[] = [];
    let line = 0;
    let end = 0;
    let stale = true;
    let queued = false;
    /** The heading a click went to: where it came to rest in the page, how far that was scrolled, and whether it is still held there. */
    let rest: { heading: HTMLElement; top: number; from: number; held: boolean } | null = null;
    /** The heading that the address named, until the visitor does something. */
    let opened: HTMLElement | null = null;
    let turn = 0;

    const topOf = (heading: HTMLElement) => heading.getBoundingClientRect().top;

    const measure = () => {
        stale = false;
        const places = headings
            .map((heading, number) => ({ number, box: heading.getBoundingClientRect() }))
            .filter(({ box }) => box.width + box.height > 0)
            .sort((one, other) => one.box.top - other.box.top);
        const from = window.scrollY;
        order = places.map(({ number }) => number);
        tops = places.map(({ box }) => box.top + from);
        line = highlightOffset(offset(), smooth, covered());
        end = document.documentElement.scrollHeight - window.innerHeight;
        measured.forEach((run) => run());
    };

    const goal = (heading: HTMLElement) => {
        const last = document.documentElement.scrollHeight - window.innerHeight;
        return Math.max(0, Math.min(topOf(heading) + window.scrollY - linkOffset(offset(), covered()), last));
    };

    const check = () => {
        queued = false;
        const changed = stale;
        if (stale) {
            measure();
        }
        if (rest) {
            stay(rest, changed);
        }
        arrive();
        const from = window.scrollY;
        const reached = activeIndex(tops, from + line, end > 0 && from >= end - 1);
        store.dispatch({ type: 'reached', heading: order[reached] ?? -1 });
        scrolled.forEach((run) => run(from));
    };

    const settle = (heading: HTMLElement, held: boolean) => {
        const from = window.scrollY;
        store.dispatch({ type: 'clicked', heading: headings.indexOf(heading) });
        rest = { heading, top: topOf(heading) + from, from, held };
    };

    /** Late images, or a header that shrinks, may push a heading away again; the visitor may leave it. */
    const stay = ({ heading, top, from, held }: NonNullable<typeof rest>, changed: boolean) => {
        const now = window.scrollY;
        const away = held && far(goal(heading), now);
        if (changed && away) {
            window.scrollTo({ top: goal(heading), behavior: 'instant' as ScrollBehavior });
        } else if (far(now, from) && (away || !held) && !far(topOf(heading) + now, top)) {
            // Neither has the text around it another shape, nor has the browser gone where the address says, a second time.
            rest = null;
            store.dispatch({ type: 'scrolled' });
            return;
        }
        settle(heading, held);
    };

    /** Where the browser has gone by itself, at once or smoothly, until the visitor goes on. */
    const arrive = () => {
        const top = opened ? topOf(opened) : -1;
        if (opened && top >= 0 && top < window.innerHeight / 2) {
            settle(opened, !far(goal(opened), window.scrollY));
        }
    };

    const look = () => {
        if (!queued) {
            queued = true;
            clock.frame(check);
        }
    };
    const reshaped = () => {
        stale = true;
        look();
    };
    const letGo = () => {
        opened = null;
        if (rest) {
            rest.held = false;
        }
    };

    const listen = () => {
        const shape = new ResizeObserver(reshaped);
        [document.body, ...document.querySelectorAll('header')].forEach((element) => shape.observe(element));
        const options = { passive: true, capture: true };
        window.addEventListener('scroll', look, { passive: true });
        window.addEventListener('resize', reshaped);
        ['wheel', 'pointerdown', 'keydown'].forEach((type) => window.addEventListener(type, letGo, options));
    };

    return {
        store,
        join: (more) => {
            if (headings.length === 0) {
                const named = elementOf(window.location.hash.slice(1));
                opened = more.find((heading) => heading.contains(named)) ?? null;
                listen();
            }
            const numbers = more.map((heading) => {
                const known = headings.indexOf(heading);
                return known < 0 ? headings.push(heading) - 1 : known;
            });
            reshaped();
            return numbers;
        },
        goTo: ({ heading, hash }) => {
            for (let closed = heading.closest('details:not([open])'); closed; closed = heading.closest('details:not([open])')) {
                closed.setAttribute('open', '');
            }
            if (hash && hash !== window.location.hash) {
                window.history.pushState(null, '', hash);
            }
            rest = opened = null;
            const mine = ++turn;
            store.dispatch({ type: 'clicked', heading: headings.indexOf(heading) });
            focusOn(heading, { preventScroll: true });
            // A later click takes over: the frames of this one then go nowhere.
            const frame = (run: () => void) => clock.frame(() => turn === mine && run());
            void scrollToHeight(() => goal(heading), smooth ? DURATION : 0, { now: () => clock.now(), frame }).then(() => {
                if (turn === mine) {
                    settle(heading, true);
                }
            });
        },
        onMeasure: (run) => void measured.push(run),
        onScroll: (run) => void scrolled.push(run),
    };
}
