import { useId, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import type { ApplicationDetail } from '../../config/generated';
import { useDraft } from '../kit/drafts';
import { __, sprintf } from '../kit/wordpress';
import { api } from './api';
import { useNotices } from './notices';
import type { Query } from './query';
import { moment } from './screen';

export interface PartProps {
    readonly detail: ApplicationDetail;
    readonly query: Query;
    readonly onChange: (detail: ApplicationDetail) => void;
}

export const Notes = ({ detail, query, onChange }: PartProps): ReactElement => {
    const id = useId();
    const notices = useNotices();
    const [text, setText] = useDraft(`note-${detail.row.id}`);
    const [isBusy, setBusy] = useState(false);
    const run = async (work: () => Promise<ApplicationDetail>, said: string): Promise<boolean> => {
        setBusy(true);
        try {
            onChange(await work());
            notices.say(said);
            return true;
        } catch (problem) {
            notices.complain(problem);
            return false;
        } finally {
            setBusy(false);
        }
    };
    const add = (event: FormEvent): void => {
        event.preventDefault();
        if (text.trim() !== '' && !isBusy) {
            void run(() => api.note(detail.row.id, query, text), __('The note is stored.', 'courant-desk')).then((done) => (done ? setText('') : undefined));
        }
    };
    return (
        <section className="courant-card">
            <h3>{__('Notes', 'courant-desk')}</h3>
            <form onSubmit={add} className="courant-note-form">
                <label htmlFor={id} className="screen-reader-text">{__('New note', 'courant-desk')}</label>
                <textarea id={id} rows={3} value={text} placeholder={__('For colleagues only…', 'courant-desk')} onChange={(event) => setText(event.target.value)} />
                <button type="submit" className="button button-primary" aria-disabled={isBusy || text.trim() === ''}>{__('Add note', 'courant-desk')}</button>
            </form>
            <ul className="courant-notes">
                {detail.notes.map((note) => (
                    <li key={note.id}>
                        <p className="courant-lines" dir="auto">{note.text}</p>
                        <p className="courant-none">
                            <span>{`${note.who} · ${moment(note.at)}`}</span>
                            {note.canDelete ? (
                                <button type="button" className="courant-link" aria-label={sprintf(__('Delete the note of %s', 'courant-desk'), note.who)} onClick={() => (isBusy ? undefined : void run(() => api.removeNote(detail.row.id, query, note.id), __('The note is deleted.', 'courant-desk')))}>
                                    {__('Delete', 'courant-desk')}
                                </button>
                            ) : null}
                        </p>
                    </li>
                ))}
            </ul>
        </section>
    );
};
