import { useEffect, useState } from 'react';
import { createStore, useStore } from '../kit/store';
import { onHover } from './hover';
import { initialSlider, INTERVAL, rotates, sliderModel, swipe } from './slider-model';
import type { SliderAction } from './slider-model';

/** Where the slider gets its time from; tests bring their own (Rulings 4 and 40). */
export interface Clock {
    /** @returns takes it back */
    after: (milliseconds: number, run: () => void) => () => void;
}

export const browserClock: Clock = {
    after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
    },
};

export interface SliderParts {
    root: HTMLElement;
    view: HTMLElement;
    slides: HTMLElement[];
    rotation: HTMLButtonElement;
    previous: HTMLButtonElement;
    next: HTMLButtonElement;
    words: { stop: string; start: string };
}

const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)');

export function Slider({ parts, start, clock = browserClock }: { parts: SliderParts; start: number; clock?: Clock }) {
    const { slides } = parts;
    const [store] = useState(() => createStore(sliderModel, initialSlider(slides.length, start, start > 0 || reduced().matches)));
    const state = useStore(store);
    const { index, last, wanted } = state;
    const running = rotates(state);

    useEffect(() => listen(parts, store.dispatch), [parts, store]);

    useEffect(() => {
        arrange(slides, index, last);
    }, [slides, index, last]);

    useEffect(() => (running ? clock.after(INTERVAL, () => store.dispatch({ type: 'move', way: 1 })) : undefined), [running, last, clock, store]);

    useEffect(() => {
        tell(parts, running, wanted);
    }, [parts, running, wanted]);

    return null;
}

function tell({ view, rotation, words }: SliderParts, running: boolean, wanted: boolean): void {
    view.setAttribute('aria-live', running ? 'off' : 'polite');
    rotation.setAttribute('aria-label', wanted ? words.stop : words.start);
    rotation.dataset['rotates'] = String(wanted);
}

/** The one that comes stands where it comes from before it moves; the one that goes leaves to the other side. */
function arrange(slides: readonly HTMLElement[], index: number, last: { index: number; way: 1 | -1 } | undefined): void {
    const coming = slides[index];
    slides.forEach((slide, place) => {
        slide.inert = place !== index;
        if (place !== index && place !== last?.index) {
            slide.dataset['place'] = 'away';
        }
    });
    if (coming && last) {
        coming.dataset['place'] = last.way > 0 ? 'after' : 'before';
        // Now it is there, without a transition.
        coming.getBoundingClientRect();
        const going = slides[last.index];
        if (going && going !== coming) {
            going.dataset['place'] = last.way > 0 ? 'gone-before' : 'gone-after';
        }
    }
    if (coming) {
        coming.dataset['place'] = 'shown';
    }
    // Pictures beside the shown one come before they are needed.
    [index - 1, index, index + 1].forEach((place) => {
        slides.at(place % slides.length)?.querySelectorAll('img').forEach((picture) => {
            picture.loading = 'eager';
        });
    });
}

function listen({ root, view, rotation, previous, next }: SliderParts, dispatch: (action: SliderAction) => void): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const motion = reduced();
    previous.addEventListener('click', () => dispatch({ type: 'move', way: -1, byVisitor: true }), { signal });
    next.addEventListener('click', () => dispatch({ type: 'move', way: 1, byVisitor: true }), { signal });
    rotation.addEventListener('click', () => dispatch({ type: 'toggle' }), { signal });
    onHover(root, (on) => dispatch({ type: 'hover', on }), signal);
    root.addEventListener(
        'focusin',
        ({ target }) => {
            if (target instanceof Element && target.matches(':focus-visible')) {
                dispatch({ type: 'focus' });
            }
        },
        { signal },
    );
    motion.addEventListener('change', () => motion.matches && dispatch({ type: 'still' }), { signal });
    const hide = () => dispatch({ type: 'hide', on: document.hidden });
    document.addEventListener('visibilitychange', hide, { signal });
    hide();

    let from: { x: number; y: number } | undefined;
    view.addEventListener(
        'pointerdown',
        ({ clientX, clientY, pointerType }) => {
            from = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
        },
        { signal },
    );
    view.addEventListener(
        'pointerup',
        ({ clientX, clientY }) => {
            const rightToLeft = getComputedStyle(view).direction === 'rtl';
            const way = from && swipe(clientX - from.x, clientY - from.y, rightToLeft);
            from = undefined;
            if (way) {
                dispatch({ type: 'move', way, byVisitor: true });
            }
        },
        { signal },
    );
    return () => stop.abort();
}
