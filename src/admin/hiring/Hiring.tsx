import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { RecruitingSettings } from '../../config/generated';
import { useUnsavedWarning } from '../kit/drafts';
import { useKeptState } from '../kit/boundary';
import { call, __ } from '../kit/wordpress';
import { Keeping } from './Keeping';
import { StageEditor } from './StageEditor';
import { TemplateEditor } from './TemplateEditor';

export const PATH = '/courant/v1/applications/settings';

export interface EditorProps {
    readonly settings: RecruitingSettings;
    readonly set: (changes: Partial<RecruitingSettings>) => void;
}

export const Hiring = (): ReactElement => {
    const [settings, setSettings] = useKeptState<RecruitingSettings | null>('settings', null);
    const [stored, setStored] = useKeptState('stored', '');
    const [said, setSaid] = useState({ text: '', isProblem: false });
    const [isBusy, setBusy] = useState(false);
    const take = (answer: RecruitingSettings): void => {
        setSettings(answer);
        setStored(JSON.stringify(answer));
    };
    const complain = (problem: unknown): void => setSaid({ text: problem instanceof Error ? problem.message : String(problem), isProblem: true });
    useEffect(() => {
        // After a crash they are there already, with what was typed.
        if (settings === null) {
            call<RecruitingSettings>({ path: PATH }).then(take, complain);
        }
        // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen opens
    }, []);
    const isDirty = settings !== null && JSON.stringify(settings) !== stored;
    useUnsavedWarning(isDirty);
    const save = async (): Promise<void> => {
        if (settings === null || isBusy) {
            return;
        }
        setBusy(true);
        try {
            const { stages, templates, days } = settings;
            const answer = await call<RecruitingSettings>({ path: PATH, method: 'PUT', data: { stages, templates, days } });
            setStored(JSON.stringify(answer));
            // What was typed meanwhile stays, and is not saved yet.
            setSettings((now) => ({
                ...answer,
                ...(now === null || now.stages === stages ? {} : { stages: now.stages }),
                ...(now === null || now.templates === templates ? {} : { templates: now.templates }),
                ...(now === null || now.days === days ? {} : { days: now.days }),
            }));
            setSaid({ text: __('Stored.', 'courant-desk'), isProblem: false });
        } catch (problem) {
            complain(problem);
        }
        setBusy(false);
    };
    return (
        <div className="courant-hiring">
            <div role="status">{said.isProblem || said.text === '' ? null : <p className="notice notice-success inline">{said.text}</p>}</div>
            <div role="alert">{said.isProblem ? <p className="notice notice-error inline">{said.text}</p> : null}</div>
            {settings === null ? <p>{__('Loading…', 'courant-desk')}</p> : (
                <>
                    <StageEditor settings={settings} set={(changes) => setSettings({ ...settings, ...changes })} />
                    <TemplateEditor settings={settings} set={(changes) => setSettings({ ...settings, ...changes })} />
                    <Keeping settings={settings} isDirty={isDirty} set={(changes) => setSettings({ ...settings, ...changes })} take={take} complain={complain} />
                    <p className="courant-hiring__save">
                        <button type="button" className="button button-primary button-hero" aria-disabled={isBusy || !isDirty} onClick={() => void save()}>{__('Save changes', 'courant-desk')}</button>
                        {isDirty ? <span>{__('There are changes that are not stored yet.', 'courant-desk')}</span> : null}
                    </p>
                </>
            )}
        </div>
    );
};
