import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusOn } from '../kit/a11y';
import { useStore } from '../kit/store';
import { controlsOf, errorOf, fileError } from './fields';
import { FileLists } from './files';
import { FieldErrors, Progress, Summary } from './parts';
import { submit } from './submit';
import type { Application, ExtraFields } from './submit';
import { useButton, useHiddenForm, useInvalidFields, useMessageArea } from './projections';
import { completeUrl } from './web-address';

/** The boxes that React draws into, put into the server's form. */
export interface Slots {
    summary: HTMLElement;
    progress: HTMLElement;
    /** after the message area */
    another: HTMLElement;
}

/**
 * The application form over the server's own markup: React draws the list of errors, the fields' messages and the
 * upload's progress; button and message area are the server's nodes (design, 4).
 */
export function ApplicationForm({ application, slots }: { application: Application; slots: Slots }) {
    const { form, root, store, config } = application;
    const state = useStore(store);
    const sending = state.phase === 'sending';
    const heading = useRef<HTMLDivElement>(null);

    useEffect(() => listen(application), [application]);
    useButton(form, sending);
    useHiddenForm(form, state.sent);
    useInvalidFields(form, state.errors);
    const area = useMessageArea(root, state.outcome);

    useLayoutEffect(() => {
        const target = heading.current ?? area();
        if (state.news > 0 && target) {
            focusOn(target);
        }
    }, [state.news, area]);

    return (
        <>
            {state.summary && createPortal(<Summary ref={heading} errors={state.errors} title={config.messages.summary} />, slots.summary)}
            {sending &&
                createPortal(
                    <Progress percent={state.percent} messages={config.messages} onCancel={() => application.abort?.abort()} />,
                    slots.progress,
                )}
            {state.sent &&
                createPortal(
                    <button type="button" className="courant-another" onClick={() => showAgain(application)}>
                        {config.messages.another}
                    </button>,
                    slots.another,
                )}
            <FileLists form={form} messages={config.messages} />
            <FieldErrors form={form} errors={state.errors} />
        </>
    );
}

function showAgain({ form, store }: Application): void {
    store.dispatch({ type: 'another' });
    // The button is gone with the next rendering, and the focus would be with it.
    setTimeout(() => controlsOf(form)[0]?.focus());
}

function listen(application: Application): () => void {
    const { form, store, config, tokens } = application;
    const stop = new AbortController();
    const { signal } = stop;
    // Our messages instead of the browser's (Spec 5), but only as long as we are here to give them.
    const native = form.noValidate;
    form.noValidate = config.validation || native;
    signal.addEventListener('abort', () => {
        form.noValidate = native;
    });

    form.addEventListener(
        'submit',
        (event) => {
            event.preventDefault();
            void submit(application);
        },
        { signal },
    );
    form.addEventListener('courant:submit-application', (event) => void submit(application, (event as CustomEvent<ExtraFields>).detail), { signal });
    form.addEventListener('focusin', () => tokens.touch(), { signal });
    const recheck = ({ target }: Event) => {
        const { name } = target as HTMLInputElement;
        const control = controlsOf(form).find((one) => one.name === name);
        if (control && store.get().errors.some((error) => error.name === name)) {
            store.dispatch({ type: 'checked', name, error: config.validation ? errorOf(control, config.messages) : null });
        }
    };
    form.addEventListener('input', recheck, { signal });
    form.addEventListener('change', recheck, { signal });
    form.addEventListener('change', ({ target }) => settleControl(application, target as HTMLInputElement), { signal });
    return () => stop.abort();
}

/** What a control gets as soon as it is left: a file is checked, a URL gets the scheme that it lacks. */
function settleControl({ config, store }: Application, control: HTMLInputElement): void {
    if (control.type === 'file') {
        store.dispatch({ type: 'chosen', name: control.name, error: fileError(control, config) });
    } else if (control.type === 'url') {
        control.value = completeUrl(control.value);
    }
}
