/**
 * What a visitor did in an island that had no script yet. The default is held back only on what declares
 * `data-island-replay`; it is done again after the mount, or natively if the mount failed, and so never lost.
 */
interface Tap {
    control: HTMLElement;
    repeat: () => void;
}

const held = new WeakMap<Element, Tap[]>();

/** Holds the event back if it belongs to a declared control. */
export function hold(island: Element, event: Event): void {
    const target = event.target as Element;
    const tap = TAPS[event.type]?.(target, event);
    if (!tap || !island.contains(tap.control)) {
        return;
    }
    event.preventDefault();
    event.stopPropagation();
    const taps = held.get(island) ?? [];
    if (!taps.some(({ control }) => control === tap.control)) {
        held.set(island, [...taps, tap]);
        tap.control.setAttribute('aria-busy', 'true');
    }
}

/** Does again what was held back. Once the island's state is settled the loader holds nothing, so the native way is free. */
export function replay(island: Element): void {
    const taps = held.get(island) ?? [];
    held.delete(island);
    for (const { control, repeat } of taps) {
        control.removeAttribute('aria-busy');
        if (control.isConnected) {
            repeat();
        }
    }
}

const TAPS: Readonly<Record<string, (target: Element, event: Event) => Tap | undefined>> = {
    click: (target, event) => click(target, event as MouseEvent),
    submit: submission,
    change,
};

/** A choice stands already; only the news of it is held back. */
function change(target: Element): Tap | undefined {
    const control = target.closest<HTMLElement>('form[data-island-replay] :is(select, [type="checkbox"]), select[data-island-replay]');
    return control ? { control, repeat: () => void control.dispatchEvent(new Event('change', { bubbles: true })) } : undefined;
}

function click(target: Element, event: MouseEvent): Tap | undefined {
    const control = target.closest<HTMLElement>('[data-island-replay]:not(form, select)');
    if (!control || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        return undefined;
    }
    return { control, repeat: () => control.click() };
}

function submission(target: Element, event: Event): Tap | undefined {
    const form = target as HTMLFormElement;
    if (!form.hasAttribute('data-island-replay')) {
        return undefined;
    }
    const submitter = (event as SubmitEvent).submitter ?? undefined;
    return {
        control: form,
        repeat: () => form.requestSubmit(submitter),
    };
}
