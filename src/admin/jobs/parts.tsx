import { useId } from 'react';
import type { ReactElement } from 'react';
import { __, sprintf } from '../kit/words';
import type { Choice } from './words';

interface InputProps {
    /** Of the input itself, where something leads to it. */
    readonly id?: string;
    readonly label: string;
    readonly type?: 'text' | 'number' | 'datetime-local';
    readonly value: string;
    readonly help?: string | undefined;
    readonly maxLength?: number;
    readonly onChange: (value: string) => void;
}

/** A labelled input, made of plain elements: WordPress's own change their looks and log warnings from version to version. */
export const Input = ({ id: own, label, type = 'text', value, help, maxLength, onChange }: InputProps): ReactElement => {
    const made = useId();
    const id = own ?? made;
    return (
        <div className="courant-control">
            <label htmlFor={id}>{label}</label>
            <input
                id={id}
                className="components-text-control__input"
                type={type}
                value={value}
                {...(maxLength === undefined ? {} : { maxLength })}
                {...(type === 'number' ? { min: 0, step: 'any' } : {})}
                {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
                onChange={(event) => onChange(event.target.value)}
            />
            {help === undefined ? null : (
                <p id={`${id}-help`} className="courant-control__help">
                    {help}
                </p>
            )}
        </div>
    );
};

/** Says which specification is the same as the field. */
export const Mapped = ({ label }: { readonly label: string }): ReactElement | null =>
    label === '' ? null : (
        <p className="courant-control__help">
            {
                /* translators: %s: name of a specification, such as "Job Type" */
                sprintf(__('Also stored as %s.', 'courant-desk'), label)
            }
        </p>
    );

interface SelectProps {
    readonly label: string;
    readonly value: string;
    readonly choices: readonly Choice[];
    readonly none?: string;
    readonly onChange: (value: string) => void;
}

export const Select = ({ label, value, choices, none, onChange }: SelectProps): ReactElement => {
    const id = useId();
    return (
        <div className="courant-control">
            <label htmlFor={id}>{label}</label>
            <select id={id} className="components-text-control__input" value={value} onChange={(event) => onChange(event.target.value)}>
                {none === undefined ? null : <option value="">{none}</option>}
                {choices.map((choice) => (
                    <option key={choice.value} value={choice.value}>
                        {choice.label}
                    </option>
                ))}
            </select>
        </div>
    );
};

interface CheckProps {
    readonly label: string;
    readonly checked: boolean;
    readonly onChange: (checked: boolean) => void;
}

export const Check = ({ label, checked, onChange }: CheckProps): ReactElement => {
    const id = useId();
    return (
        <div className="courant-check">
            <input id={id} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
            <label htmlFor={id}>{label}</label>
        </div>
    );
};
