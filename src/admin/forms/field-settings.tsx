import type { ReactElement } from 'react';
import { above, hasBounds, hasChoices, hasLengths, isOwn, NEEDED } from './model';
import type { Condition, Field } from './model';
import { __, CheckboxControl, facts, SelectControl, TextareaControl, TextControl } from './wordpress';
import { operators, typeName } from './words';

interface Props {
    readonly field: Field;
    readonly fields: readonly Field[];
    readonly change: (changes: Partial<Field>) => void;
}

const SAME = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Everything about one field. */
export const FieldSettings = ({ field, fields, change }: Props): ReactElement => (
    <div className="courant-field__settings">
        <TextControl
            {...SAME}
            label={__('Label', 'courant-desk')}
            help={field.type === 'consent' ? __('May hold links, in HTML.', 'courant-desk') : undefined}
            value={field.label}
            maxLength={500}
            onChange={(label) => change({ label })}
        />
        <TextControl {...SAME} label={__('Help text', 'courant-desk')} value={field.help} maxLength={500} onChange={(help) => change({ help })} />
        {field.type === 'heading' ? null : (
            <>
                <CheckboxControl
                    __nextHasNoMarginBottom
                    label={__('Must be filled in', 'courant-desk')}
                    checked={field.required}
                    disabled={NEEDED.includes(field.name)}
                    onChange={(required) => change({ required })}
                />
                <CheckboxControl
                    __nextHasNoMarginBottom
                    label={__('Half as wide, where there is room', 'courant-desk')}
                    checked={field.width === 'half'}
                    onChange={(half) => change({ width: half ? 'half' : 'full' })}
                />
            </>
        )}
        <Rules field={field} fields={fields} change={change} />
        {field.type === 'heading' ? null : (
            <TextControl
                {...SAME}
                label={__('What is said when it is not right (empty: usual words)', 'courant-desk')}
                value={field.message}
                maxLength={300}
                onChange={(message) => change({ message })}
            />
        )}
        {NEEDED.includes(field.name) ? null : <When field={field} fields={fields} change={change} />}
    </div>
);

const Rules = ({ field, change }: Props): ReactElement => (
    <>
        {hasChoices(field.type) ? (
            <TextareaControl
                __nextHasNoMarginBottom
                label={__('Choices, one a line', 'courant-desk')}
                rows={5}
                value={field.choices.join('\n')}
                onChange={(text) => change({ choices: text.split('\n') })}
            />
        ) : null}
        {hasBounds(field.type) ? (
            <div className="courant-field__pair">
                <TextControl {...SAME} type={field.type} label={field.type === 'date' ? __('First day', 'courant-desk') : __('Least', 'courant-desk')} value={field.least} onChange={(least) => change({ least })} />
                <TextControl {...SAME} type={field.type} label={field.type === 'date' ? __('Last day', 'courant-desk') : __('Greatest', 'courant-desk')} value={field.most} onChange={(most) => change({ most })} />
            </div>
        ) : null}
        {hasLengths(field.type) && !isOwn(field) ? (
            <div className="courant-field__pair">
                <TextControl {...SAME} type="number" label={__('At least so many characters', 'courant-desk')} value={String(field.minLength)} onChange={(text) => change({ minLength: whole(text, 0) })} />
                <TextControl {...SAME} type="number" label={__('At most so many characters', 'courant-desk')} value={String(field.maxLength)} onChange={(text) => change({ maxLength: whole(text, 1) })} />
            </div>
        ) : null}
        {field.type === 'file' ? <FileRules field={field} change={change} /> : null}
    </>
);

const FileRules = ({ field, change }: Pick<Props, 'field' | 'change'>): ReactElement => (
    <>
        <TextControl
            {...SAME}
            type="number"
            label={__('So many files', 'courant-desk')}
            value={String(field.files)}
            onChange={(text) => change({ files: Math.min(facts().mostFiles, whole(text, 1)) })}
        />
        <fieldset className="courant-field__kinds">
            <legend>{__('Types (none ticked: those of the settings)', 'courant-desk')}</legend>
            {Object.entries(facts().kinds).map(([kind, label]) => (
                <CheckboxControl
                    key={kind}
                    __nextHasNoMarginBottom
                    label={label}
                    checked={field.kinds.includes(kind)}
                    onChange={(on) => change({ kinds: on ? [...field.kinds, kind] : field.kinds.filter((one) => one !== kind) })}
                />
            ))}
        </fieldset>
    </>
);

/** When the field is asked for at all. */
const When = ({ field, fields, change }: Props): ReactElement => {
    const { condition } = field;
    const candidates = above(fields, field.name);
    const asked = candidates.find(({ name }) => name === condition?.field);
    const set = (changes: Partial<Condition>): void =>
        change({ condition: { field: candidates[0]?.name ?? '', operator: 'is', value: '', ...condition, ...changes } });
    return (
        <fieldset className="courant-field__when">
            <legend>{__('Shown', 'courant-desk')}</legend>
            <SelectControl
                {...SAME}
                label={__('When', 'courant-desk')}
                value={condition?.operator ?? ''}
                options={operators()}
                onChange={(operator) => (operator === '' ? change({ condition: null }) : set({ operator }))}
            />
            {condition ? (
                <SelectControl
                    {...SAME}
                    label={__('Field', 'courant-desk')}
                    value={condition.field}
                    options={[
                        ...(asked ? [] : [{ value: condition.field, label: __('Choose a field …', 'courant-desk') }]),
                        ...candidates.map(({ name, label, type }) => ({ value: name, label: label === '' ? typeName(type) : label })),
                    ]}
                    onChange={(name) => set({ field: name, value: '' })}
                />
            ) : null}
            {condition && (condition.operator === 'is' || condition.operator === 'is-not') ? <Value asked={asked} value={condition.value} set={(value) => set({ value })} /> : null}
        </fieldset>
    );
};

const Value = ({ asked, value, set }: { asked: Field | undefined; value: string; set: (value: string) => void }): ReactElement => {
    const choices = asked?.type === 'consent' ? ['yes'] : asked && hasChoices(asked.type) ? asked.choices.map((choice) => choice.trim()).filter(Boolean) : null;
    return choices ? (
        <SelectControl
            {...SAME}
            label={__('Value', 'courant-desk')}
            value={value}
            options={[{ value: '', label: '—' }, ...choices.map((choice) => ({ value: choice, label: choice }))]}
            onChange={set}
        />
    ) : (
        <TextControl {...SAME} label={__('Value', 'courant-desk')} value={value} onChange={set} />
    );
};

const whole = (text: string, least: number): number => Math.max(least, Math.floor(Number(text)) || least);
