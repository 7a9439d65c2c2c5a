/**
 * When an island mounts (design, 4). Times run from the page's `load` event, so that nothing of ours competes with
 * what the page needs first (Rulings 2 and 3).
 */
export function whenReached(element: Element, when: string, mount: () => void): void {
    const [, name, argument = ''] = /^\s*([a-z]+)\s*(?:\((.*)\))?\s*$/s.exec(when) ?? [];
    switch (name) {
        case 'interact':
            return;
        case 'gesture':
            return whenGesture(mount);
        case 'visible':
            return whenVisible(element, mount);
        case 'media':
            return whenMedia(argument, mount);
        case 'idle':
            return afterLoad(() => whenIdle(mount));
        case 'delay':
            return afterLoad(() => void setTimeout(mount, Number(argument) || 0));
        default:
            return afterLoad(mount);
    }
}

export function afterLoad(run: () => void): void {
    if (document.readyState === 'complete') {
        run();
    } else {
        window.addEventListener('load', () => setTimeout(run), { once: true });
    }
}

export function whenIdle(run: () => void): void {
    if ('requestIdleCallback' in window) {
        window.requestIdleCallback(run, { timeout: 3000 });
    } else {
        setTimeout(run, 200);
    }
}

/**
 * The first scroll, tap or key anywhere. A browser that scrolls by itself, to a hash or to where the visitor was,
 * does so before or with the `load` event.
 */
function whenGesture(mount: () => void): void {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true, passive: true };
    const wake = () => {
        controller.abort();
        afterLoad(mount);
    };
    ['pointerdown', 'keydown', 'wheel', 'scroll'].forEach((type) => window.addEventListener(type, wake, options));
}

function whenVisible(element: Element, mount: () => void): void {
    const observer = new IntersectionObserver(
        (entries) => {
            if (entries.some((entry) => entry.isIntersecting)) {
                observer.disconnect();
                mount();
            }
        },
        { rootMargin: '200px' },
    );
    observer.observe(element);
}

function whenMedia(query: string, mount: () => void): void {
    const list = window.matchMedia(query);
    const check = () => {
        if (list.matches) {
            list.removeEventListener('change', check);
            mount();
        }
    };
    list.addEventListener('change', check);
    check();
}
