import { useEffect, useId, useRef } from 'react';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { __, _n, sprintf } from '../kit/wordpress';
import type { Loss } from './model';
import { losesNothing } from './model';

interface AskProps {
    readonly title: string;
    readonly go: string;
    readonly isHarmful?: boolean;
    readonly onGo: () => void;
    readonly onLeave: () => void;
    readonly children: ReactNode;
}

/** A question that must be answered first. The browser's own dialog keeps the focus inside and gives it back. */
export const Ask = ({ title, go, isHarmful = false, onGo, onLeave, children }: AskProps): ReactElement => {
    const id = useId();
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => dialog.current?.showModal(), []);
    const submit = (event: FormEvent): void => {
        event.preventDefault();
        dialog.current?.close('go');
    };
    return (
        <dialog
            ref={dialog}
            className="courant-ask"
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
            onClose={() => (dialog.current?.returnValue === 'go' ? onGo() : onLeave())}
        >
            <form onSubmit={submit}>
                <h2 id={`${id}-title`}>{title}</h2>
                <div id={`${id}-text`}>{children}</div>
                <p className="courant-ask__acts">
                    <button type="button" className="button" onClick={() => dialog.current?.close()}>{__('Cancel', 'courant-desk')}</button>
                    <button type="submit" className={isHarmful ? 'button courant-danger' : 'button button-primary'}>{go}</button>
                </p>
            </form>
        </dialog>
    );
};

/** What goes, in full sentences. */
export const LossList = ({ loss, isMerge = false }: { readonly loss: Loss; readonly isMerge?: boolean }): ReactElement => {
    if (losesNothing(loss)) {
        return <p>{__('Nothing uses it: nothing else is lost.', 'courant-desk')}</p>;
    }
    const lines: string[] = [];
    if (loss.terms > 0) {
        lines.push(sprintf(_n('%d value is deleted, and with it the page that lists its openings.', '%d values are deleted, and with them the pages that list their openings.', loss.terms, 'courant-desk'), loss.terms));
    }
    if (loss.openings > 0) {
        lines.push(isMerge
            ? sprintf(_n('%d opening gets the other value.', '%d openings get the other value.', loss.openings, 'courant-desk'), loss.openings)
            : sprintf(_n('%d opening loses what it says here. The opening itself stays.', '%d openings lose what they say here. The openings themselves stay.', loss.openings, 'courant-desk'), loss.openings));
    }
    if (loss.filters) {
        lines.push(__('Lists of openings no longer show it or filter by it.', 'courant-desk'));
    }
    return (
        <>
            <ul className="courant-loss">{lines.map((line) => <li key={line}>{line}</li>)}</ul>
            {loss.listings.length === 0 ? null : (
                <>
                    <p>{__('These pages have lists that were set to it, and should be looked at afterwards:', 'courant-desk')}</p>
                    <ul className="courant-loss">{loss.listings.map(({ title, link }) => <li key={link}><a href={link} target="_blank" rel="noreferrer">{title}</a></li>)}</ul>
                </>
            )}
            {isMerge ? null : <p>{__('This cannot be taken back.', 'courant-desk')}</p>}
        </>
    );
};
