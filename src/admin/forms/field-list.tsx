import { useState } from 'react';
import type { ReactElement } from 'react';
import { Order } from '../kit/order';
import { FieldRow } from './field-row';
import { keyOf } from './model';
import type { Action, Field, State } from './model';
import { __, sprintf } from './wordpress';
import { labelOf } from './words';

const nameOfField = (field: Field | undefined): string => (field === undefined ? '' : labelOf(field));

/** The fields in their order: by drag with a pointer, by drag with the keyboard, and by buttons. */
export const FieldList = ({ state, dispatch }: { readonly state: State; readonly dispatch: (action: Action) => void }): ReactElement => {
    const [said, say] = useState('');
    const { fields } = state.form;
    const moveTo = (name: string, to: number): void => {
        const field = fields.find((one) => one.name === name);
        dispatch({ type: 'moved', name, to });
        say(sprintf(__('%1$s is now field %2$d of %3$d.', 'courant-desk'), nameOfField(field), to + 1, fields.length));
    };
    return (
        <>
            <Order
                ids={fields.map(keyOf)}
                nameOf={(key) => nameOfField(fields.find((field) => keyOf(field) === key))}
                help={__('Press space or enter to pick it up, the arrow keys to move it, space or enter to put it there, escape to leave it.', 'courant-desk')}
                move={(from, to) => {
                    const moved = fields[from];
                    if (moved !== undefined) {
                        dispatch({ type: 'moved', name: moved.name, to });
                    }
                }}
            >
                <ol className="courant-fields">
                    {fields.map((field, at) => (
                        <FieldRow
                            key={keyOf(field)}
                            field={field}
                            fields={fields}
                            at={at}
                            isOpen={state.open === field.name}
                            dispatch={dispatch}
                            moveTo={(to) => moveTo(field.name, to)}
                        />
                    ))}
                </ol>
            </Order>
            <p className="screen-reader-text" role="status">
                {said}
            </p>
        </>
    );
};
