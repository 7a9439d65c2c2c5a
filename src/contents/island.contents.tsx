import type { PackageConfig } from '../config/page';
import { importModule } from '../kit/import';
import { renderIsland } from '../kit/island';
import { Contents } from './Contents';
import type * as More from './island.contents-more';
import { pin } from './pin';
import { createReading } from './reading';
import type { Reading } from './reading';
import { beginAll, isDesktop, measure } from './start';
import { tableOf } from './table';
import type { Table } from './table';

/** What all tables of a page share; a module is there once. */
export interface Shared {
    reading: Reading;
    tables: Table[];
}

let shared: Shared | undefined;

export async function mount(root: HTMLElement, _props: unknown, { contents: config, islands }: PackageConfig): Promise<void> {
    if (!config) {
        throw new Error('No configuration');
    }
    const { scrollOffset, mobileOffset, smoothScroll: smooth, affixSelector } = config;
    const offset = () => (isDesktop() ? scrollOffset : mobileOffset);
    // One that came after the page did has not begun yet.
    beginAll();
    const isFirst = !shared;
    const { reading, tables } = (shared ??= { reading: createReading({ offset, smooth }), tables: [] });
    reading.onMeasure(pin(root, affixSelector, offset));
    reading.onMeasure(measure);
    const table = tableOf(root, reading);
    tables.push(table);
    await renderIsland(root, <Contents table={table} />);
    const url = islands?.['contents-more'];
    if (isFirst && url) {
        // What is good to have comes after what is needed; without it the tables work.
        void (importModule(url) as Promise<typeof More>).then(({ start }) => start({ reading, tables }, config), console.warn);
    }
    document.dispatchEvent(new Event('courant:contents'));
}
