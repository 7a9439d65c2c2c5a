import { choose, every, KINDS } from './choice';
import type { Choice } from './choice';

let answered: (choice: Choice) => void;
let opener: HTMLElement | undefined;
let isReady = false;
/** when the choices were opened, on the clock of events */
let openedAt = -Infinity;
/** A second press within this time, with nothing chosen in between, was meant for the button that was there before; milliseconds. */
const DOUBLE_PRESS = 600;

const banner = () => document.getElementById('courant-consent');

/** Shows our banner: by itself without taking the focus, and on demand with it. */
export function show(now: Choice | undefined, hasSignal: boolean, pressed: HTMLElement | undefined, answer: (choice: Choice) => void): void {
    const root = banner();
    if (!root) {
        return;
    }
    answered = answer;
    opener = pressed;
    prepare(root);
    KINDS.forEach((kind) => {
        const box = boxOf(root, kind);
        box.checked = now?.[kind] ?? false;
        box.disabled = hasSignal && kind === 'marketing';
    });
    root.querySelectorAll<HTMLElement>('.courant-consent-signal').forEach((words) => (words.hidden = !hasSignal));
    unfold(root, pressed !== undefined);
    root.hidden = false;
    document.documentElement.style.setProperty('scroll-padding-block-end', `${root.offsetHeight}px`);
    if (pressed) {
        root.focus();
    }
    replay(root);
}

/** The page showed the banner before this module had come, and kept what was pressed (ConsentPage). */
function replay(root: HTMLElement): void {
    const kept = root.dataset['pressed'];
    delete root.dataset['pressed'];
    root.onclick = null;
    root.querySelector<HTMLElement>(`[data-consent="${kept ?? ''}"]`)?.click();
}

function prepare(root: HTMLElement): void {
    if (isReady) {
        return;
    }
    isReady = true;
    root.addEventListener('click', ({ target, timeStamp }) => {
        switch ((target as Element).closest<HTMLElement>('[data-consent]')?.dataset['consent']) {
            case 'accept':
                close(every(true));
                break;
            case 'refuse':
                close(every(false));
                break;
            case 'save':
                if (timeStamp - openedAt > DOUBLE_PRESS) {
                    close(choose((kind) => boxOf(root, kind).checked));
                }
                break;
            case 'choose':
                openedAt = timeStamp;
                unfold(root, true);
                root.querySelector<HTMLElement>('input:enabled')?.focus();
        }
    });
    root.addEventListener('change', () => {
        openedAt = -Infinity;
    });
    root.addEventListener('keydown', ({ key }) => {
        // Who has answered before keeps that answer; who has not is still asked.
        if (key === 'Escape' && opener) {
            close();
        }
    });
}

function close(choice?: Choice): void {
    const root = banner();
    if (root) {
        root.hidden = true;
    }
    document.documentElement.style.removeProperty('scroll-padding-block-end');
    opener?.focus();
    if (choice) {
        answered(choice);
    }
}

function unfold(root: HTMLElement, isOpen: boolean): void {
    root.querySelectorAll<HTMLElement>('fieldset, [data-consent="save"]').forEach((part) => (part.hidden = !isOpen));
    root.querySelectorAll<HTMLElement>('[data-consent="choose"]').forEach((button) => {
        button.hidden = isOpen;
        button.setAttribute('aria-expanded', String(isOpen));
    });
}

const boxOf = (root: HTMLElement, kind: string) => root.querySelector<HTMLInputElement>(`[name="${kind}"]`) ?? document.createElement('input');
