import { useEffect, useLayoutEffect, useState } from 'react';
import type { ContentsConfig } from '../config/generated';
import { useStore } from '../kit/store';
import { activeHeading } from './model';
import { progressAt } from './numbers';
import type { Reading } from './reading';
import type { Table } from './table';

interface Props {
    bar: HTMLElement;
    table: Table;
    reading: Reading;
    messages: ContentsConfig['messages'];
}

/** The bar "On this page": the section in view, the ones beside it, and how much is read. The drawer is the browser's. */
export function Bar({ bar, table, reading, messages }: Props) {
    const active = activeHeading(useStore(reading.store));
    const place = table.links.findIndex(({ number }) => number === active);
    const percent = useProgress(bar, table, reading);
    const { steps, progress, minutes } = bar.dataset;

    useLayoutEffect(() => {
        const now = bar.querySelector('.courant-contents-bar__now');
        if (now) {
            now.textContent = table.links[place]?.link.textContent ?? '';
        }
    }, [bar, table, place]);

    useEffect(() => drawerOf(table, () => table.links[place]?.link), [table, place]);

    const step = (by: number) => {
        const link = table.links[place + by];
        if (link) {
            reading.goTo(link.target);
        }
    };
    const left = Math.ceil((Number(minutes) * (100 - percent)) / 100);
    const formatted = (number: number, style?: 'percent') => new Intl.NumberFormat(document.documentElement.lang || undefined, { style }).format(number);
    const words = Number(minutes) > 0 && percent < 100 ? messages.left.replace('%d', formatted(left)) : formatted(percent / 100, 'percent');

    return (
        <>
            {progress && (
                <span className="courant-contents-bar__progress" title={messages.progress.replace('%d', formatted(percent)).replace('%%', '%')}>
                    {words}
                </span>
            )}
            {steps && (
                <>
                    <button type="button" className="courant-contents-bar__step" aria-label={messages.previous} aria-disabled={place < 1} onClick={() => step(-1)} />
                    <button type="button" className="courant-contents-bar__step" data-next="" aria-label={messages.next} aria-disabled={place >= table.links.length - 1} onClick={() => step(1)} />
                </>
            )}
        </>
    );
}

/** How much of the text is above the lower edge. The line is drawn by a custom property, so no frame is laid out for it. */
function useProgress(bar: HTMLElement, { links }: Table, reading: Reading): number {
    const [percent, setPercent] = useState(0);
    useEffect(() => {
        const text = links[0]?.target.heading.closest<HTMLElement>('.entry-content,article,main') ?? document.body;
        let [top, bottom, room] = [0, 0, 0];
        const shape = () => {
            const box = text.getBoundingClientRect();
            [top, bottom, room] = [box.top + window.scrollY, box.bottom + window.scrollY, window.innerHeight];
        };
        const show = (from: number) => {
            const part = progressAt(from, { top, bottom, room });
            bar.style.setProperty('--contents-progress', part.toFixed(3));
            bar.toggleAttribute('data-shown', from > Math.max(top - room / 3, 100) && from < bottom - room / 3);
            setPercent(Math.round(part * 100));
        };
        shape();
        show(window.scrollY);
        reading.onMeasure(shape);
        reading.onScroll(show);
    }, [bar, links, reading]);
    return percent;
}

/** Closes the drawer behind a chosen link, and opens it at the section in view. */
function drawerOf({ root }: Table, current: () => HTMLElement | undefined): () => void {
    const stop = new AbortController();
    const drawer = root.closest<HTMLElement>('[popover]');
    const options = { signal: stop.signal };
    drawer?.addEventListener('click', (event) => (event.target as Element).closest('li a') && drawer.hidePopover(), options);
    drawer?.addEventListener('toggle', (event) => (event).newState === 'open' && current()?.scrollIntoView({ block: 'nearest' }), options);
    return () => stop.abort();
}
