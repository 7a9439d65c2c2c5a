import type { ReactElement } from 'react';
import { FIELDS } from './fields';
import { readMeta, readText } from './model';
import { Check, Input } from './parts';
import { __, editorNow, SettingPanel, sprintf, useEditor, useEditorActions, useEntityProp } from './wordpress';
import { words } from './words';

/** Which status an opening was stored with decides what can be done with it. */
const OPEN = ['publish', 'private'];

export const ClosingPanel = ({ type }: { readonly type: string }): ReactElement => {
    const [value, setMeta] = useEntityProp('postType', type, 'meta');
    const meta = readMeta(value);
    const status = useEditor((editor) => editor.getCurrentPostAttribute('status'));
    const isBusy = useEditor((editor) => editor.isSavingPost());
    const isDirty = useEditor((editor) => editor.isEditedPostDirty());
    const { editPost, savePost } = useEditorActions();
    const isClosed = status === 'expired';

    const change = async (wanted: string): Promise<void> => {
        editPost({ status: wanted });
        await savePost();
        if (editorNow().didPostSaveRequestFail()) {
            editPost({ status });
        }
    };

    return (
        <SettingPanel name={FIELDS.closing.panel} title={__('Closing', 'courant-desk')}>
            <Input
                id={FIELDS.closing.id}
                label={__('Closes at (empty: stays open)', 'courant-desk')}
                type="datetime-local"
                value={readText(meta, 'courant_closing_at')}
                help={sprintf(__('Time zone: %s', 'courant-desk'), words().timezone)}
                onChange={(courant_closing_at) => setMeta({ ...meta, courant_closing_at })}
            />
            <Check
                label={__('Visitors see the date', 'courant-desk')}
                checked={readText(meta, 'awsm_exp_list_display') === 'list_display'}
                onChange={(on) => setMeta({ ...meta, awsm_exp_list_display: on ? 'list_display' : '' })}
            />
            <Check
                label={__('Filled: shown, but takes no applications', 'courant-desk')}
                checked={readText(meta, 'awsm_job_filled') === 'filled'}
                onChange={(on) => setMeta({ ...meta, awsm_job_filled: on ? 'filled' : '' })}
            />
            <Check
                label={__('Featured: stands out in lists', 'courant-desk')}
                checked={readText(meta, 'courant_featured') === '1'}
                onChange={(on) => setMeta({ ...meta, courant_featured: on ? '1' : '' })}
            />
            <Check
                label={__('Unlisted: has its page, but is in no list', 'courant-desk')}
                checked={readText(meta, 'awsm_pro_exclude_job') === 'exclude'}
                onChange={(on) => setMeta({ ...meta, awsm_pro_exclude_job: on ? 'exclude' : '' })}
            />
            {isClosed ? (
                <div className="courant-status">
                    <p>{__('This opening is closed.', 'courant-desk')}</p>
                    <button type="button" className="components-button is-primary" disabled={isBusy} onClick={() => void change('publish')}>
                        {__('Reopen', 'courant-desk')}
                    </button>
                    <button type="button" className="components-button is-secondary" disabled={isBusy || !isDirty} onClick={() => void change('expired')}>
                        {__('Save and leave closed', 'courant-desk')}
                    </button>
                </div>
            ) : null}
            {OPEN.includes(String(status)) ? (
                <div className="courant-status">
                    <button type="button" className="components-button is-secondary" disabled={isBusy} onClick={() => void change('expired')}>
                        {__('Close this opening', 'courant-desk')}
                    </button>
                </div>
            ) : null}
            {words().trash.length === 0 ? null : (
                <details className="courant-trash">
                    <summary>{__('What the trash would do', 'courant-desk')}</summary>
                    {words().trash.map((sentence) => (
                        <p key={sentence}>{sentence}</p>
                    ))}
                </details>
            )}
        </SettingPanel>
    );
};
