import type { ReactElement } from 'react';
import { FIELDS, focusWhenReady, type FieldName } from './fields';
import { missingFields, readMeta } from './model';
import { __, openPanel, PrePublishPanel, useEditor } from './wordpress';
import { words } from './words';

const labels = (): Record<FieldName, readonly [missing: string, action: string]> => ({
    place: [__('No place of work: search engines need one to show the opening.', 'courant-desk'), __('Add a place', 'courant-desk')],
    pay: [__('No salary: openings with pay are found more often.', 'courant-desk'), __('Enter the salary', 'courant-desk')],
    closing: [__('No closing date: the opening stays open until somebody closes it.', 'courant-desk'), __('Choose a closing date', 'courant-desk')],
});

/** What is missing is named before publishing and never keeps anyone from it. */
export const PrePublishCheck = ({ plugin }: { readonly plugin: string }): ReactElement => {
    const meta = readMeta(useEditor((editor) => editor.getEditedPostAttribute('meta')));
    const terms = useEditor((editor) => (words().locationSpecification === '' ? [] : editor.getEditedPostAttribute(words().locationSpecification)));
    const missing = missingFields(meta, Array.isArray(terms) && terms.length > 0);
    const open = (field: FieldName): void => {
        openPanel(`${plugin}/${FIELDS[field].panel}`);
        focusWhenReady(FIELDS[field].id);
    };
    return (
        <PrePublishPanel title={__('Job opening', 'courant-desk')} initialOpen className="courant-pre-publish">
            {missing.length === 0 ? (
                <p>{__('Place, pay and closing date are there.', 'courant-desk')}</p>
            ) : (
                <ul className="courant-pre-publish__list">
                    {missing.map((field) => (
                        <li key={field}>
                            <p>{labels()[field][0]}</p>
                            <button type="button" className="components-button is-secondary" onClick={() => open(field)}>
                                {labels()[field][1]}
                            </button>
                        </li>
                    ))}
                </ul>
            )}
        </PrePublishPanel>
    );
};
