import './preview.css';

type Values = Readonly<Record<string, unknown>>;
type Ask = (data: { settings: Values; looks: Values }, signal: AbortSignal) => Promise<unknown>;

const WAIT = 300;

/**
 * Shows how a table of contents will look with what is chosen on the settings screen, before it is saved. That screen tells
 * of every change by the event `courant:settings`, with all that is chosen, by room and key.
 */
export function drawInto(section: HTMLElement, ask: Ask): void {
    const frame = section.querySelector<HTMLElement>('.courant-contents-preview__frame');
    const status = section.querySelector<HTMLElement>('[role="status"]');
    const draws = frame ? drawer(frame) : () => undefined;
    let before = '';
    let stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = async (changes: Readonly<Record<string, Values>>) => {
        stop.abort();
        stop = new AbortController();
        try {
            const answer = await ask({ settings: changes['contents'] ?? {}, looks: changes['contents_looks'] ?? {} }, stop.signal);
            const { html } = answer as { html?: unknown };
            if (typeof html === 'string') {
                draws(html);
                if (status && before !== '' && html !== before) {
                    status.textContent = status.dataset['words'] ?? '';
                }
                section.hidden = false;
                before = html;
            }
        } catch {
            // A later change asks again; until then the last picture stands.
        }
    };
    document.addEventListener('courant:settings', (event) => {
        clearTimeout(timer);
        if (status) {
            status.textContent = '';
        }
        timer = setTimeout(() => void draw((event as CustomEvent<Readonly<Record<string, Values>>>).detail), WAIT);
    });
    void draw({});
}

/** A room of its own, in which our style sheets hold and those of wp-admin do not. */
function drawer(frame: HTMLElement): (html: string) => void {
    const shadow = frame.attachShadow({ mode: 'open' });
    const place = document.createElement('div');
    document.querySelectorAll('link[id^="courant-desk-contents"][rel="stylesheet"],style[id^="courant-desk-contents"]').forEach((style) => shadow.append(style.cloneNode(true)));
    shadow.append(place);
    return (html) => {
        place.innerHTML = html;
        // No script runs here: what can be hidden on a page shows its button all the same.
        place.querySelectorAll<HTMLElement>('.ez-toc-btn').forEach((button) => {
            button.hidden = false;
        });
    };
}
