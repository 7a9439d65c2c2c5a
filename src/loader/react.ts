let pending: Promise<void> | undefined;

/** What the page has of React by now. */
export function pageReact(): { React?: unknown; ReactDOM?: unknown } {
    return window;
}

const there = () => Boolean(pageReact().React && pageReact().ReactDOM);

/**
 * WordPress's own React on the page: reused where it is, else fetched once. A failed attempt is forgotten, so that
 * the next tap may try again (design, decision 5).
 */
export function ensureReact(urls: { react: string; dom: string } | undefined): Promise<void> {
    if (there()) {
        return Promise.resolve();
    }
    pending ??= fetchReact(urls).finally(() => {
        pending = undefined;
    });
    return pending;
}

async function fetchReact(urls: { react: string; dom: string } | undefined): Promise<void> {
    if (!urls?.react || !urls.dom) {
        throw new Error('React could not be loaded');
    }
    if (!pageReact().React) {
        // They travel together, but react-dom does not run, and throw, without React.
        hint('preload', urls.dom);
        await script(urls.react);
    }
    await script(urls.dom);
    if (!there()) {
        throw new Error('React could not be loaded');
    }
}

function script(src: string): Promise<void> {
    return new Promise((resolve, reject) => {
        const element = document.createElement('script');
        element.src = src;
        element.onload = () => resolve();
        element.onerror = () => {
            element.remove();
            reject(new Error(src));
        };
        document.head.append(element);
    });
}

/** Tells the browser about a file, once. */
export function hint(rel: 'prefetch' | 'preload' | 'modulepreload', href: string | undefined): void {
    if (!href || document.querySelector(`link[rel=${rel}][href="${CSS.escape(href)}"]`)) {
        return;
    }
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    if (rel !== 'modulepreload') {
        link.as = 'script';
    }
    document.head.append(link);
}
