import type { ContentsConfig } from '../config/generated';
import { renderIsland } from '../kit/island';
import { Bar } from './Bar';
import { copyLinks } from './copy';
import type { Shared } from './island.contents';
import { names } from './names';
import { sync, unfold } from './together';

/** What a page with contents has beyond its lists. Called once, by the first table's island. */
export function start({ reading, tables }: Shared, config: ContentsConfig): void {
    const later: ((table: Shared['tables'][number]) => void)[] = [];
    if (config.sync) {
        later.push((table) => sync(table, tables));
    }
    if (config.unfold) {
        later.push(unfold);
    }
    if (config.copyLinks) {
        later.push((table) => copyLinks(table, config.messages));
    }
    const known = new Set<unknown>();
    const join = () => {
        tables.filter((table) => !known.has(table)).forEach((table) => {
            known.add(table);
            later.forEach((run) => run(table));
            if (table.root.dataset['tocForm'] === 'drawer') {
                draw(table);
            }
        });
    };
    const draw = (table: Shared['tables'][number]) => {
        const bar = document.querySelector<HTMLElement>('.courant-contents-bar');
        const controls = bar?.querySelector('.courant-contents-bar__controls');
        if (bar && controls) {
            void renderIsland(bar, <Bar bar={bar} table={table} reading={reading} messages={config.messages} />, controls).catch(console.warn);
        }
    };
    names(config.ajax);
    document.addEventListener('courant:contents', join);
    join();
}
