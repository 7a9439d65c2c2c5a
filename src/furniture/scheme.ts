/** theme/inc/Furniture/Scheme.php reads it before anything is painted. */
const KEY = 'courant-scheme';

const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name="courant-scheme"]')];

/** A page that comes back as it was left may be older than the choice. */
export function recallScheme(): void {
    window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) {
            document.documentElement.dataset['scheme'] = remembered() ?? document.documentElement.dataset['scheme'] ?? 'auto';
            tickScheme();
        }
    });
}

function remembered(): string | null {
    try {
        const scheme = localStorage.getItem(KEY);
        return scheme && /^(light|dark|auto)$/.test(scheme) ? scheme : null;
    } catch {
        return null;
    }
}

/** Shows the remembered choice in the switch; what the page looks like was settled in its head. */
export function tickScheme(): void {
    const scheme = document.documentElement.dataset['scheme'];
    radios().forEach((radio) => {
        radio.checked = scheme ? radio.value === scheme : radio.checked;
    });
}

/** Keeps what a visitor chose. The style follows the switch by itself; a browser that keeps nothing is no fault. */
export function rememberScheme(): void {
    const chosen = radios().find(({ checked }) => checked)?.value;
    if (!chosen) {
        return;
    }
    document.documentElement.dataset['scheme'] = chosen;
    try {
        localStorage.setItem(KEY, chosen);
    } catch {
        // Private windows and full stores.
    }
}
