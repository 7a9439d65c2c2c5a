import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { __, call, sprintf } from '../kit/wordpress';
import { unreadable, wanted } from './model';
import type { AllValues, Unreadable } from './model';

interface Shown {
    readonly subject: string;
    readonly html: string;
    readonly text: string;
}

interface Tested {
    readonly sent: boolean;
    readonly to: string;
}

const WAIT = 300;

const warning = ({ pair, contrast }: Unreadable): string => {
    const what = {
        /* translators: %s: a number such as 3.2 */
        text: __('The text can hardly be read on its colour: contrast %s, at least 4.5 is needed.', 'courant-desk'),
        /* translators: %s: a number such as 3.2 */
        link: __('Links can hardly be read: contrast %s, at least 4.5 is needed.', 'courant-desk'),
        /* translators: %s: a number such as 3.2 */
        footer: __('What stands below can hardly be read on the colour around the mail: contrast %s, at least 4.5 is needed.', 'courant-desk'),
    };
    return sprintf(what[pair], contrast);
};

/** A mail as it will look with what is typed; nothing of it is stored, and its frame may do nothing. */
export const Preview = ({ samples }: { readonly samples: Readonly<Record<string, string>> }): ReactElement => {
    const id = useId();
    const [values, setValues] = useState<AllValues | null>(null);
    const [sample, setSample] = useState(Object.keys(samples)[0] ?? '');
    const [shown, setShown] = useState<Shown | null>(null);
    const [isNarrow, setNarrow] = useState(false);
    const [isDark, setDark] = useState(false);
    const [said, say] = useState('');
    const [isBusy, setBusy] = useState(false);
    const first = useRef(true);

    useEffect(() => {
        const follow = (event: Event): void => setValues((event as CustomEvent<AllValues>).detail);
        document.addEventListener('courant:settings', follow);
        document.dispatchEvent(new CustomEvent('courant:settings-wanted'));
        return () => document.removeEventListener('courant:settings', follow);
    }, []);

    useEffect(() => {
        if (values === null) {
            return undefined;
        }
        const stop = new AbortController();
        const timer = setTimeout(
            () => {
                first.current = false;
                call<Shown>({ path: '/courant/v1/mails/preview', method: 'POST', data: { sample, changes: wanted(values) }, signal: stop.signal }).then(setShown, () => undefined);
            },
            first.current ? 0 : WAIT,
        );
        return () => {
            clearTimeout(timer);
            stop.abort();
        };
    }, [values, sample]);

    const test = async (): Promise<void> => {
        setBusy(true);
        say('');
        try {
            const { sent, to } = await call<Tested>({ path: '/courant/v1/mails/test', method: 'POST', data: { sample, changes: wanted(values ?? {}) } });
            /* translators: %s: an e-mail address */
            say(sprintf(sent ? __('The mail is on its way to %s.', 'courant-desk') : __('The mail to %s could not be sent. Ask whoever runs the server, or set up a plugin for SMTP.', 'courant-desk'), to));
        } catch (problem) {
            say(problem instanceof Error ? problem.message : '');
        } finally {
            setBusy(false);
        }
    };

    const warnings = unreadable(values?.['mail_look'] ?? {});
    return (
        <section className="courant-mail-look" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{__('Preview', 'courant-desk')}</h2>
            <div role="status">
                {warnings.map((one) => (
                    <p key={one.pair} className="courant-mail-look__warning">
                        {warning(one)}
                    </p>
                ))}
            </div>
            <div className="courant-mail-look__tools">
                <label htmlFor={`${id}-sample`}>{__('Which mail', 'courant-desk')}</label>
                <select id={`${id}-sample`} value={sample} onChange={(event) => setSample(event.target.value)}>
                    {Object.entries(samples).map(([value, title]) => (
                        <option key={value} value={value}>
                            {title}
                        </option>
                    ))}
                </select>
                <label className="courant-mail-look__check">
                    <input type="checkbox" checked={isNarrow} onChange={(event) => setNarrow(event.target.checked)} />
                    {__('As on a phone', 'courant-desk')}
                </label>
                <label className="courant-mail-look__check">
                    <input type="checkbox" checked={isDark} onChange={(event) => setDark(event.target.checked)} />
                    {__('In the dark', 'courant-desk')}
                </label>
                <button type="button" className="button" disabled={isBusy} onClick={() => void test()}>
                    {__('Send it to me', 'courant-desk')}
                </button>
                <span role="status">{said}</span>
            </div>
            {shown === null ? null : (
                <>
                    <p className="courant-mail-look__subject">
                        <strong>{__('Subject:', 'courant-desk')}</strong>{' '}
                        <span>{shown.subject}</span>
                    </p>
                    {shown.html === '' ? (
                        <pre>{shown.text}</pre>
                    ) : (
                        <>
                            <iframe title={__('The mail', 'courant-desk')} sandbox="" srcDoc={shown.html} data-narrow={isNarrow || undefined} data-dark={isDark || undefined} />
                            <details>
                                <summary>{__('The plain text that goes with it', 'courant-desk')}</summary>
                                <pre>{shown.text}</pre>
                            </details>
                        </>
                    )}
                </>
            )}
        </section>
    );
};
