import { activeHeading } from './model';
import type { Table } from './table';

/** Lists of one page open and close together. */
export function sync({ store }: Table, tables: readonly Table[]): void {
    let { visible } = store.get();
    store.subscribe(() => {
        const next = store.get().visible;
        if (next !== visible) {
            visible = next;
            tables.filter(({ toggle, store: other }) => toggle && other.get().visible !== next).forEach(({ show }) => show(next));
        }
    });
}

/** Of the branches only those stay open in which the section in view stands, and its own. */
export function unfold({ root, links, store, reading }: Table): void {
    const follow = () => {
        const active = activeHeading(reading.store.get());
        const item = links.find(({ number }) => number === active)?.link.closest('li');
        const open: string[] = [...(item?.querySelectorAll(':scope > ul') ?? [])].map(({ id }) => id);
        for (let list = item?.parentElement; list && root.contains(list); list = list.parentElement) {
            open.push(list.id);
        }
        if (item) {
            store.dispatch({ type: 'unfold', open });
        }
    };
    let before = -2;
    const changed = () => {
        const now = activeHeading(reading.store.get());
        if (now !== before) {
            before = now;
            follow();
        }
    };
    reading.store.subscribe(changed);
    changed();
}
