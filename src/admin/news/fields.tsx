import type { ReactElement } from 'react';
import { CheckboxControl, RangeControl, SelectControl, TextControl, TextareaControl, ToggleControl, __ } from './wordpress';
import type { EditProps } from './wordpress';

export type Attributes = Readonly<Record<string, unknown>>;

type Props = EditProps<Attributes>;

interface Choice {
    readonly value: number;
    readonly label: string;
}

const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

const categories = (window as unknown as { courantDeskNews?: { categories?: readonly Choice[] } }).courantDeskNews?.categories ?? [];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const ids = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : []);

const LEVELS = [2, 3, 4].map((level) => ({ value: String(level), label: `H${level}` }));

const Level = ({ attributes, setAttributes }: Props): ReactElement => (
    <SelectControl
        {...SIZES}
        label={__('Level of the heading', 'courant-desk')}
        value={String(number(attributes['level'], 2))}
        options={LEVELS}
        onChange={(level) => setAttributes({ level: Number(level) })}
    />
);

const Title = ({ attributes, setAttributes }: Props): ReactElement => (
    <TextControl {...SIZES} label={__('Title', 'courant-desk')} value={text(attributes['title'])} onChange={(title) => setAttributes({ title })} />
);

const Count = ({ attributes, setAttributes }: Props): ReactElement => (
    <RangeControl
        {...SIZES}
        label={__('How many', 'courant-desk')}
        value={number(attributes['count'], 5)}
        min={1}
        max={24}
        onChange={(count) => setAttributes({ count: count ?? 5 })}
    />
);

const Shows = ({ names, attributes, setAttributes }: Props & { readonly names: Readonly<Record<string, string>> }): ReactElement => (
    <>
        {Object.entries(names).map(([name, label]) => (
            <ToggleControl {...SIZES} key={name} label={label} checked={attributes[name] === true} onChange={(on) => setAttributes({ [name]: on })} />
        ))}
    </>
);

const Source = ({ attributes, setAttributes }: Props): ReactElement => {
    const chosen = ids(attributes['categories']);
    return (
        <>
            <SelectControl
                {...SIZES}
                label={__('Which articles', 'courant-desk')}
                value={text(attributes['source'])}
                options={[
                    { value: 'latest', label: __('The newest', 'courant-desk') },
                    { value: 'category', label: __('Of categories', 'courant-desk') },
                    { value: 'tag', label: __('Of a tag', 'courant-desk') },
                    { value: 'discussed', label: __('With the most comments', 'courant-desk') },
                ]}
                onChange={(source) => setAttributes({ source })}
            />
            {attributes['source'] === 'category' &&
                categories.map(({ value, label }) => (
                    <CheckboxControl
                        {...SIZES}
                        key={value}
                        label={label}
                        checked={chosen.includes(value)}
                        onChange={(on) => setAttributes({ categories: on ? [...chosen, value] : chosen.filter((one) => one !== value) })}
                    />
                ))}
            {attributes['source'] === 'tag' && (
                <TextControl
                    {...SIZES}
                    label={__('Tag, as it stands in its address', 'courant-desk')}
                    value={text(attributes['tag'])}
                    onChange={(tag) => setAttributes({ tag })}
                />
            )}
        </>
    );
};

export const NewsFields = (props: Props): ReactElement => {
    const { attributes, setAttributes } = props;
    return (
        <>
            <Title {...props} />
            <Level {...props} />
            <Source {...props} />
            <Count {...props} />
            <RangeControl
                {...SIZES}
                label={__('Leave out so many of the first', 'courant-desk')}
                value={number(attributes['offset'], 0)}
                min={0}
                max={100}
                onChange={(offset) => setAttributes({ offset: offset ?? 0 })}
            />
            <SelectControl
                {...SIZES}
                label={__('Layout', 'courant-desk')}
                value={text(attributes['layout'])}
                options={[
                    { value: 'list', label: __('List with pictures', 'courant-desk') },
                    { value: 'cards', label: __('Cards', 'courant-desk') },
                    { value: 'feature', label: __('Large story beside a list', 'courant-desk') },
                    { value: 'row', label: __('One row', 'courant-desk') },
                    { value: 'headlines', label: __('Headlines only', 'courant-desk') },
                ]}
                onChange={(layout) => setAttributes({ layout })}
            />
            {attributes['layout'] === 'cards' && (
                <RangeControl
                    {...SIZES}
                    label={__('Columns', 'courant-desk')}
                    value={number(attributes['columns'], 3)}
                    min={1}
                    max={4}
                    onChange={(columns) => setAttributes({ columns: columns ?? 3 })}
                />
            )}
            <Shows
                {...props}
                names={{
                    showPicture: __('Pictures', 'courant-desk'),
                    showCategory: __('Categories', 'courant-desk'),
                    showAuthor: __('Authors', 'courant-desk'),
                    showDate: __('Dates', 'courant-desk'),
                    showExcerpt: __('Excerpts', 'courant-desk'),
                }}
            />
        </>
    );
};

export const TabsFields = (props: Props): ReactElement => (
    <>
        <Title {...props} />
        <Level {...props} />
        <Count {...props} />
        <Shows {...props} names={{ showPicture: __('Pictures', 'courant-desk'), showDate: __('Dates', 'courant-desk') }} />
    </>
);

export const AuthorFields = (props: Props): ReactElement => (
    <>
        <TextControl
            {...SIZES}
            label={__('Number of the author (0: the author of the page)', 'courant-desk')}
            value={String(number(props.attributes['author'], 0))}
            onChange={(author) => props.setAttributes({ author: Number.parseInt(author, 10) || 0 })}
        />
        <Level {...props} />
        <Shows {...props} names={{ showPortrait: __('Portrait', 'courant-desk') }} />
    </>
);

export const SocialFields = (props: Props): ReactElement => (
    <>
        <Title {...props} />
        <Level {...props} />
        <TextareaControl
            {...SIZES}
            label={__('Addresses, one a line', 'courant-desk')}
            help={__('Words after an address name it; without them the place does.', 'courant-desk')}
            value={text(props.attributes['links'])}
            onChange={(links) => props.setAttributes({ links })}
        />
    </>
);
