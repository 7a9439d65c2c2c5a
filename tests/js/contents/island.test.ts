import type * as React from 'react';
import type { ContentsConfig } from '../../../src/config/generated';
import type * as Island from '../../../src/contents/island.contents';
import { article, clearCookies, config, cookieJar, find, isOpen, viewport } from './support';

/** A page whose layout and time the test decides. */
let tops: Record<string, number>;
/** Heights of what may cover the upper edge. */
let edges: Record<string, number>;
/** Whose place was asked for. */
let asked: string[];
let time: number;
let frames: (() => void)[];
let shapes: (() => void)[];
let scrolled: number[];
/** The last test's page must not hear the next one's. */
let listening: (() => void)[];
let height: number;
let room: typeof Island;
let act: typeof React.act;

const frame = (milliseconds = 16) =>
    act(() => {
        time += milliseconds;
        frames.splice(0).forEach((run) => run());
    });
const scrollBy = (top: number) => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
    frame();
};
const reshape = () => {
    shapes.forEach((run) => run());
    frame();
};
/** The last frame of a scroll, and what follows it. */
const arrive = async (milliseconds = 500) => {
    frame(milliseconds);
    await Promise.resolve();
    await Promise.resolve();
};
const click = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    act(() => void find(selector).dispatchEvent(event));
    return event;
};
const LINK = (id: string) => `#ez-toc-container a[href="#${id}"]`;
const lit = (form = '#ez-toc-container') => [...document.querySelectorAll(`${form} [aria-current="location"]`)].map(({ textContent }) => textContent);

beforeEach(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    viewport(true);
    window.history.replaceState(null, '', '/story/');
    tops = { Paper: 300, own: 900, Black_ink: 1100, '%E6%97%A5%E6%9C%AC%E8%AA%9E': 2950 };
    edges = { header: 60, wpadminbar: 32 };
    asked = [];
    [time, frames, shapes, scrolled, listening, height] = [0, [], [], [], [], 3000];
    jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        EventTarget.prototype.addEventListener.call(window, type, listener, options);
        listening.push(() => window.removeEventListener(type, listener, options));
    });
    Object.assign(window, {
        scrollY: 0,
        innerHeight: 800,
        requestAnimationFrame: (run: () => void) => frames.push(run),
        cancelAnimationFrame: () => undefined,
        scrollTo: ({ top }: { top: number }) => {
            scrolled.push(top);
            window.scrollY = top;
            window.dispatchEvent(new Event('scroll'));
        },
        ResizeObserver: class {
            constructor(run: () => void) {
                shapes.push(run);
            }
            observe = () => undefined;
        },
    });
    jest.spyOn(performance, 'now').mockImplementation(() => time);
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        asked.push(this.id);
        const edge = edges[this.tagName === 'HEADER' ? 'header' : this.id];
        if (edge !== undefined) {
            return { top: 0, height: edge } as DOMRect;
        }
        const top = tops[this.id];
        return (top === undefined ? { top: 0, height: 0, width: 0 } : { top: top - window.scrollY, height: 20, width: 100 }) as DOMRect;
    });
    await jest.isolateModulesAsync(async () => {
        ({ act } = await import('react'));
        room = await import('../../../src/contents/island.contents');
    });
});
afterEach(() => {
    listening.forEach((remove) => remove());
    clearCookies();
});

async function open(changes: Partial<ContentsConfig> = {}, widget = false): Promise<void> {
    article(widget);
    await mountAll(changes);
}

async function mountAll(changes: Partial<ContentsConfig> = {}): Promise<void> {
    for (const root of document.querySelectorAll<HTMLElement>('[data-island]:not([data-state])')) {
        root.dataset['state'] = 'ready';
        const mounted: Promise<void>[] = [];
        act(() => {
            mounted.push(room.mount(root, {}, config(changes)));
        });
        Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
        await Promise.all(mounted);
        Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    }
    frame();
}

describe('the toggle', () => {
    test('hides and shows the list, and stores what differs from the default', async () => {
        await open();
        const written = cookieJar();
        const before = Date.now();
        click('.ez-toc-toggle');
        expect([isOpen('.ez-toc-toggle'), find('.ez-toc-list').hidden, find('#ez-toc-container').className.includes('toc_close')]).toEqual(['false', true, true]);
        const [, expires = '', rest] = /^ezTOC_hidetoc-0=1; path=\/; sameSite=Strict; expires=(.*GMT)(.*)$/.exec(written[0] ?? '') ?? [];
        expect(Math.abs(Date.parse(expires) - before - 30 * 864e5)).toBeLessThan(60_000);
        expect(rest).toBe('');
        click('.ez-toc-toggle');
        expect(find('.ez-toc-list').hidden).toBe(false);
        expect(written[1]).toBe('ezTOC_hidetoc-0=null; path=/; sameSite=Strict');
    });

    test('of a table that starts hidden stores the reverse', async () => {
        article().dataset['tocHide'] = 'mobile,desktop';
        await mountAll();
        expect(find('.ez-toc-list').hidden).toBe(true);
        click('.ez-toc-toggle');
        expect(document.cookie).toBe('ezTOC_hidetoc-0=1');
        click('.ez-toc-toggle');
        expect(document.cookie).toBe('ezTOC_hidetoc-0=null');
    });

    test('works without cookies', async () => {
        await open();
        Object.defineProperty(document, 'cookie', {
            configurable: true,
            set: () => {
                throw new DOMException('', 'SecurityError');
            },
        });
        click('.ez-toc-toggle');
        expect(find('.ez-toc-list').hidden).toBe(true);
    });

    test('is each table\'s own', async () => {
        await open({}, true);
        click('.ez-toc-widget-sticky-toggle');
        expect([find('.ez-toc-widget-sticky-list').hidden, find('.ez-toc-list').hidden]).toEqual([true, false]);
        expect(document.cookie).toBe('ezTOC_hidetoc-1=1');
    });
});

