/** Makes tabs of the lists of a `courant/news-tabs` block (WAI-ARIA practices: tabs, chosen as the focus moves). */
const make = (box: HTMLElement): void => {
    const panels = [...box.querySelectorAll<HTMLElement>(':scope > .courant-news-tabs__panel')];
    const list = document.createElement('div');
    list.setAttribute('role', 'tablist');
    list.setAttribute('aria-label', box.dataset['newsTabs'] ?? '');
    const tabs = panels.map((panel) => {
        const tab = document.createElement('button');
        const heading = panel.firstElementChild as HTMLElement;
        tab.type = 'button';
        tab.id = `${panel.id}-tab`;
        tab.textContent = heading.textContent;
        tab.setAttribute('role', 'tab');
        tab.setAttribute('aria-controls', panel.id);
        panel.setAttribute('role', 'tabpanel');
        panel.setAttribute('aria-labelledby', tab.id);
        heading.classList.add('courant-news-tabs__named');
        return tab;
    });
    const choose = (at: number): void => {
        tabs.forEach((tab, index) => {
            tab.setAttribute('aria-selected', String(index === at));
            tab.tabIndex = index === at ? 0 : -1;
        });
        panels.forEach((panel, index) => {
            panel.hidden = index !== at;
        });
    };
    list.addEventListener('click', (event) => {
        const at = tabs.indexOf(event.target as HTMLButtonElement);
        if (at >= 0) {
            choose(at);
        }
    });
    list.addEventListener('keydown', (event) => {
        const last = tabs.length - 1;
        const at = tabs.indexOf(event.target as HTMLButtonElement);
        const ahead = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
        const back = ahead === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
        const to = { [ahead]: at === last ? 0 : at + 1, [back]: at === 0 ? last : at - 1, Home: 0, End: last }[event.key];
        if (to !== undefined) {
            event.preventDefault();
            choose(to);
            tabs[to]?.focus();
        }
    });
    list.append(...tabs);
    box.prepend(list);
    choose(0);
};

document.querySelectorAll<HTMLElement>('[data-news-tabs]').forEach(make);
