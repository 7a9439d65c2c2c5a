import { deskConfig } from '../config/page';
import { importModule } from '../kit/import';
import type { AdvertisingConfig } from '../config/generated';

/** Makes the boxes that the page lacks, and after the load event fetches what fills all of them (Spec 9, Rulings 34). */
export function startAdvertising(config: AdvertisingConfig, load: (url: string) => Promise<unknown>): void {
    // Under another theme: the header image goes, and the places come (Spec 2.1).
    const stand = (id: 'header' | 'navigation', put: (found: Element, box: HTMLElement) => void) => {
        const found = config[id] ? find(config[id]) : null;
        if (found) {
            const box = document.createElement('div');
            box.className = 'courant-ad';
            box.dataset['courantAd'] = id;
            box.dataset['word'] = config.label;
            box.setAttribute('role', 'group');
            box.setAttribute('aria-label', config.label);
            put(found, box);
        }
    };
    stand('header', (found, box) => found.replaceWith(box));
    stand('navigation', (found, box) => found.after(box));
    if (!document.querySelector('[data-courant-ad]')) {
        return;
    }
    afterLoad(() => {
        const loaded = performance.now();
        void load(config.module)
            .then((module) => (module as { start: (config: AdvertisingConfig, loaded: number, load: (url: string) => Promise<unknown>) => void }).start(config, loaded, load))
            .catch(console.info);
    });
}

/** What an owner wrote may be no selector. */
function find(selector: string): Element | null {
    try {
        return document.querySelector(selector);
    } catch (error) {
        console.info(error);
        return null;
    }
}

function afterLoad(act: () => void): void {
    if (document.readyState === 'complete') {
        act();
    } else {
        window.addEventListener('load', act, { once: true });
    }
}

const config = deskConfig().advertising;
if (config) {
    startAdvertising(config, importModule);
}
