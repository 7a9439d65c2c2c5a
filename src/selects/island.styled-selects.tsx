import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { StyledSelect } from './StyledSelect';

/**
 * Styled selects in place of the browser's own, in filters and application forms (flag `vendors.selectric`). The native select
 * stays in the form and is the truth; it is hidden once its stand-in is there, and never while it has the focus.
 */
export function mount(form: HTMLElement): void {
    const root = form.closest('.awsm-job-wrap') ?? form;
    root.querySelectorAll<HTMLSelectElement>('[data-filter] select, select.awsm-job-select-control, .awsm-application-form select').forEach((select) => {
        if (document.activeElement === select) {
            select.addEventListener('blur', () => dress(select), { once: true });
        } else {
            dress(select);
        }
    });
}

function dress(select: HTMLSelectElement): void {
    const box = document.createElement('div');
    box.className = 'awsm-selectric-wrapper';
    const ready = () => {
        select.tabIndex = -1;
        select.setAttribute('aria-hidden', 'true');
        select.classList.add('awsm-selectric-hide-select');
    };
    select.before(box);
    createRoot(box).render(createElement(StyledSelect, { select, ready }));
}
