import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { Field } from './model';
import { __, Button, fetchPreview, Notice } from './wordpress';

/** Typing does not ask at each key. */
const PAUSE = 400;

/** The form as applicants see it, made by the same template; in its frame nothing runs and nothing is sent. */
export const Preview = ({ fields }: { readonly fields: readonly Field[] }): ReactElement => {
    const [isOpen, setOpen] = useState(false);
    const [html, setHtml] = useState('');
    const [isWrong, setWrong] = useState(false);
    useEffect(() => {
        const leave = new AbortController();
        const timer = isOpen
            ? setTimeout(
                  () =>
                      void fetchPreview(fields, leave.signal).then(
                          (page) => {
                              setWrong(false);
                              setHtml(page);
                          },
                          () => setWrong(!leave.signal.aborted),
                      ),
                  PAUSE,
              )
            : undefined;
        return () => {
            clearTimeout(timer);
            leave.abort();
        };
    }, [fields, isOpen]);

    return (
        <section className="courant-builder__preview">
            <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? __('Hide the preview', 'courant-desk') : __('Preview', 'courant-desk')}
            </Button>
            {isOpen ? (
                <>
                    <p className="description">{__('Fields with a condition are always shown here. Nothing can be sent.', 'courant-desk')}</p>
                    {isWrong ? (
                        <Notice status="error" isDismissible={false}>
                            {__('The preview could not be loaded.', 'courant-desk')}
                        </Notice>
                    ) : null}
                    <iframe title={__('Preview of the form', 'courant-desk')} sandbox="" srcDoc={html} />
                </>
            ) : null}
        </section>
    );
};
