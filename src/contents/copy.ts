import type { ContentsConfig } from '../config/generated';
import { announce } from '../kit/a11y';
import type { Table } from './table';

/** Gives each listed heading a link to itself that copies its own address. */
export function copyLinks({ links }: Table, messages: ContentsConfig['messages']): void {
    links.forEach(({ target: { heading }, link }) => {
        if (heading.querySelector('.courant-contents-copy')) {
            return;
        }
        const copy = document.createElement('a');
        copy.className = 'courant-contents-copy';
        copy.href = link.hash;
        copy.setAttribute('aria-label', messages.copy.replace('%s', heading.textContent.trim()));
        copy.addEventListener('click', (event) => {
            const { clipboard } = navigator as { clipboard?: Clipboard };
            if (clipboard && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
                event.preventDefault();
                // Where the browser refuses, the address at least shows the section.
                clipboard.writeText(copy.href).then(() => announce(messages.copied), () => window.location.assign(copy.href));
            }
        });
        heading.append(copy);
    });
}
