import { useCallback, useEffect, useState } from 'react';

/** Texts that were typed and not sent yet, by a key such as `note-7`. They outlive their screen, not the page. */
const drafts = new Map<string, string>();

/** Keeps the browser from leaving the page without a question while something is not saved. */
export function useUnsavedWarning(isUnsaved: boolean): void {
    useEffect(() => {
        const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
        if (isUnsaved) {
            window.addEventListener('beforeunload', warn);
        }
        return () => window.removeEventListener('beforeunload', warn);
    }, [isUnsaved]);
}

export const hasDraft = (key: string): boolean => drafts.has(key);

const warnOfDrafts = (event: BeforeUnloadEvent): void => event.preventDefault();

/** A text that is still there when its screen is shown again. Setting it to '' forgets it. */
export function useDraft(key: string): [string, (text: string) => void] {
    const [text, setText] = useState(() => drafts.get(key) ?? '');
    const set = useCallback((next: string): void => {
        if (next === '') {
            drafts.delete(key);
        } else {
            drafts.set(key, next);
        }
        // The same listener is added once only.
        window[drafts.size > 0 ? 'addEventListener' : 'removeEventListener']('beforeunload', warnOfDrafts);
        setText(next);
    }, [key]);
    return [text, set];
}
