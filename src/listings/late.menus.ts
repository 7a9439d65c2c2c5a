/** Closes menus of filters as menus are closed: by Escape, by a click outside, by leaving them with the keyboard; and keeps them in the window. */
export function mount(root: HTMLElement): void {
    const open = () => [...root.querySelectorAll<HTMLDetailsElement>('.courant-filter-menu[open]')];
    const leave = ({ target }: Event) => {
        for (const menu of open()) {
            const list = menu.querySelector('fieldset');
            // Where menus lie open in the panel, closing one would move what is being tapped.
            if (!menu.contains(target as Node) && list && getComputedStyle(list).position === 'absolute') {
                menu.open = false;
            }
        }
    };
    root.addEventListener(
        'toggle',
        ({ target }) => {
            const menu = target as HTMLElement;
            const list = menu.querySelector('fieldset');
            menu.toggleAttribute('data-end', false);
            menu.toggleAttribute('data-end', (list?.getBoundingClientRect().right ?? 0) > document.documentElement.clientWidth);
        },
        // It does not bubble.
        true,
    );
    document.addEventListener('click', leave);
    root.addEventListener('focusin', leave);
    root.addEventListener(
        'keydown',
        ({ key, target }) => {
            const menu = (target as Element).closest<HTMLDetailsElement>('.courant-filter-menu[open]');
            if (key === 'Escape' && menu) {
                menu.open = false;
                menu.querySelector('summary')?.focus();
            }
        },
    );
}
