import './preview.css';

type Values = Record<string, string | string[]>;
type Ask = (data: { settings: Values; looks: Values }, signal: AbortSignal) => Promise<unknown>;

const WAIT = 300;

/** Shows how a table of contents will look with what the form says, before it is saved. */
export function drawInto(section: HTMLElement, form: HTMLFormElement, ask: Ask): void {
    const option = section.dataset['option'] ?? '';
    const frame = section.querySelector<HTMLElement>('.courant-contents-preview__frame');
    const status = section.querySelector<HTMLElement>('[role="status"]');
    let stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = async () => {
        stop.abort();
        stop = new AbortController();
        const values = valuesOf(form, option);
        try {
            const isLooks = option.endsWith('_looks');
            const answer = await ask({ settings: isLooks ? {} : values, looks: isLooks ? values : {} }, stop.signal);
            const { html } = answer as { html?: unknown };
            if (frame && typeof html === 'string') {
                const isFirst = section.hidden;
                frame.innerHTML = html;
                section.hidden = false;
                if (status) {
                    status.textContent = isFirst ? '' : (status.dataset['words'] ?? '');
                }
            }
        } catch {
            // A later change asks again; until then the last picture stands.
        }
    };
    form.addEventListener('input', () => {
        clearTimeout(timer);
        if (status) {
            status.textContent = '';
        }
        timer = setTimeout(() => void draw(), WAIT);
    });
    void draw();
}

/** The form's fields of one option, as the server's own form handling would read them. */
export function valuesOf(form: HTMLFormElement, option: string): Values {
    const values: Values = {};
    for (const [name, value] of new FormData(form)) {
        const [, key, many] = /^([^[]+\[[^\]]+\])(\[\])?$/.exec(name) ?? [];
        if (key === undefined || typeof value !== 'string' || !key.startsWith(`${option}[`)) {
            continue;
        }
        const own = key.slice(option.length + 1, -1);
        const before = values[own];
        values[own] = many ? [...(Array.isArray(before) ? before : []), ...(value === '' ? [] : [value])] : value;
    }
    return values;
}
