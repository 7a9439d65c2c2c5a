import { useEffect } from 'react';

/** A value of 0 or below means no category (Spec 3, 5). */
export function namesCategory(value: string): boolean {
    return Number(value) > 0;
}

/**
 * A choice by pointer opens the category at once. With the keyboard, options are only passed by on the way to another:
 * Enter opens it, or the button (Spec 2.1; Rulings 26).
 */
export function Categories({ form, select }: { form: HTMLFormElement; select: HTMLSelectElement }) {
    useEffect(() => {
        const stop = new AbortController();
        const { signal } = stop;
        // The hand that woke this island: a browser shows focus that a key has brought.
        let byKey = select.matches(':focus-visible');
        const submit = () => namesCategory(select.value) && form.requestSubmit();
        select.addEventListener('pointerdown', () => (byKey = false), { signal });
        select.addEventListener(
            'keydown',
            (event) => {
                byKey = true;
                if (event.key === 'Enter' && namesCategory(select.value)) {
                    event.preventDefault();
                    submit();
                }
            },
            { signal },
        );
        select.addEventListener('change', () => !byKey && submit(), { signal });
        form.addEventListener(
            'submit',
            (event) => {
                if (!namesCategory(select.value)) {
                    event.preventDefault();
                }
            },
            { signal },
        );
        return () => stop.abort();
    }, [form, select]);
    return null;
}
