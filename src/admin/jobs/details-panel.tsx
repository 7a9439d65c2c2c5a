import { useState } from 'react';
import type { ReactElement } from 'react';
import { lacksCurrency, readAmount, readCountries, readList, readMeta, readMonths, readSalary, readText, toggle, toMonths } from './model';
import type { Meta, Salary } from './model';
import { FIELDS } from './fields';
import { Check, Input, Mapped, Select } from './parts';
import { Places } from './places';
import { __, SettingPanel, useEntityProp } from './wordpress';
import { words } from './words';

interface FieldsProps {
    readonly meta: Meta;
    readonly set: (changes: Meta) => void;
}

const SalaryFields = ({ meta, set }: FieldsProps): ReactElement => {
    const salary = readSalary(meta);
    const change = (changes: Partial<Salary>): void => set({ courant_salary: { ...salary, ...changes } });
    return (
        <fieldset className="courant-group">
            <legend>{__('Salary', 'courant-desk')}</legend>
            <Input id={FIELDS.pay.id} label={__('From', 'courant-desk')} type="number" value={String(salary.min ?? '')} onChange={(typed) => change({ min: readAmount(typed) })} />
            <Input label={__('To', 'courant-desk')} type="number" value={String(salary.max ?? '')} onChange={(typed) => change({ max: readAmount(typed) })} />
            <Input
                label={__('Currency', 'courant-desk')}
                value={salary.currency}
                maxLength={3}
                help={lacksCurrency(salary) ? __('The salary is stored once it has a currency of three letters, such as EUR.', 'courant-desk') : undefined}
                onChange={(typed) => change({ currency: typed.toUpperCase() })}
            />
            <Select label={__('Paid', 'courant-desk')} value={salary.unit} choices={words().salaryUnits} onChange={(unit) => change({ unit })} />
            <Check label={__('Visitors may see it', 'courant-desk')} checked={salary.shown} onChange={(shown) => change({ shown })} />
        </fieldset>
    );
};

const Requirements = ({ meta, set }: FieldsProps): ReactElement => (
    <fieldset className="courant-group">
        <legend>{__('Asked of applicants', 'courant-desk')}</legend>
        <Select
            label={__('Education', 'courant-desk')}
            value={readText(meta, 'courant_education')}
            none={__('Not said', 'courant-desk')}
            choices={words().education}
            onChange={(courant_education) => set({ courant_education })}
        />
        <Input
            label={__('Months of experience', 'courant-desk')}
            type="number"
            value={String(readMonths(meta) || '')}
            onChange={(typed) => set({ courant_experience_months: toMonths(typed) })}
        />
        <Check
            label={__('Experience may stand in place of education', 'courant-desk')}
            checked={readText(meta, 'courant_experience_instead') === '1'}
            onChange={(on) => set({ courant_experience_instead: on ? '1' : '' })}
        />
    </fieldset>
);

/** Keeps what is typed, with its commas, until the field is left. */
const RemoteCountries = ({ meta, set }: FieldsProps): ReactElement => {
    const [typed, type] = useState(() => readList(meta, 'courant_remote_countries').join(', '));
    return (
        <Input
            label={__('Countries for remote work', 'courant-desk')}
            value={typed}
            help={__('Names or two-letter codes, separated by commas, such as Germany, FR.', 'courant-desk')}
            onChange={(text) => {
                type(text);
                set({ courant_remote_countries: readCountries(text) });
            }}
        />
    );
};

export const DetailsPanel = ({ type }: { readonly type: string }): ReactElement => {
    const [value, setMeta] = useEntityProp('postType', type, 'meta');
    const meta = readMeta(value);
    const set = (changes: Meta): void => setMeta({ ...meta, ...changes });
    const types = readList(meta, 'courant_employment_types');
    return (
        <SettingPanel name={FIELDS.pay.panel} title={__('Job details', 'courant-desk')}>
            <Places meta={meta} set={set} />
            <Select
                label={__('Work mode', 'courant-desk')}
                value={readText(meta, 'courant_work_mode')}
                none={__('Not said', 'courant-desk')}
                choices={words().workModes}
                onChange={(courant_work_mode) => set({ courant_work_mode })}
            />
            <RemoteCountries meta={meta} set={set} />
            <fieldset className="courant-group">
                <legend>{__('Employment', 'courant-desk')}</legend>
                <Mapped label={words().mapped.type} />
                {words().employmentTypes.map((choice) => (
                    <Check
                        key={choice.value}
                        label={choice.label}
                        checked={types.includes(choice.value)}
                        onChange={(on) => set({ courant_employment_types: toggle(types, choice.value, on) })}
                    />
                ))}
            </fieldset>
            <SalaryFields meta={meta} set={set} />
            <Requirements meta={meta} set={set} />
            <Input
                label={__('Reference', 'courant-desk')}
                value={readText(meta, 'courant_identifier')}
                maxLength={100}
                onChange={(courant_identifier) => set({ courant_identifier })}
            />
        </SettingPanel>
    );
};
