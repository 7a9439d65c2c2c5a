import { useEffect } from 'react';
import { announce } from '../kit/a11y';

interface Words {
    copied: string;
    byHand: string;
}

export function Share({ root, story, words }: { root: HTMLElement; story: { title: string; url: string }; words: Words }) {
    useEffect(() => {
        const stop = new AbortController();
        const { signal } = stop;
        root.querySelector('.share__button--copy')?.addEventListener('click', () => void copy(root, story.url, words), { signal });
        root.querySelector('.share__button--system')?.addEventListener(
            'click',
            () => {
                // A visitor who closes the system's dialog has refused nothing of ours.
                void navigator.share(story).catch(() => undefined);
            },
            { signal },
        );
        return () => stop.abort();
    }, [root, story, words]);
    return null;
}

/** Where the browser lets no script write to the clipboard, the URL is shown in a field, selected, until the focus leaves it. */
async function copy(root: HTMLElement, url: string, { copied, byHand }: Words): Promise<void> {
    try {
        await navigator.clipboard.writeText(url);
        say(root, copied);
    } catch {
        const field = root.querySelector('input') ?? document.createElement('input');
        field.readOnly = true;
        field.value = url;
        field.setAttribute('aria-label', byHand);
        field.addEventListener('blur', () => field.remove(), { once: true });
        root.append(field);
        field.focus();
        field.select();
    }
}

function say(root: HTMLElement, text: string): void {
    const words = root.querySelector('.share__words') ?? document.createElement('span');
    words.className = 'share__words';
    words.textContent = text;
    words.setAttribute('aria-hidden', 'true');
    root.append(words);
    announce(text);
}
