/** theme/inc/Furniture/Scheme.php reads it before anything is painted. */
const KEY = 'courant-scheme';

const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name="courant-scheme"]')];

/** Shows the remembered choice in the switch; what the page looks like was settled in its head. */
export function tickScheme(): void {
    const radio = document.querySelector<HTMLInputElement>(`#scheme-${document.documentElement.dataset['scheme'] ?? 'auto'}`);
    if (radio) {
        radio.checked = true;
    }
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
