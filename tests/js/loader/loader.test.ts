import type * as Loader from '../../../src/loader/loader';
import { settled } from '../support/requests';

type Mount = Loader.IslandModule['mount'];

const ISLANDS = { tabs: 'https://site.test/tabs.js', other: 'https://site.test/other.js' };

/** The page's React: what the loader injects is answered by the test. */
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src^="https://site.test/react"]')];
const bring = async () => {
    Object.assign(window, { React: {} });
    scripts().forEach((script) => script.dispatchEvent(new Event('load')));
    await settled();
    Object.assign(window, { ReactDOM: {} });
    scripts().forEach((script) => script.dispatchEvent(new Event('load')));
};

const island = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild as HTMLElement;
};

let listeners: [EventTarget, string, EventListenerOrEventListenerObject, boolean][];

/** A page with a loader of its own: listeners of earlier tests are gone. */
async function start(load: (url: string) => Promise<{ mount: Mount }>, config: object = {}) {
    listeners = [];
    document.addEventListener = ((type: string, listener: EventListener, capture?: boolean) => {
        listeners.push([document, type, listener, capture === true]);
        EventTarget.prototype.addEventListener.call(document, type, listener, capture);
    }) as typeof document.addEventListener;
    window.courantDesk = { config: { react: { react: 'https://site.test/react.js', dom: 'https://site.test/react-dom.js' }, islands: ISLANDS, ...config } };
    let loader: typeof Loader | undefined;
    await jest.isolateModulesAsync(async () => {
        loader = await import('../../../src/loader/loader');
    });
    loader?.startLoader(load);
    await settled();
}

const mounting = () => jest.fn<ReturnType<Mount>, Parameters<Mount>>();
const loading = (mount: Mount) => jest.fn<Promise<{ mount: Mount }>, [string]>().mockResolvedValue({ mount });

beforeEach(() => {
    document.head.innerHTML = '';
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
    listeners.forEach(([target, type, listener, capture]) => target.removeEventListener(type, listener, capture));
    Object.assign(window, { React: undefined, ReactDOM: undefined });
});

const tap = (element: Element, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    element.dispatchEvent(event);
    return event;
};

