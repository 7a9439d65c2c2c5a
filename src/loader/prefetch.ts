import { configOf } from '../config/page';
import { hint } from './react';
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
            if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) {
                return;
            }
            document.querySelectorAll<HTMLElement>('[data-island][data-when="interact"]:not([data-state])').forEach(({ dataset }) => {
                const name = dataset['island'] ?? '';
                const config = configOf(name);
                if (!config?.prefetch) {
                    return;
                }
                if (!window.React) {
                    hint('prefetch', config.react?.react);
                }
                if (!window.ReactDOM) {
                    hint('prefetch', config.react?.dom);
                }
                hint('prefetch', config.islands?.[name]);
            });
        }),
    );
}
