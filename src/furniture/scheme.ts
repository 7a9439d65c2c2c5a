/** theme/inc/Furniture/Scheme.php reads it before anything is painted. */
const KEY = 'courant-scheme';

const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name="courant-scheme"]')];

/** Shows the remembered choice in the switch; what the page looks like was settled in its head. */
export function tickScheme(): void {
    const radio = document.querySelector<HTMLInputElement>(`input[name="courant-scheme"][value="${document.documentElement.dataset['scheme'] ?? ''}"]`);
    if (radio) {
        radio.checked = true;
    }
}

/** What was chosen before any script was there stands, instead of what was remembered. */
export function settleScheme(): void {
    const chosen = document.activeElement;
    if (chosen instanceof HTMLInputElement && chosen.name === 'courant-scheme' && chosen.checked && !chosen.defaultChecked) {
        rememberScheme();
    } else {
        tickScheme();
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
