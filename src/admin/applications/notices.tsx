import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { __ } from '../kit/wordpress';

export interface Notices {
    readonly say: (text: string) => void;
    readonly complain: (problem: unknown) => void;
}

interface Said {
    readonly text: string;
    readonly isProblem: boolean;
    readonly count: number;
}

const Context = createContext<Notices>({ say: () => undefined, complain: () => undefined });

export const useNotices = (): Notices => useContext(Context);

/** One message at a time, read out; a problem stays until it is closed. */
export const WithNotices = ({ children }: { readonly children: ReactNode }): ReactElement => {
    const [said, setSaid] = useState<Said>({ text: '', isProblem: false, count: 0 });
    /** what had the focus when a problem was shown, and gets it back when the notice is closed */
    const before = useRef<Element | null>(null);
    const tell = useCallback((text: string, isProblem: boolean): void => {
        before.current = document.activeElement;
        setSaid((last) => ({ text, isProblem, count: last.count + 1 }));
    }, []);
    const close = (): void => {
        const { current } = before;
        tell('', false);
        if (current instanceof HTMLElement && current.isConnected) {
            current.focus();
        }
    };
    const notices = useMemo<Notices>(() => ({
        say: (text) => tell(text, false),
        complain: (problem) => tell(problem instanceof Error ? problem.message : String(problem), true),
    }), [tell]);
    return (
        <Context.Provider value={notices}>
            <div className="courant-notices">
                <div role="status">{said.isProblem || said.text === '' ? null : <p key={said.count} className="courant-notice">{said.text}</p>}</div>
                <div role="alert">
                    {said.isProblem && said.text !== '' ? (
                        <p key={said.count} className="courant-notice" data-problem="true">
                            <span>{said.text}</span>
                            <button type="button" className="courant-link" onClick={close}>{__('Close', 'courant-desk')}</button>
                        </p>
                    ) : null}
                </div>
            </div>
            {children}
        </Context.Provider>
    );
};
