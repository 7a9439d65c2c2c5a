/** The page that a numbered link leads to. */
export function pageOf(link: HTMLAnchorElement): number {
    const [, query, path] = /[?&](?:paged|page)=(\d+)|\/page\/(\d+)(?:[/?#]|$)/.exec(link.getAttribute('href') ?? '') ?? [];
    return Math.max(1, Number(link.dataset['page'] ?? query ?? path ?? 1) || 1);
}

/** Marks the page that is coming as the current one. Gives the way back. */
export function markCurrent(link: HTMLAnchorElement): () => void {
    const block = link.closest('.awsm-jobs-pagination');
    const numbers = [...(block?.querySelectorAll<HTMLElement>('.page-numbers:not(ul, .prev, .next, .dots)') ?? [])];
    const page = pageOf(link);
    const coming = numbers.find((number) => number instanceof HTMLAnchorElement && pageOf(number) === page) ?? link;
    const before = [...new Set([...numbers, coming])].map((number) => [number, number.className, number.getAttribute('aria-current')] as const);
    for (const [number] of before) {
        number.classList.toggle('current', number === coming);
        number.removeAttribute('aria-current');
    }
    coming.setAttribute('aria-current', 'page');
    return () => {
        for (const [number, classes, current] of before) {
            number.className = classes;
            if (current === null) {
                number.removeAttribute('aria-current');
            } else {
                number.setAttribute('aria-current', current);
            }
        }
    };
}

/** Disables the load-more control and lets it say that it loads. Gives the way back. */
export function markLoading(element: HTMLElement, text: string): () => void {
    // Themes may print a link: then this is a property without effect.
    const control = element as HTMLButtonElement;
    const before = [...control.childNodes];
    const block = control.closest('.awsm-jobs-pagination');
    control.setAttribute('aria-disabled', 'true');
    control.disabled = true;
    control.replaceChildren(text);
    block?.classList.add('awsm-jobs-pagination-loading');
    return () => {
        control.removeAttribute('aria-disabled');
        control.disabled = false;
        control.replaceChildren(...before);
        block?.classList.remove('awsm-jobs-pagination-loading');
    };
}

/** Puts the answer below the list in place of the old control. Gives what came. */
export function append(list: HTMLElement, control: HTMLElement, html: string): Element[] {
    const template = document.createElement('template');
    template.innerHTML = html;
    const came = [...template.content.children];
    (control.closest('.awsm-jobs-pagination') ?? control).remove();
    list.append(template.content);
    return came;
}

/** Takes a control away that has nothing more to offer: the whole block of load more, one numbered link. */
export function dismiss(control: HTMLElement): void {
    const more = control.closest('.awsm-load-more-main');
    (more ?? control.closest('li') ?? control).remove();
}
