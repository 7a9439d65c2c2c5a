/** Kernel\DelayedAdminScripts prints it. */
const TEMPLATE = 'courant-delayed-scripts';

/** A copy that runs: a script that came in a template does not. */
function copyOf(from: HTMLScriptElement): HTMLScriptElement {
    const script = document.createElement('script');
    for (const { name, value } of from.attributes) {
        script.setAttribute(name, value);
    }
    script.textContent = from.textContent;
    script.async = false;
    return script;
}

async function run(script: HTMLScriptElement): Promise<void> {
    await new Promise<void>((resolve) => {
        if (script.src === '') {
            document.body.append(script);
            resolve();
            return;
        }
        // One that cannot be loaded does not keep back the others, as in a page.
        script.addEventListener('load', () => resolve());
        script.addEventListener('error', () => resolve());
        document.body.append(script);
    });
}

/** Runs the scripts that the page printed inertly, in their order; a second call does nothing. */
export async function runDelayedScripts(): Promise<void> {
    const template = document.getElementById(TEMPLATE);
    if (!(template instanceof HTMLTemplateElement)) {
        return;
    }
    template.remove();
    const scripts = [...template.content.querySelectorAll('script')];
    // All are fetched at once; only their order of execution is kept.
    for (const { src } of scripts) {
        if (src !== '') {
            const link = document.createElement('link');
            Object.assign(link, { rel: 'preload', as: 'script', href: src, fetchPriority: 'low' });
            document.head.append(link);
        }
    }
    for (const script of scripts) {
        await run(copyOf(script));
    }
}
