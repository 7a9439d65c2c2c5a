import type { ApplicationsConfig } from '../config/generated';
import { flushSync } from 'react-dom';
import { emit } from '../kit/events';
import type { Store } from '../kit/store';
import { upload } from '../kit/upload';
import type { createAttempts } from './attempt';
import { resetCaptcha } from './captcha';
import type { Captcha } from './captcha';
import { controlsOf, errorOf, fieldError, sizeMessages } from './fields';
import type { FieldError } from './fields';
import { outcomeOf, parseResponse } from './model';
import type { Action, State } from './model';
import { rememberSent } from './sent';
import type { Tokens } from './token';

export interface Application {
    root: HTMLElement;
    /** id of the opening */
    opening: string;
    form: HTMLFormElement;
    config: ApplicationsConfig;
    store: Store<State, Action>;
    tokens: Tokens;
    attempts: ReturnType<typeof createAttempts>;
    captcha: Captcha;
    forgetDraft: () => void;
    /** the upload in flight */
    abort: AbortController | null;
}

export type ExtraFields = readonly { name: string; value: string }[];

/** What is wrong with the form as it stands. With the flag off the browser has looked already (Rulings 18). */
export function examineForm({ form, config }: Application): FieldError[] {
    return config.validation ? controlsOf(form).flatMap((control) => errorOf(control, config.messages) ?? []) : [];
}

/** Checks and sends. A second call while one is on its way does nothing. */
export async function submit(application: Application, extra: ExtraFields = []): Promise<void> {
    const { form, config, store, captcha } = application;
    if (store.get().phase === 'sending') {
        return;
    }
    const errors = examineForm(application);
    const messages = [...sizeMessages(form, config), ...captcha.objections()];
    if (errors.length > 0 || messages.length > 0) {
        store.dispatch({ type: 'refused', errors, messages });
        return;
    }
    const abort = new AbortController();
    application.abort = abort;
    store.dispatch({ type: 'sending' });
    const refusal = hasFiles(form) ? await application.tokens.refusal() : '';
    if (refusal) {
        application.abort = null;
        settle(application, JSON.stringify({ error: [refusal], success: [] }));
        return;
    }
    const body = bodyOf(application, [...extra, ...(await captcha.fields())]);
    const text = await upload(config.ajaxUrl, body, {
        signal: abort.signal,
        onProgress: (percent) => store.dispatch({ type: 'progress', percent }),
    }).catch(() => null);
    application.abort = null;
    if (text === null && abort.signal.aborted) {
        store.dispatch({ type: 'settled', outcome: { tone: 'plain', messages: [config.messages.cancelled] }, errors: [] });
        resetCaptcha(form);
        return;
    }
    settle(application, text);
}

function hasFiles(form: HTMLFormElement): boolean {
    return [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].some(({ files }) => files !== null && files.length > 0);
}

function bodyOf({ form, tokens, attempts }: Application, extra: ExtraFields): FormData {
    const body = new FormData(form);
    extra.forEach(({ name, value }) => body.append(name, value));
    body.set('courant_key', attempts.keyFor(body));
    body.set('courant', '1');
    const token = tokens.current();
    if (token) {
        body.set('courant_token', token);
    }
    return body;
}

/**
 * What follows a response, in the order that is promised to integrations, each step done before the next: label and
 * captcha reset, form reset with its selects, messages, event. Only then are the fields hidden.
 */
function settle({ form, config, store, attempts, forgetDraft, opening }: Application, text: string | null): void {
    const response = parseResponse(text);
    const outcome = outcomeOf(response, config.messages.general);
    const isSent = outcome.tone === 'success';
    const now = (action: Action) => flushSync(() => store.dispatch(action));
    now({ type: 'released' });
    resetCaptcha(form);
    if (isSent) {
        form.reset();
        form.dispatchEvent(new Event('courant:controls'));
        attempts.done();
        forgetDraft();
        rememberSent(opening, Date.now());
    }
    now({ type: 'settled', outcome, errors: isSent ? [] : namedErrors(form, response?.fields ?? {}) });
    if (isSent || (outcome.tone === 'error' && response)) {
        emit(form, isSent ? 'awsmjobs_application_submitted' : 'awsmjobs_application_failed', response, () => [response]);
    }
    if (isSent) {
        now({ type: 'sent' });
    }
}

function namedErrors(form: HTMLFormElement, fields: Readonly<Record<string, string>>): FieldError[] {
    return controlsOf(form).flatMap((control) => {
        const message = fields[control.name.replace(/\[\]$/, '')] ?? fields[control.name];
        return message ? [fieldError(control, message)] : [];
    });
}
