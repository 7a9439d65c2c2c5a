import type { ReactElement } from 'react';
import { Handle, useRow } from '../kit/order';
import { FieldSettings } from './field-settings';
import { keyOf, NEEDED, problemOf } from './model';
import type { Action, Field } from './model';
import { __, Button, sprintf } from './wordpress';
import { labelOf, problemText, typeName } from './words';

interface Props {
    readonly field: Field;
    readonly fields: readonly Field[];
    readonly at: number;
    readonly isOpen: boolean;
    readonly dispatch: (action: Action) => void;
    readonly moveTo: (at: number) => void;
}

/** A field in the list: its name, ways to move it, and when open, all about it. */
export const FieldRow = ({ field, fields, at, isOpen, dispatch, moveTo }: Props): ReactElement => {
    const { ref, style, isDragging, grip } = useRow(keyOf(field));
    const label = labelOf(field);
    const problem = problemOf(fields, field);
    return (
        <li
            ref={ref}
            className="courant-field"
            data-dragging={isDragging || undefined}
            data-width={field.width}
            style={style}
        >
            <div className="courant-field__head">
                <Handle className="courant-field__grip" grip={grip} name={label} />
                <Button variant="tertiary" className="courant-field__name" aria-expanded={isOpen} onClick={() => dispatch({ type: 'toggled', name: field.name })}>
                    <span className="courant-field__label">{`${label}${field.required ? ' *' : ''}`}</span>
                    <span className="courant-field__type">{typeName(field.type)}</span>
                </Button>
                <span className="courant-field__moves">
                    <Button variant="tertiary" disabled={at === 0} aria-label={sprintf(__('Move %s up', 'courant-desk'), label)} onClick={() => moveTo(at - 1)}>
                        <span aria-hidden="true">↑</span>
                    </Button>
                    <Button variant="tertiary" disabled={at === fields.length - 1} aria-label={sprintf(__('Move %s down', 'courant-desk'), label)} onClick={() => moveTo(at + 1)}>
                        <span aria-hidden="true">↓</span>
                    </Button>
                </span>
            </div>
            {field.condition ? <p className="courant-field__note">{__('Shown only under a condition', 'courant-desk')}</p> : null}
            {problem ? <p className="courant-field__problem">{problemText(problem)}</p> : null}
            {isOpen ? (
                <div className="courant-field__body">
                    <FieldSettings field={field} fields={fields} change={(changes) => dispatch({ type: 'changed', name: field.name, changes })} />
                    {NEEDED.includes(field.name) ? null : (
                        <Button variant="link" isDestructive onClick={() => dispatch({ type: 'removed', name: field.name })}>
                            {__('Remove this field', 'courant-desk')}
                        </Button>
                    )}
                </div>
            ) : null}
        </li>
    );
};
