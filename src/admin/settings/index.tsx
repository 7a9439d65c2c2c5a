import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Setting } from './fields';
import { useUnsavedWarning } from '../kit/drafts';
import { useKeptState } from '../kit/boundary';
import { renderScreen } from '../kit/screen';
import { change, changedSince, complaint, count, exported, imported, search, shown, values } from './model';
import type { Answer, Refusal, Room, Values } from './model';
import { findServerForm } from './server-form';
import { __, _n, apiFetch, sprintf } from './wordpress';
import './style.css';

const CHANGES = 'changes';
const PATH = '/courant/v1/settings';

function download(rooms: readonly Room[]): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([exported(rooms)], { type: 'application/json' }));
    link.download = 'courant-settings.json';
    link.click();
    URL.revokeObjectURL(link.href);
}

export const Screen = ({ room, first }: { readonly room: string; readonly first: readonly Room[] }): ReactElement => {
    const [rooms, setRooms] = useKeptState('rooms', first);
    const [changes, setChanges] = useKeptState<Values>(CHANGES, {});
    const [refused, setRefused] = useState<readonly Refusal[]>([]);
    const [words, setWords] = useState('');
    const [said, say] = useState('');
    const [isBusy, setBusy] = useState(false);
    const file = useRef<HTMLInputElement>(null);
    const searchId = useId();
    const found = words.trim() === '' ? rooms.filter((one) => one.room === room) : search(rooms, words);
    const number = count(changes);
    const isWrong = rooms.some((one) => one.fields.some((field) => complaint(field, shown(changes, one.room, field)) !== ''));

    useUnsavedWarning(number > 0);

    // What stands beside the settings, such as a preview, follows what is typed.
    useEffect(() => {
        const tell = (): void => {
            document.dispatchEvent(new CustomEvent('courant:settings', { detail: values(rooms, changes) }));
        };
        tell();
        document.addEventListener('courant:settings-wanted', tell);
        return () => document.removeEventListener('courant:settings-wanted', tell);
    }, [rooms, changes]);

    const save = async (): Promise<void> => {
        setBusy(true);
        say('');
        try {
            const answer = await apiFetch<Answer>({ path: PATH, method: 'PUT', data: { changes } });
            setRooms(answer.rooms);
            setRefused(answer.refused);
            setChanges((now) => changedSince(changes, now));
            say(answer.refused.length === 0 ? __('Saved.', 'courant-desk') : answer.refused.map((one) => one.message).join(' '));
        } catch {
            say(__('The settings could not be saved. Nothing was lost: try again.', 'courant-desk'));
        } finally {
            setBusy(false);
        }
    };

    const read = async (chosen: File | undefined): Promise<void> => {
        const wanted = chosen ? imported(rooms, await chosen.text()) : null;
        if (file.current) {
            file.current.value = '';
        }
        if (wanted === null) {
            say(__('This file holds no settings of the jobs desk.', 'courant-desk'));
            return;
        }
        setChanges(wanted);
        /* translators: %d: a number */
        say(sprintf(_n('The file changes %d setting. Look through it and save.', 'The file changes %d settings. Look through them and save.', count(wanted), 'courant-desk'), count(wanted)));
    };

    return (
        <form
            className="courant-settings"
            onSubmit={(event) => {
                event.preventDefault();
                void save();
            }}
        >
            <div className="courant-settings__tools">
                <label htmlFor={searchId} className="screen-reader-text">
                    {__('Search all settings', 'courant-desk')}
                </label>
                <input id={searchId} type="search" placeholder={__('Search all settings', 'courant-desk')} value={words} onChange={(event) => setWords(event.target.value)} />
                <button type="button" className="button" onClick={() => download(rooms)}>
                    {__('Export', 'courant-desk')}
                </button>
                <button type="button" className="button" onClick={() => file.current?.click()}>
                    {__('Import', 'courant-desk')}
                </button>
                <input ref={file} type="file" accept="application/json,.json" hidden onChange={(event) => void read(event.target.files?.[0])} />
            </div>
            {found.map((one) => (
                <section key={one.room} aria-labelledby={`${searchId}-${one.room}`}>
                    <h2 id={`${searchId}-${one.room}`}>{one.title}</h2>
                    {one.fields.map((field) => (
                        <Setting
                            key={field.key}
                            room={one.room}
                            field={field}
                            changes={changes}
                            refusal={refused.find((refusal) => refusal.room === one.room && refusal.key === field.key)?.message ?? ''}
                            onChange={(value) => setChanges((before) => change(before, one.room, field, value))}
                        />
                    ))}
                </section>
            ))}
            {found.length === 0 ? <p>{__('No setting has these words.', 'courant-desk')}</p> : null}
            <div className="courant-settings__save">
                <button type="submit" className="button button-primary" disabled={isBusy || number === 0 || isWrong}>
                    {__('Save changes', 'courant-desk')}
                </button>
                <span role="status">{said}</span>
            </div>
        </form>
    );
};

/** The server's own form stays until this screen has been rendered, and for good when it cannot be or somebody has begun to fill in the form. */
export async function open(root: HTMLElement): Promise<void> {
    const form = findServerForm(root);
    const answer = await apiFetch<Answer>({ path: PATH }).catch(() => null);
    if (answer !== null && !form.isTouched()) {
        renderScreen(root, <Screen room={root.dataset['room'] ?? ''} first={answer.rooms} />, {
            onReady: form.remove,
            onCrash: (memory) => form.restore((memory.get(CHANGES) ?? {}) as Values),
        });
    }
}

const root = document.getElementById('courant-settings');
if (root !== null) {
    void open(root);
}
