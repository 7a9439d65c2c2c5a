import { useState } from 'react';
import type { ReactElement } from 'react';
import { useUnsavedWarning } from '../kit/drafts';
import { useKeptReducer, useKeptState } from '../kit/boundary';
import { FieldList } from './field-list';
import { problemOf, reduce, start, TYPES } from './model';
import type { Form } from './model';
import { Preview } from './preview';
import { __, Button, CheckboxControl, facts, Notice, removeForm, SelectControl, storeForm, TextControl } from './wordpress';
import { typeName } from './words';

interface Told {
    readonly status: 'error' | 'success';
    readonly text: string;
}

const newForm = (): Form => ({ id: 0, title: '', version: 0, standard: false, fields: facts().usual });

/** Chooses a form, changes it, stores it. */
export const Builder = ({ stored }: { readonly stored: readonly Form[] }): ReactElement => {
    const [forms, setForms] = useKeptState('forms', stored);
    const [state, dispatch] = useKeptReducer('form', reduce, () => start(forms[0] ?? newForm()));
    const [told, tell] = useState<Told | null>(null);
    const [isBusy, setBusy] = useState(false);
    const { form, dirty } = state;
    // A new form that nobody has touched is not unsaved.
    const isUnsaved = dirty && (form.id > 0 || form.title !== '' || form.fields !== facts().usual);
    useUnsavedWarning(isUnsaved);

    const open = (id: string): void => {
        if (!isUnsaved || window.confirm(__('Leave without storing your changes?', 'courant-desk'))) {
            dispatch({ type: 'opened', form: forms.find((one) => String(one.id) === id) ?? newForm() });
            tell(null);
        }
    };
    const run = async (work: () => Promise<Told>): Promise<void> => {
        setBusy(true);
        tell(await work().catch((failure: unknown): Told => ({ status: 'error', text: reason(failure) })));
        setBusy(false);
    };
    const store = (): Promise<void> =>
        run(async () => {
            const answer = await storeForm(form);
            setForms(answer.forms);
            dispatch({ type: 'stored', form: answer.form ?? form, sent: form });
            return { status: 'success', text: __('The form is stored. Applications that were made with an earlier version keep that one.', 'courant-desk') };
        });
    const remove = (): Promise<void> =>
        run(async () => {
            const answer = await removeForm(form.id);
            setForms(answer.forms);
            dispatch({ type: 'opened', form: answer.forms[0] ?? newForm() });
            return { status: 'success', text: __('The form is removed. Its openings use the usual form.', 'courant-desk') };
        });

    return (
        <div className="courant-builder">
            <SelectControl
                __nextHasNoMarginBottom
                __next40pxDefaultSize
                label={__('Form', 'courant-desk')}
                value={String(form.id)}
                options={[...forms.map(({ id, title, standard }) => ({ value: String(id), label: standard ? `${title} ★` : title })), { value: '0', label: __('New form', 'courant-desk') }]}
                onChange={open}
            />
            {told ? (
                <Notice status={told.status} isDismissible={false}>
                    {told.text}
                </Notice>
            ) : null}
            <TextControl __nextHasNoMarginBottom __next40pxDefaultSize label={__('Name of the form', 'courant-desk')} value={form.title} maxLength={200} onChange={(title) => dispatch({ type: 'titled', title })} />
            <CheckboxControl
                __nextHasNoMarginBottom
                label={__('For all openings that name no other form', 'courant-desk')}
                checked={form.standard}
                onChange={(on) => dispatch({ type: 'standard', on })}
            />
            <h2>{__('Fields', 'courant-desk')}</h2>
            <FieldList state={state} dispatch={dispatch} />
            <fieldset className="courant-builder__add" disabled={form.fields.length >= facts().mostFields}>
                <legend>{__('Add a field', 'courant-desk')}</legend>
                {TYPES.map((type) => (
                    <Button key={type} variant="secondary" onClick={() => dispatch({ type: 'added', field: type })}>
                        {typeName(type)}
                    </Button>
                ))}
            </fieldset>
            <Preview fields={form.fields} />
            <div className="courant-builder__actions">
                <Button variant="primary" isBusy={isBusy} disabled={isBusy || !dirty || form.title.trim() === '' || form.fields.some((field) => problemOf(form.fields, field) !== null)} onClick={() => void store()}>
                    {__('Store the form', 'courant-desk')}
                </Button>
                {form.id > 0 ? (
                    <Button
                        variant="tertiary"
                        isDestructive
                        disabled={isBusy}
                        onClick={() => {
                            if (window.confirm(__('Remove this form?', 'courant-desk'))) {
                                void remove();
                            }
                        }}
                    >
                        {__('Remove the form', 'courant-desk')}
                    </Button>
                ) : null}
            </div>
        </div>
    );
};

const reason = (failure: unknown): string =>
    typeof failure === 'object' && failure !== null && 'message' in failure && typeof failure.message === 'string' && failure.message !== ''
        ? failure.message
        : __('That did not work. Please try again.', 'courant-desk');
