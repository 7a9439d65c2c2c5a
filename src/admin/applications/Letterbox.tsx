import { useId, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { hasDraft, useDraft } from '../kit/drafts';
import { __, sprintf } from '../kit/wordpress';
import { api } from './api';
import { useNotices } from './notices';
import type { PartProps } from './Notes';
import { fill, moment, screen } from './screen';

const subjectKey = (id: number): string => `reply-subject-${id}`;
const bodyKey = (id: number): string => `reply-body-${id}`;

interface ComposerProps extends PartProps {
    readonly onDone: () => void;
}

const Composer = ({ detail, query, onChange, onDone }: ComposerProps): ReactElement => {
    const id = useId();
    const notices = useNotices();
    const [subject, setSubject] = useDraft(subjectKey(detail.row.id));
    const [body, setBody] = useDraft(bodyKey(detail.row.id));
    const [replaced, setReplaced] = useState<{ subject: string; body: string } | null>(null);
    const [isBusy, setBusy] = useState(false);
    const choose = (key: string): void => {
        const template = screen().templates.find((one) => one.key === key);
        if (template !== undefined) {
            setReplaced(body.trim() === '' ? null : { subject, body });
            setSubject(fill(template.subject, detail.tags));
            setBody(fill(template.content, detail.tags));
        }
    };
    const send = async (): Promise<void> => {
        setBusy(true);
        try {
            onChange(await api.reply(detail.row.id, query, subject, body));
            notices.say(__('The mail is on its way.', 'courant-desk'));
            forget();
        } catch (problem) {
            notices.complain(problem);
            setBusy(false);
        }
    };
    const forget = (): void => {
        setSubject('');
        setBody('');
        onDone();
    };
    const restore = (text: { subject: string; body: string }): void => {
        setSubject(text.subject);
        setBody(text.body);
        setReplaced(null);
    };
    const submit = (event: FormEvent): void => {
        event.preventDefault();
        if (!isBusy) {
            void send();
        }
    };
    return (
        <form className="courant-composer" onSubmit={submit}>
            <p className="courant-none">{sprintf(__('To: %s', 'courant-desk'), detail.row.email)}</p>
            {screen().templates.length > 0 ? (
                <p>
                    <label htmlFor={`${id}-template`}>{__('Template', 'courant-desk')}</label>
                    <select id={`${id}-template`} defaultValue="" onChange={(event) => choose(event.target.value)}>
                        <option value="">{__('None', 'courant-desk')}</option>
                        {screen().templates.map(({ key, name }) => <option key={key} value={key}>{name}</option>)}
                    </select>
                </p>
            ) : null}
            <p>
                <label htmlFor={`${id}-subject`}>{__('Subject', 'courant-desk')}</label>
                <input id={`${id}-subject`} type="text" required maxLength={200} value={subject} onChange={(event) => setSubject(event.target.value)} />
            </p>
            <p>
                <label htmlFor={`${id}-body`}>{__('Text', 'courant-desk')}</label>
                <textarea id={`${id}-body`} required rows={10} maxLength={20000} dir="auto" value={body} onChange={(event) => setBody(event.target.value)} />
            </p>
            <p>
                <button type="submit" className="button button-primary" aria-disabled={isBusy}>{__('Send', 'courant-desk')}</button>
                <button type="button" className="button" onClick={forget}>{__('Discard', 'courant-desk')}</button>
                {replaced === null ? null : <button type="button" className="button" onClick={() => restore(replaced)}>{__('Restore my text', 'courant-desk')}</button>}
            </p>
        </form>
    );
};

export const Letterbox = (props: PartProps): ReactElement => {
    const { detail, query, onChange } = props;
    const notices = useNotices();
    const [isOpen, setOpen] = useState(() => hasDraft(bodyKey(detail.row.id)) || hasDraft(subjectKey(detail.row.id)));
    const repeat = async (mail: number): Promise<void> => {
        try {
            onChange(await api.again(detail.row.id, query, mail));
            notices.say(__('It was tried again.', 'courant-desk'));
        } catch (problem) {
            notices.complain(problem);
        }
    };
    return (
        <section className="courant-card">
            <div className="courant-card__head">
                <h3>{__('Mails', 'courant-desk')}</h3>
                {detail.canReply && !isOpen ? <button type="button" className="button button-primary" onClick={() => setOpen(true)}>{__('Write a mail', 'courant-desk')}</button> : null}
            </div>
            {isOpen ? <Composer {...props} onDone={() => setOpen(false)} /> : null}
            {detail.mails.length === 0 ? <p className="courant-none">{__('None yet.', 'courant-desk')}</p> : (
                <ul className="courant-mails">
                    {detail.mails.map((mail) => (
                        <li key={mail.id} data-state={mail.state}>
                            <details>
                                <summary>
                                    <span className="courant-mails__kind">{mail.kind}</span>
                                    <span className="courant-mails__subject" dir="auto">{mail.subject === '' ? __('Written when it is sent', 'courant-desk') : mail.subject}</span>
                                    <span className="courant-mails__state">{mail.stateLabel}</span>
                                </summary>
                                <p className="courant-none">{[mail.recipient, mail.who, moment(mail.at)].filter((part) => part !== '').join(' · ')}</p>
                                {mail.body === '' ? null : <pre dir="auto">{mail.body}</pre>}
                            </details>
                            {mail.error === '' ? null : <code>{mail.error}</code>}
                            {mail.canRepeat ? <button type="button" className="button" onClick={() => void repeat(mail.id)}>{__('Send again', 'courant-desk')}</button> : null}
                        </li>
                    ))}
                </ul>
            )}
        </section>
    );
};
