import { useEffect, useState } from 'react';
import { readAnswer, type Attributes, type Item } from './model';
import { apiFetch, useContent, usePostId } from './wordpress';

export interface Preview {
    readonly html: string;
    readonly items: readonly Item[];
    readonly isBusy: boolean;
}

const WAIT = 500;

/** The table as the server makes it of the text that stands in the editor, half a second after the last change. */
export function usePreview(attributes: Attributes): Preview {
    const post = usePostId();
    const content = useContent();
    const chosen = JSON.stringify(attributes);
    const [preview, setPreview] = useState<Preview>({ html: '', items: [], isBusy: true });
    useEffect(() => {
        const stop = new AbortController();
        const timer = setTimeout(() => {
            apiFetch({
                path: '/courant/v1/contents/text',
                method: 'POST',
                data: { post, content, attributes: JSON.parse(chosen) as unknown },
                signal: stop.signal,
            }).then(
                (answer) => setPreview({ ...readAnswer(answer), isBusy: false }),
                () => setPreview((last) => ({ ...last, isBusy: false })),
            );
        }, WAIT);
        return () => {
            clearTimeout(timer);
            stop.abort();
        };
    }, [post, content, chosen]);
    return preview;
}
