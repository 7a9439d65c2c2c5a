/** When a field is asked for. The server decides alike (`Domain/Condition.php`, tests/fixtures/applications/conditions.json). */

export interface Condition {
    readonly field: string;
    readonly operator: string;
    readonly value: string;
}

export function holds({ operator, value }: Condition, entered: readonly string[]): boolean {
    const given = entered.map((one) => one.trim()).filter((one) => one !== '');
    const has = given.includes(value);
    return operator === 'is' ? has : operator === 'is-not' ? !has : operator === 'filled' ? given.length > 0 : given.length === 0;
}

/** Shows and hides the form's groups from top to bottom: what is hidden is disabled, and counts as empty for those below. */
export function applyConditions(form: HTMLFormElement): void {
    for (const group of form.querySelectorAll<HTMLElement>('[data-show-when]')) {
        const condition = read(group.dataset['showWhen']);
        if (!condition) {
            continue;
        }
        const shown = holds(condition, enteredIn(form, condition.field));
        group.hidden = !shown;
        for (const control of group.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
            control.disabled = !shown;
        }
    }
}

/** Keeps them up to date for good; a form without conditions costs nothing. */
export function watchConditions(form: HTMLFormElement): void {
    if (!form.querySelector('[data-show-when]')) {
        return;
    }
    const apply = () => applyConditions(form);
    form.addEventListener('input', apply);
    form.addEventListener('change', apply);
    // The fields are empty only after the event.
    form.addEventListener('reset', () => setTimeout(apply));
    window.addEventListener('pageshow', apply);
    apply();
}

/** What would be sent of a field, so that what is hidden above, or not ticked, counts as empty. */
function enteredIn(form: HTMLFormElement, name: string): string[] {
    return [...new FormData(form)].flatMap(([key, value]) => (key.replace(/\[\]$/, '') === name ? (typeof value === 'string' ? value : value.name) : []));
}

function read(json: string | undefined): Condition | null {
    try {
        return JSON.parse(json ?? '') as Condition;
    } catch {
        return null;
    }
}