test('more shows the entries past the limit and goes to the first, fewer goes back', async () => {
    await open();
    const state = () => ['.ez-toc-more-link', '.m-last', '.ez-toc-more-links-enabler', '.ez-toc-more-links-disabler'].map((part) => find(part).hidden);
    expect(state()).toEqual([true, true, false, true]);
    click('.ez-toc-more-links-enabler');
    expect(state()).toEqual([false, false, true, false]);
    expect(document.activeElement).toBe(find('.ez-toc-more-link a'));
    click('.ez-toc-more-links-disabler');
    expect(state()).toEqual([true, true, false, true]);
    expect(document.activeElement).toBe(find('.ez-toc-more-links-enabler'));
});

test('a branch opens and closes', async () => {
    await open();
    const state = () => [isOpen('.ez-toc-open-sub-hd'), find('#ez-toc-sub-0-1').hidden];
    expect(state()).toEqual(['false', true]);
    click('.ez-toc-open-sub-hd');
    expect(state()).toEqual(['true', false]);
    click('.ez-toc-open-sub-hd');
    expect(state()).toEqual(['false', true]);
});

describe('a link', () => {
    test('scrolls to its section in 500 ms, puts it into the address and focuses it', async () => {
        await open();
        const entries = window.history.length;
        expect(click(LINK('Ink')).defaultPrevented).toBe(true);
        expect([window.location.hash, window.history.length]).toEqual(['#Ink', entries + 1]);
        expect(document.activeElement).toBe(find('#own'));
        expect(find('#own').getAttribute('tabindex')).toBe('-1');
        frame(499);
        expect(window.scrollY).toBeGreaterThan(800);
        expect(window.scrollY).toBeLessThan(900);
        frame(1);
        expect(window.scrollY).toBe(900);
        click(LINK('Ink'));
        expect(window.history.length).toBe(entries + 1);
    });

    test.each([
        [31, '', 869],
        [80, '<header id="head" style="position: fixed"></header>', 760],
        [30, '<header id="head" style="position: sticky"></header>', 840],
        [30, '<header id="head"></header>', 900],
        [30, '<div id="wpadminbar" style="position: fixed"></div>', 868],
        [30, '<div id="wpadminbar" style="position: absolute"></div>', 900],
    ])('with an offset of %d and "%s" above lands at %d', async (scrollOffset, above, expected) => {
        article();
        document.body.insertAdjacentHTML('afterbegin', above);
        await mountAll({ scrollOffset });
        click(LINK('Ink'));
        frame(500);
        expect(window.scrollY).toBe(expected);
    });

    test.each([
        ['smooth scroll is off', false, false],
        ['the visitor wants less motion', true, true],
    ])('is there at once where %s', async (_case, smoothScroll, reduced) => {
        viewport(true, reduced);
        await open({ smoothScroll });
        click(LINK('Ink'));
        expect(scrolled).toEqual([900]);
    });

    test('for a new tab is the browser\'s, and so is one to another page', async () => {
        await open();
        document.addEventListener('click', (event) => {
            expect(event.defaultPrevented).toBe(false);
            event.preventDefault();
        }, { once: true });
        click(LINK('Ink'), { ctrlKey: true });
        click('a[href="/story/2/#On_page_two"]');
        expect([window.location.hash, scrolled]).toEqual(['', []]);
    });

    test('opens what its section is folded into', async () => {
        await open();
        click(LINK('Black_ink'));
        expect(find('details').hasAttribute('open')).toBe(true);
    });

    test('finds its section where late images have pushed it', async () => {
        await open();
        click(LINK('Ink'));
        frame(250);
        tops['own'] = 1400;
        await arrive(250);
        expect(window.scrollY).toBe(1400);
        tops['own'] = 1500;
        reshape();
        expect(window.scrollY).toBe(1500);
        window.dispatchEvent(new Event('wheel'));
        tops['own'] = 1600;
        reshape();
        expect(window.scrollY).toBe(1500);
    });

    test('is overtaken by a later one', async () => {
        await open();
        click(LINK('Ink'));
        frame(100);
        click(LINK('Paper'));
        await arrive();
        await arrive();
        expect(window.scrollY).toBe(300);
        expect(lit()).toEqual(['Paper']);
    });

    test('whose address is to stay leaves no trace', async () => {
        article();
        const link = find(LINK('Ink'));
        link.setAttribute('href', '#');
        link.dataset['href'] = '#Ink';
        await mountAll();
        click('a[data-href="#Ink"]');
        frame(500);
        expect([window.scrollY, window.location.hash]).toEqual([900, '']);
    });
});

