import type { Ad, Variant } from './choose';

interface Slot {
    addService: (service: object) => Slot;
}
interface Publisher {
    cmd: { push: (act: () => void) => unknown };
    defineSlot: (unit: string, size: [number, number], id: string) => Slot | null;
    pubads: () => { addEventListener: (name: 'slotRenderEnded', listen: (event: { slot: Slot; isEmpty: boolean }) => void) => void };
    enableServices: () => void;
    display: (id: string) => void;
}
type Page = Window & { adsbygoogle?: object[]; googletag?: Partial<Publisher> };

const page = window as Page;
/** A network that has not answered by then does not. */
const PATIENCE = 10_000;
const scripts = new Map<string, Promise<void>>();
let number = 0;

/** Shows a unit of a network in its box; tells when nothing comes. The box keeps its size. */
export function show(box: HTMLElement, ad: Ad, variant: Variant, client: string, label: string, onEmpty: () => void): void {
    let isOver = false;
    const give = () => {
        if (!isOver) {
            isOver = true;
            onEmpty();
        }
    };
    const timer = setTimeout(give, PATIENCE);
    const settle = (isFilled: boolean) => {
        clearTimeout(timer);
        if (isFilled) {
            isOver = true;
            box.querySelectorAll('iframe').forEach((frame) => (frame.title ||= label));
        } else {
            give();
        }
    };
    const fail = () => settle(false);
    if (ad.kind === 'adsense') {
        adsense(box, ad.unit, variant, client, settle).catch(fail);
    } else {
        publisher(box, ad.unit, variant, settle).catch(fail);
    }
}

async function adsense(box: HTMLElement, unit: string, { width, height }: Variant, client: string, settle: (isFilled: boolean) => void): Promise<void> {
    const place = document.createElement('ins');
    place.className = 'adsbygoogle';
    place.style.cssText = `display:inline-block;width:${Math.min(width, box.clientWidth || width)}px;height:${height}px`;
    place.dataset['adClient'] = client;
    place.dataset['adSlot'] = unit;
    box.append(place);
    new MutationObserver(() => place.dataset['adStatus'] && settle(place.dataset['adStatus'] === 'filled')).observe(place, { attributeFilter: ['data-ad-status'] });
    (page.adsbygoogle ??= []).push({});
    await fetchOnce(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(client)}`);
}

async function publisher(box: HTMLElement, unit: string, { width, height }: Variant, settle: (isFilled: boolean) => void): Promise<void> {
    const place = document.createElement('div');
    place.id = `courant-ad-unit-${++number}`;
    box.append(place);
    const tag = (page.googletag ??= {}) as Publisher;
    (tag.cmd as unknown) ??= [];
    tag.cmd.push(() => {
        const slot = tag.defineSlot(unit, [width, height], place.id);
        if (!slot) {
            settle(false);
            return;
        }
        const ads = tag.pubads();
        slot.addService(ads);
        ads.addEventListener('slotRenderEnded', (event) => {
            if (event.slot === slot) {
                settle(!event.isEmpty);
            }
        });
        tag.enableServices();
        tag.display(place.id);
    });
    await fetchOnce('https://securepubads.g.doubleclick.net/tag/js/gpt.js');
}

function fetchOnce(src: string): Promise<void> {
    let script = scripts.get(src);
    if (!script) {
        script = new Promise((resolve, reject) => {
            const element = document.createElement('script');
            element.async = true;
            element.src = src;
            element.onload = () => resolve();
            element.onerror = () => reject(new Error('The network did not answer'));
            document.head.append(element);
        });
        scripts.set(src, script);
    }
    return script;
}
