import type { ReactElement } from 'react';
import { NOTHING, changed, toggledLevel, type Attributes, type Item } from './model';
import { usePreview, type Preview } from './preview';
import { CheckboxControl, Disabled, InspectorControls, PanelBody, RangeControl, SelectControl, Spinner, TextControl, __, sprintf, useBlockProps, type EditProps } from './wordpress';

const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;
const CHECK = { __nextHasNoMarginBottom: true } as const;

export const Edit = ({ attributes, setAttributes }: EditProps<Attributes>): ReactElement => {
    const preview = usePreview(attributes);
    return (
        <div {...useBlockProps()}>
            <InspectorControls>
                <Settings attributes={attributes} setAttributes={setAttributes} />
                <Entries attributes={attributes} setAttributes={setAttributes} items={preview.items} />
            </InspectorControls>
            <Table {...preview} />
        </div>
    );
};

/** The contract's block, which texts carry from before: it decides nothing itself. */
export const ContractEdit = (): ReactElement => (
    <div {...useBlockProps()}>
        <Table {...usePreview(NOTHING)} />
    </div>
);

const Table = ({ html, isBusy }: Preview): ReactElement =>
    html === '' ? (
        <p className="courant-contents-nothing">{isBusy ? <Spinner /> : __('This text has no headings yet. They appear here as you write them.', 'courant-desk')}</p>
    ) : (
        <Disabled>
            <div dangerouslySetInnerHTML={{ __html: html }} />
        </Disabled>
    );

type Part = Pick<EditProps<Attributes>, 'attributes' | 'setAttributes'>;
type Choice = 'showLabel' | 'toggle' | 'hidden' | 'numbered' | 'hierarchy';

const Settings = ({ attributes, setAttributes }: Part): ReactElement => {
    const choice = (key: Choice, label: string) => (
        <SelectControl
            {...SIZES}
            key={key}
            label={label}
            value={attributes[key]}
            options={[
                { value: '', label: __('As on the whole site', 'courant-desk') },
                { value: 'yes', label: __('Yes', 'courant-desk') },
                { value: 'no', label: __('No', 'courant-desk') },
            ]}
            onChange={(value) => setAttributes({ [key]: value })}
        />
    );
    return (
        <PanelBody title={__('Table of contents', 'courant-desk')}>
            <TextControl {...SIZES} label={__('Its heading', 'courant-desk')} value={attributes.label} onChange={(label) => setAttributes({ label })} />
            {choice('showLabel', __('Show its heading', 'courant-desk'))}
            {choice('toggle', __('Visitors can hide the list', 'courant-desk'))}
            {choice('hidden', __('The list starts hidden', 'courant-desk'))}
            {choice('numbered', __('Numbers', 'courant-desk'))}
            {choice('hierarchy', __('Show sub-headings below their headings', 'courant-desk'))}
            <RangeControl
                {...SIZES}
                label={__('Entries before a “more” button', 'courant-desk')}
                help={__('-1: as on the whole site; 0: all are shown.', 'courant-desk')}
                value={attributes.viewMore}
                min={-1}
                max={50}
                onChange={(viewMore) => setAttributes({ viewMore: viewMore ?? -1 })}
            />
            <TextControl
                {...SIZES}
                label={__('Leave out headings that read', 'courant-desk')}
                help={__('Separated by |, with * for any words: Read more|Part *', 'courant-desk')}
                value={attributes.exclude}
                onChange={(exclude) => setAttributes({ exclude })}
            />
            <fieldset className="courant-contents-levels">
                <legend>{__('Headings that are listed', 'courant-desk')}</legend>
                {[1, 2, 3, 4, 5, 6].map((level) => (
                    <CheckboxControl
                        {...CHECK}
                        key={level}
                        /* translators: %d: level of a heading, 1 to 6 */
                        label={sprintf(__('Heading %d', 'courant-desk'), level)}
                        checked={attributes.levels.length === 0 || attributes.levels.includes(level)}
                        onChange={(on) => setAttributes({ levels: toggledLevel(attributes.levels, level, on) })}
                    />
                ))}
            </fieldset>
        </PanelBody>
    );
};

/** Each entry can have other words, or be left out of this table. */
const Entries = ({ attributes: { changes }, setAttributes, items }: Part & { items: readonly Item[] }): ReactElement => (
    <PanelBody title={__('Entries', 'courant-desk')} initialOpen={false}>
        {items.map(({ id, text, level }) => (
            <fieldset key={id} className="courant-contents-entry" data-level={level}>
                <legend>{text}</legend>
                <TextControl
                    {...SIZES}
                    hideLabelFromVision
                    /* translators: %s: a heading */
                    label={sprintf(__('Other words for “%s”', 'courant-desk'), text)}
                    placeholder={text}
                    value={changes[id]?.label ?? ''}
                    onChange={(label) => setAttributes({ changes: changed(changes, id, { label }) })}
                />
                <CheckboxControl
                    {...CHECK}
                    label={__('Show in this table', 'courant-desk')}
                    checked={changes[id]?.hidden !== true}
                    onChange={(on) => setAttributes({ changes: changed(changes, id, { hidden: !on }) })}
                />
            </fieldset>
        ))}
    </PanelBody>
);