describe('the section in view', () => {
    test('is the first before any, and each from its line on', async () => {
        await open();
        expect(lit()).toEqual(['Paper']);
        scrollBy(868);
        expect(lit()).toEqual(['Paper']);
        scrollBy(869);
        expect(lit()).toEqual(['Ink']);
        expect(find(LINK('Ink')).closest('li')?.classList.contains('active')).toBe(true);
        scrollBy(0);
        expect(lit()).toEqual(['Paper']);
    });

    test('has its line at 5 px where smooth scroll is off', async () => {
        await open({ smoothScroll: false });
        scrollBy(893);
        expect(lit()).toEqual(['Paper']);
        scrollBy(894);
        expect(lit()).toEqual(['Ink']);
    });

    test('is the last at the page\'s end', async () => {
        await open();
        scrollBy(2200);
        expect(lit()).toEqual(['日本語']);
    });

    test('is the clicked one until the visitor scrolls', async () => {
        article();
        document.body.insertAdjacentHTML('afterbegin', '<header style="position: fixed"></header>');
        await mountAll({ scrollOffset: 80 });
        click(LINK('Ink'));
        await arrive();
        expect(window.scrollY).toBe(760);
        frame();
        expect(lit()).toEqual(['Ink']);
        scrollBy(761);
        expect(lit()).toEqual(['Ink']);
        scrollBy(770);
        expect(lit()).toEqual(['Paper']);
    });

    test('is one for all tables', async () => {
        await open({}, true);
        scrollBy(869);
        expect([lit(), lit('#ez-toc-widget-sticky-container')]).toEqual([['Ink'], ['Ink']]);
        expect(shapes).toHaveLength(1);
    });

    test('is measured when the page has another shape, and not at each scroll', async () => {
        await open();
        asked = [];
        scrollBy(100);
        scrollBy(200);
        expect(asked).toEqual([]);
        tops['own'] = 500;
        reshape();
        scrollBy(480);
        expect(lit()).toEqual(['Ink']);
    });

    test('is the one the page was opened at', async () => {
        window.history.replaceState(null, '', '/story/#Ink');
        window.scrollY = 840;
        article();
        document.body.insertAdjacentHTML('afterbegin', '<header style="position: sticky"></header>');
        await mountAll();
        expect(lit()).toEqual(['Ink']);
        scrollBy(850);
        expect(lit()).toEqual(['Paper']);
    });

    test('is found in an article that came later, with a table of its own', async () => {
        await open();
        document.body.insertAdjacentHTML(
            'beforeend',
            '<div data-island="contents" data-toc-index="0" data-toc-hide="" id="second"><button class="ez-toc-toggle" aria-expanded="true" aria-controls="l" hidden></button><ul id="l"><li><a href="#Next">Next</a></li></ul></div><h2 id="Next">Next</h2>',
        );
        tops['Next'] = 2000;
        await mountAll();
        scrollBy(1990);
        expect([lit('#second'), lit()]).toEqual([['Next'], []]);
        click('#second .ez-toc-toggle');
        expect(document.cookie).toBe('ezTOC_hidetoc-1=1');
    });
});

describe('what is pinned', () => {
    const top = (selector: string) => find(selector).style.getPropertyValue('--courant-contents-top');

    test('stands at the scroll offset', async () => {
        await open({ scrollOffset: 80 }, true);
        expect(top('#ez-toc-widget-sticky-container')).toBe('80px');
    });

    test('stands below what would cover it, also when that shrinks', async () => {
        article(true);
        document.body.insertAdjacentHTML('afterbegin', '<header style="position: sticky"></header>');
        await mountAll();
        expect(top('#ez-toc-widget-sticky-container')).toBe('60px');
        edges['header'] = 40;
        reshape();
        expect(top('#ez-toc-widget-sticky-container')).toBe('40px');
    });

    test('is the element that the setting names', async () => {
        article(true);
        document.body.insertAdjacentHTML('beforeend', '<aside id="beside"></aside>');
        await mountAll({ affixSelector: '#beside' });
        expect([find('#beside').style.position, top('#beside')]).toEqual(['sticky', '30px']);
    });

    test.each(['#nothing', '::[', ''])('is the widget itself where the setting is "%s"', async (affixSelector) => {
        await open({ affixSelector }, true);
        expect(top('#ez-toc-widget-sticky-container')).toBe('30px');
    });
});
