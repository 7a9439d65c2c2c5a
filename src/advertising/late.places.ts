import type { AdPlace, AdvertisingConfig } from '../config/generated';
import { allows, onConsent } from '../kit/consent';
import { candidates, needsConsent, pick } from './choose';
import type { Ad, Variant } from './choose';

interface Networks {
    show: (box: HTMLElement, ad: Ad, variant: Variant, client: string, label: string, onEmpty: () => void) => void;
}

/**
 * Fills the places of the page, each at the later of its delay and consent (Spec 9, Rulings 34). The page is the same
 * for everybody; which variant, which ad and whether at all is decided here.
 *
 * @param loaded when the page had loaded, by the page's own clock
 */
export function start(config: AdvertisingConfig, loaded: number, load: (url: string) => Promise<unknown>): void {
    const shown = new Map<number, number>();
    const due: (() => void)[] = [];

    const begin = (box: HTMLElement, { variants, ads }: AdPlace) => {
        const variant = variants.find(({ from }) => from === 0 || matchMedia(`(min-width: ${from}px)`).matches);
        if (!variant) {
            return;
        }
        let now: Ad | undefined;
        const fill = (fallback = false) => {
            const isAllowed = !fallback && allows('marketing');
            if (now && (isAllowed || !needsConsent(now))) {
                return;
            }
            const possible = candidates(ads, variant, Date.now() / 1000, shown);
            // Nobody has been asked yet: what needs consent may still come.
            if (!now && !isAllowed && !fallback && !(window.courantConsent?.decided() ?? true) && possible.some(needsConsent)) {
                return;
            }
            box.replaceChildren();
            now = pick(isAllowed ? possible : possible.filter((ad) => !needsConsent(ad)), Math.random());
            box.dataset['state'] = now ? 'filled' : 'empty';
            if (now) {
                shown.set(now.id, (shown.get(now.id) ?? 0) + 1);
                show(box, now, variant, () => {
                    fill(true);
                });
                watch(box, now.id);
            }
        };
        setTimeout(
            () => {
                due.push(fill);
                fill();
            },
            loaded + variant.delay - performance.now(),
        );
    };

    const show = (box: HTMLElement, ad: Ad, variant: Variant, onEmpty: () => void) => {
        const { link, image, alt, kind, unit } = ad;
        if (kind === 'adsense' || kind === 'gpt') {
            load(config.networks)
                .then((module) => (module as Networks).show(box, ad, variant, config.client, config.label, onEmpty))
                .catch(onEmpty);
        } else if (kind === 'code') {
            // A frame without an origin: whatever the code does, it does it there.
            const frame = document.createElement('iframe');
            frame.title = config.label;
            frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms');
            frame.srcdoc = `<!doctype html><style>body{margin:0}</style>${unit}`;
            box.append(frame);
        } else {
            const anchor = document.createElement(link ? 'a' : 'span') as HTMLAnchorElement;
            if (link) {
                anchor.href = link;
                anchor.rel = kind === 'image' ? 'sponsored noopener' : 'noopener';
                anchor.addEventListener('click', () => count(ad.id, 'click'));
            }
            if (image) {
                const picture = new Image(variant.width, variant.height);
                picture.alt = alt;
                picture.src = image;
                picture.className = 'skip-lazy no-lazyload';
                anchor.append(picture);
            } else {
                anchor.className = 'courant-ad-words';
                anchor.textContent = alt;
            }
            box.append(anchor);
        }
    };

    const watch = (box: HTMLElement, id: number) => {
        const observer = new IntersectionObserver(
            (entries) => {
                if (entries.some(({ isIntersecting }) => isIntersecting)) {
                    observer.disconnect();
                    count(id, 'view');
                }
            },
            { threshold: 0.5 },
        );
        observer.observe(box);
    };
    const count = (ad: number, what: 'view' | 'click') =>
        navigator.sendBeacon(config.counter, new URLSearchParams({ action: 'courant_ad_count', ad: String(ad), what }));

    Object.entries(config.places).forEach(([id, place]) =>
        document.querySelectorAll<HTMLElement>(`[data-courant-ad="${id}"]`).forEach((box) => begin(box, place)),
    );
    onConsent(() => due.forEach((fill) => fill()));
}
