import { useEffect } from 'react';
import { announce, focusOn } from '../../../src/kit/a11y';
import { emit } from '../../../src/kit/events';
import { send } from '../../../src/kit/http';
import { renderIsland } from '../../../src/kit/island';
import { fakeFetch } from '../support/requests';

describe('an event of the contract', () => {
    afterEach(() => {
        delete (window as { jQuery?: unknown }).jQuery;
    });

    test('is a bubbling CustomEvent', () => {
        const heard = jest.fn();
        document.addEventListener('awsm_test', heard, { once: true });
        const form = document.body.appendChild(document.createElement('form'));
        emit(form, 'awsm_test', { success: [] }, () => []);
        expect((heard.mock.calls[0] as [CustomEvent])[0].detail).toEqual({ success: [] });
    });

    test('reaches jQuery\'s handlers once, with their parameters, and native ones once', () => {
        const native = jest.fn();
        const handler = jest.fn();
        // jQuery listens natively and leaves out an event that it has just triggered itself.
        const jQuery = Object.assign((target: EventTarget) => ({ trigger: (name: string, parameters: unknown[]) => void handler(target, name, ...parameters) }), {
            event: { triggered: undefined as string | undefined },
        });
        document.addEventListener('awsm_test', (event) => {
            if (jQuery.event.triggered !== event.type) {
                handler('natively');
            }
        }, { once: true });
        document.addEventListener('awsm_test', native, { once: true });
        Object.assign(window, { jQuery });
        emit(document, 'awsm_test', 1, (wrap) => [typeof wrap(document), 2]);
        expect(handler.mock.calls).toEqual([[document, 'awsm_test', 'object', 2]]);
        expect(native).toHaveBeenCalledTimes(1);
        expect(jQuery.event.triggered).toBeUndefined();
    });
});

describe('a request', () => {
    test('encodes its fields and gives text and headers', async () => {
        const requests = fakeFetch();
        const answer = send('https://site.test/a', [['a[b]', 'C++ & é'], ['a[b]', '2']]);
        expect(requests[0]?.method).toBe('POST');
        await requests[0]?.answer('<p>', 3);
        expect((await answer).text).toBe('<p>');
        expect((await answer).header('X-Courant-Total')).toBe('3');
    });

    test('rejects a refusal, a timeout and an abort alike', async () => {
        const requests = fakeFetch();
        const refused = send('https://site.test/a', []);
        void requests[0]?.fail(403);
        await expect(refused).rejects.toThrow('403');
        await expect(send('https://site.test/b', [], { timeout: 1 })).rejects.toThrow();
        const abort = new AbortController();
        abort.abort();
        await expect(send('https://site.test/c', [], { signal: abort.signal })).rejects.toThrow();
    });
});

describe('an island\'s root', () => {
    test('is ready when its effects have run', async () => {
        const effect = jest.fn();
        const Part = () => {
            useEffect(effect, []);
            return null;
        };
        await renderIsland(document.createElement('div'), <Part />);
        expect(effect).toHaveBeenCalledTimes(1);
    });

    test('leaves the server\'s HTML when it cannot draw, and says so', async () => {
        jest.spyOn(console, 'error').mockImplementation(() => undefined);
        const element = document.createElement('div');
        element.innerHTML = '<p>from the server</p>';
        const Broken = () => {
            throw new Error('broken');
        };
        await expect(renderIsland(element, <Broken />)).rejects.toThrow('broken');
        expect(element.dataset['state']).toBe('failed');
        expect(element.innerHTML).toBe('<p>from the server</p>');
    });
});

test('focus goes to what is no control, and leaves no trace in the order of the keys', () => {
    document.body.innerHTML = '<p>text</p><button>next</button>';
    const text = document.querySelector('p') as HTMLElement;
    focusOn(text);
    expect(document.activeElement).toBe(text);
    (document.querySelector('button') as HTMLElement).focus();
    expect(text.hasAttribute('tabindex')).toBe(false);
});

test('an announcement stands in a status region', async () => {
    announce('2 more openings loaded');
    announce('3 more openings loaded');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('3 more openings loaded');
});
