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
    const { root, list, track, button, words } = parts;
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
        view.addEventListener('focusin', () => store.dispatch({ type: 'focus', on: true }), { signal });
        view.addEventListener(
            'focusout',
            ({ relatedTarget }) => {
                if (!(relatedTarget instanceof Node && view.contains(relatedTarget))) {
                    // The browser scrolled to the link that had focus.
                    view.scrollLeft = 0;
                    store.dispatch({ type: 'focus', on: false });
                }
            },
            { signal },
        );
        button.addEventListener('click', () => store.dispatch({ type: 'toggle' }), { signal });
        return () => stop.abort();
    }, [store, parts.window, button]);

    useEffect(() => {
        root.dataset['motion'] = state.still ? 'none' : running ? 'running' : 'paused';
        button.dataset['pressed'] = String(state.paused);
        const name = button.querySelector('span') ?? button;
        name.textContent = state.paused ? words.play : words.pause;
    }, [root, button, words, running, state.still, state.paused]);

    return null;
}