describe('an island that waits for its visitor', () => {
    const HTML = '<div data-island="tabs" data-when="interact" data-props=\'{"size":3}\'><a href="#more" data-island-replay>more</a><a href="#away">away</a></div>';

    test('costs nothing before the first tap, and then gets React, its props and its package\'s configuration', async () => {
        const element = island(HTML);
        const mount = mounting();
        const load = loading(mount);
        await start(load);
        expect([scripts(), load.mock.calls]).toEqual([[], []]);
        element.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        await settled();
        expect(scripts().map((script) => script.src)).toEqual(['https://site.test/react.js']);
        expect(document.head.querySelector<HTMLLinkElement>('link[rel="preload"]')?.href).toBe('https://site.test/react-dom.js');
        expect([element.dataset['state'], load.mock.calls.length]).toEqual(['loading', 0]);
        await bring();
        await settled();
        expect(load).toHaveBeenCalledWith(ISLANDS.tabs);
        expect(mount).toHaveBeenCalledWith(element, { size: 3 }, window.courantDesk?.config);
        expect(element.dataset['state']).toBe('ready');
    });

    test('holds a declared first tap back and repeats it once after the mount', async () => {
        const element = island(HTML);
        const heard = jest.fn((event: Event) => event.preventDefault());
        await start(loading((root) => root.addEventListener('click', heard)));
        const control = element.querySelector('a') ?? element;
        expect(tap(control).defaultPrevented).toBe(true);
        expect(tap(control).defaultPrevented).toBe(true);
        expect(control.getAttribute('aria-busy')).toBe('true');
        await settled();
        await bring();
        await settled();
        expect(heard).toHaveBeenCalledTimes(1);
        expect(control.hasAttribute('aria-busy')).toBe(false);
    });

    test('lets alone what is not declared, and taps for a new tab', async () => {
        const element = island(HTML);
        await start(loading(mounting()));
        expect(tap(element.querySelector('[href="#away"]') ?? element).defaultPrevented).toBe(false);
        expect(tap(element.querySelector('[data-island-replay]') ?? element, { ctrlKey: true }).defaultPrevented).toBe(false);
    });

    test('carries out the native way when the mount failed, and never holds again', async () => {
        const element = island(HTML);
        await start(
            loading(() => {
                throw new Error('broken');
            }),
        );
        const heard = jest.fn();
        element.addEventListener('click', (event) => void heard(event.defaultPrevented));
        const control = element.querySelector('a') ?? element;
        tap(control);
        await settled();
        await bring();
        await settled();
        expect(element.dataset['state']).toBe('failed');
        expect(heard.mock.calls).toEqual([[false]]);
        expect(tap(control).defaultPrevented).toBe(false);
    });

    test('may try again when its files did not come', async () => {
        const element = island(HTML);
        const mount = mounting();
        const load = loading(mount).mockRejectedValueOnce(new Error('offline'));
        await start(load);
        const control = element.querySelector('a') ?? element;
        element.addEventListener('click', (event) => event.preventDefault());
        tap(control);
        await settled();
        scripts().forEach((script) => script.dispatchEvent(new Event('error')));
        await settled();
        expect([element.dataset['state'], scripts()]).toEqual(['failed', []]);
        tap(control);
        await settled();
        await bring();
        await settled();
        expect(element.dataset['state']).toBe('failed');
        tap(control);
        await settled();
        expect(element.dataset['state']).toBe('ready');
        expect(load.mock.calls[0]?.[0]).toMatch(/^https:\/\/site\.test\/tabs\.js#\d+$/);
        expect(mount).toHaveBeenCalledTimes(1);
    });

    test('is woken by an event from within', async () => {
        const element = island(HTML);
        const mount = mounting();
        await bring();
        await start(loading(mount));
        element.querySelector('a')?.dispatchEvent(new CustomEvent('courant:wake', { bubbles: true }));
        await settled();
        expect(mount).toHaveBeenCalledTimes(1);
        expect(scripts()).toEqual([]);
    });
});

test('a choice made before the mount is told again after it', async () => {
    const element = island('<div data-island="tabs" data-when="interact"><form data-island-replay><select><option>a</option></select></form></div>');
    const heard = jest.fn();
    await bring();
    await start(loading((root) => root.addEventListener('change', heard)));
    element.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
    await settled();
    expect(heard).toHaveBeenCalledTimes(1);
});

test('a held submission is repeated with its button', async () => {
    const element = island('<div data-island="tabs" data-when="interact"><form data-island-replay><button name="jq" value="x">go</button></form></div>');
    const heard = jest.fn((event: Event) => (event.preventDefault(), ((event as SubmitEvent).submitter as HTMLButtonElement | null)?.name));
    await bring();
    await start(loading((root) => root.addEventListener('submit', heard)));
    element.querySelector('button')?.click();
    await settled();
    expect(heard.mock.results.map((result) => result.value as unknown)).toEqual(['jq']);
});

describe('strategies', () => {
    const mounted = async (when: string, prepare: () => void = () => undefined) => {
        const element = island(`<div data-island="tabs" data-when="${when}"></div>`);
        prepare();
        await bring();
        await start(loading(mounting()));
        return element;
    };

    test.each(['load', 'idle', 'delay(5)', 'unheard-of'])('%s mounts after the page has loaded', async (when) => {
        Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
        expect((await mounted(when)).dataset['state']).toBe('ready');
    });

    test('nothing mounts before the load event', async () => {
        jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
        const element = await mounted('load');
        expect(element.dataset['state']).toBeUndefined();
        window.dispatchEvent(new Event('load'));
        await settled();
        expect(element.dataset['state']).toBe('ready');
    });

    test('a long delay waits', async () => {
        expect((await mounted('delay(60000)')).dataset['state']).toBeUndefined();
    });

    test('visible waits for the view', async () => {
        let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
        const element = await mounted('visible', () => {
            Object.assign(window, {
                IntersectionObserver: class {
                    constructor(callback: typeof see) {
                        see = callback;
                    }
                    observe = () => undefined;
                    disconnect = () => undefined;
                },
            });
        });
        see([{ isIntersecting: false }]);
        await settled();
        expect(element.dataset['state']).toBeUndefined();
        see([{ isIntersecting: true }]);
        await settled();
        expect(element.dataset['state']).toBe('ready');
    });

    test('media waits for its query', async () => {
        const list = Object.assign(new EventTarget(), { matches: false });
        const asked = jest.fn<typeof list, [string]>().mockReturnValue(list);
        const element = await mounted('media((min-width: 992px))', () => Object.assign(window, { matchMedia: asked }));
        expect(asked).toHaveBeenCalledWith('(min-width: 992px)');
        expect(element.dataset['state']).toBeUndefined();
        list.matches = true;
        list.dispatchEvent(new Event('change'));
        await settled();
        expect(element.dataset['state']).toBe('ready');
    });
});

test('each island mounts in a task of its own, and only once', async () => {
    island('<div data-island="tabs"></div><div data-island="tabs"></div>');
    const order: string[] = [];
    const mount = jest.fn(() => {
        order.push('mount');
        void Promise.resolve().then(() => order.push('end of task'));
    });
    await bring();
    await start(loading(mount));
    document.dispatchEvent(new Event('courant:scan'));
    await settled();
    expect(order).toEqual(['mount', 'end of task', 'mount', 'end of task']);
});

test('content that came later is found by a scan', async () => {
    island('<p></p>');
    await bring();
    await start(loading(mounting()));
    document.body.insertAdjacentHTML('beforeend', '<div data-island="other"></div>');
    document.dispatchEvent(new Event('courant:scan'));
    await settled();
    expect(document.querySelector<HTMLElement>('[data-island]')?.dataset['state']).toBe('ready');
});

test('a component that failed while it was drawn stays failed', async () => {
    const element = island('<div data-island="tabs"></div>');
    await bring();
    await start(
        loading((root) => {
            root.dataset['state'] = 'failed';
        }),
    );
    expect(element.dataset['state']).toBe('failed');
});

test('an island of the other package gets that package\'s configuration; an unknown one fails quietly', async () => {
    const element = island('<div data-island="nav"></div><div data-island="nowhere"></div>');
    const mount = mounting();
    await bring();
    window.courantTheme = { config: { islands: { nav: 'https://site.test/nav.js' } } };
    await start(loading(mount));
    expect(mount).toHaveBeenCalledWith(element, {}, window.courantTheme.config);
    expect((element.nextElementSibling as HTMLElement).dataset['state']).toBe('failed');
    delete window.courantTheme;
});

describe('fetching ahead', () => {
    const HTML = '<div data-island="tabs" data-when="interact"></div>';
    const links = () => [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.href}`);

    beforeEach(() => {
        Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
    });

    afterEach(() => {
        delete (navigator as { connection?: unknown }).connection;
    });

    test('happens where the page allows it', async () => {
        island(HTML);
        await start(loading(mounting()), { prefetch: true });
        expect(links()).toEqual(['prefetch https://site.test/react.js', 'prefetch https://site.test/react-dom.js', 'prefetch https://site.test/tabs.js']);
    });

    test('not where it does not, not for who saves data, not without an island that waits', async () => {
        island(HTML);
        await start(loading(mounting()));
        expect(links()).toEqual([]);
        Object.assign(navigator, { connection: { saveData: true } });
        await start(loading(mounting()), { prefetch: true });
        expect(links()).toEqual([]);
        delete (navigator as { connection?: unknown }).connection;
        island('<p></p>');
        await start(loading(mounting()), { prefetch: true });
        expect(links()).toEqual([]);
    });
});
