import { configOf } from '../config/page';
import { hint, pageReact } from './react';
import { afterLoad, whenIdle } from './when';

interface Connection {
    saveData?: boolean;
    effectiveType?: string;
}

/**
 * Where an island waits for a tap, its files may come while the browser idles: only if the page allows it (articles
 * do not) and the visitor does not save data (design, 4; Rulings 3).
 */
export function prefetch(): void {
    afterLoad(() =>
        whenIdle(() => {
            const { connection } = navigator as { connection?: Connection };
            if (connection?.saveData || connection?.effectiveType?.includes('2g')) {
                return;
            }
            document.querySelectorAll<HTMLElement>('[data-island][data-when="interact"]:not([data-state])').forEach(({ dataset }) => {
                const name = dataset['island'] ?? '';
                const config = configOf(name);
                if (!config?.prefetch) {
                    return;
                }
                if (!pageReact().React) {
                    hint('prefetch', config.react?.react);
                }
                if (!pageReact().ReactDOM) {
                    hint('prefetch', config.react?.dom);
                }
                hint('prefetch', config.kit);
                hint('prefetch', config.islands?.[name]);
            });
        }),
    );
}
