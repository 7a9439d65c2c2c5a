import type { PackageConfig } from '../config/page';
import { renderIsland } from '../kit/island';
import { Contents } from './Contents';
import { pin } from './pin';
import { createReading } from './reading';
import type { Reading } from './reading';
import { beginAll, measure } from './start';
import { tableOf } from './table';
import { elementOf } from './targets';

/** All tables of a page share it; a module is there once. */
let shared: Reading | undefined;

export async function mount(root: HTMLElement, _props: unknown, { contents: config }: PackageConfig): Promise<void> {
    if (!config) {
        throw new Error('No configuration of the tables of contents');
    }
    const { scrollOffset, smoothScroll: smooth, affixSelector } = config;
    // One that came after the page did has not begun yet.
    beginAll();
    shared ??= createReading({ scrollOffset, smooth });
    shared.onMeasure(pin(root, affixSelector, scrollOffset));
    shared.onMeasure(measure);
    const table = tableOf(root, shared);
    await renderIsland(root, <Contents table={table} />);
    const opened = elementOf(window.location.hash.slice(1));
    const place = table.links.find(({ target }) => opened !== null && target.heading.contains(opened));
    if (place) {
        shared.openedAt(place.target.heading);
    }
}
