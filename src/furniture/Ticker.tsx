import { useEffect, useState } from 'react';
import { createStore, useStore } from '../kit/store';
import { onHover } from './hover';
import { initialTicker, isRunning, tickerModel, timeOf } from './ticker-model';

export interface TickerParts {
    root: HTMLElement;
    window: HTMLElement;
    track: HTMLElement;
    list: HTMLElement;
    button: HTMLButtonElement;
    words: { pause: string; play: string };
}

/** Lets the server's list run beside a copy of itself; the style moves both by the width of one (Spec 2.1, 4, 9). */
export function Ticker({ parts }: { parts: TickerParts }) {
    const { root, list, track, button } = parts;
    const [store] = useState(() => createStore(tickerModel, initialTicker));
    const state = useStore(store);
    const running = isRunning(state);

    useEffect(() => {
        const copy = list.cloneNode(true) as HTMLElement;
        copy.setAttribute('aria-hidden', 'true');
        copy.inert = true;
        track.append(copy);
        const measure = () => root.style.setProperty('--courant-ticker-time', `${String(timeOf(list.getBoundingClientRect().width))}ms`);
        const observer = new ResizeObserver(measure);
        observer.observe(list);
        measure();
        return () => {
            observer.disconnect();
            copy.remove();
        };
    }, [root, list, track]);

    useEffect(() => {
        const stop = new AbortController();
        const { signal } = stop;
        const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
        const heed = () => store.dispatch({ type: 'still', on: motion.matches });
        heed();
        motion.addEventListener('change', heed, { signal });
        const view = parts.window;
        onHover(view, (on) => store.dispatch({ type: 'hover', on }), signal);
        view.addEventListener(
            'focusin',
            ({ target }) => {
                store.dispatch({ type: 'focus', on: true });
                bringIntoView(target as HTMLElement, parts);
            },
            { signal },
        );
        view.addEventListener(
            'focusout',
            ({ relatedTarget }) => {
                if (!(relatedTarget instanceof Node && view.contains(relatedTarget))) {
                    store.dispatch({ type: 'focus', on: false });
                }
            },
            { signal },
        );
        button.addEventListener('click', () => store.dispatch({ type: 'toggle' }), { signal });
        return () => stop.abort();
    }, [store, parts, button]);

    useEffect(() => {
        show(parts, state.still ? 'none' : running ? 'running' : 'paused', state.paused);
    }, [parts, running, state.still, state.paused]);

    return null;
}

function show({ root, button, words }: TickerParts, motion: 'none' | 'running' | 'paused', paused: boolean): void {
    root.dataset['motion'] = motion;
    button.dataset['pressed'] = String(paused);
    const name = button.querySelector('span') ?? button;
    name.textContent = paused ? words.play : words.pause;
}

/** What has focus is seen: the list turns to where it stands at the beginning of the row (WCAG 2.4.7). */
function bringIntoView(link: HTMLElement, { window: view, track, list, root }: TickerParts): void {
    const [animation] = track.getAnimations();
    if (!animation) {
        link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        return;
    }
    // The browser may have scrolled to it, where nothing but the animation should move.
    view.scrollLeft = 0;
    const [place, row, whole] = [link, view, list].map((element) => element.getBoundingClientRect());
    if (place && row && whole && (place.left < row.left || place.right > row.right)) {
        animation.currentTime = timeOf(root.classList.contains('ticker--rtl') ? whole.right - place.right : place.left - whole.left);
    }
}
