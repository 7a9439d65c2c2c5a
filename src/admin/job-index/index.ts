import apiFetchModule from '@wordpress/api-fetch';
import * as i18n from '@wordpress/i18n';
import { follow } from './model';
import type { Progress } from './model';

const { __, _n, sprintf } = i18n as unknown as {
    __: (text: string, domain: string) => string;
    _n: (one: string, many: string, number: number, domain: string) => string;
    sprintf: (text: string, ...values: string[]) => string;
};
const apiFetch = apiFetchModule as unknown as (options: { path: string; method: string; data: Record<string, string> }) => Promise<Progress>;

/** Tools > Index of openings: works through it in steps of some seconds, and shows how far it is. */
const screen = document.getElementById('courant-job-index');
const status = screen?.querySelector<HTMLElement>('[data-status]');
const bar = screen?.querySelector('progress');
const buttons = [...(screen?.querySelectorAll('button') ?? [])];

const busy = (is: boolean): void => {
    buttons.forEach((button) => button.setAttribute('aria-disabled', String(is)));
};

const ask = (what: string): Promise<Progress> =>
    apiFetch({ path: '/courant/v1/index', method: 'POST', data: { do: what } });

/** As the server writes numbers in the same words. */
const number = (value: number): string => value.toLocaleString(document.documentElement.lang || undefined);

const say = (text: string): void => {
    if (status) {
        status.textContent = text;
    }
};

const show = ({ state, done, all }: Progress): void => {
    screen?.setAttribute('data-state', state);
    if (bar) {
        bar.hidden = state !== 'building';
        bar.max = Math.max(1, all);
        bar.value = done;
    }
    say(
        state === 'ready'
            ? // translators: %s: number of openings
              sprintf(_n('The index is ready and knows %s opening.', 'The index is ready and knows %s openings.', all, 'courant-desk'), number(all))
            : // translators: 1: number of openings, 2: number of all openings
              sprintf(__('The index is being built: %1$s of %2$s openings.', 'courant-desk'), number(done), number(all)),
    );
};

async function run(what: string): Promise<void> {
    busy(true);
    // The first step takes some seconds, in which something is to be seen.
    if (bar) {
        bar.hidden = false;
        bar.removeAttribute('value');
    }
    say(__('Working on the index…', 'courant-desk'));
    try {
        await follow(ask, what, show);
    } catch {
        if (bar) {
            bar.hidden = true;
        }
        say(__('That did not work. Reload the page and try again.', 'courant-desk'));
    }
    busy(false);
}

screen?.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter;
    if (button instanceof HTMLButtonElement && button.getAttribute('aria-disabled') !== 'true') {
        void run(button.value);
    }
});
if (screen && screen.dataset['state'] !== 'ready') {
    void run('continue');
}
