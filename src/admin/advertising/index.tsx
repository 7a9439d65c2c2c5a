import * as blockEditor from '@wordpress/block-editor';
import * as blocks from '@wordpress/blocks';
import * as i18n from '@wordpress/i18n';
import { useId } from 'react';
import type { ComponentType, ReactElement } from 'react';

interface Place {
    readonly value: string;
    readonly label: string;
    readonly width: number;
    readonly height: number;
}

interface EditProps {
    readonly attributes: { readonly place: string };
    readonly setAttributes: (changes: { place: string }) => void;
}

const { registerBlockType } = blocks as unknown as {
    registerBlockType: (name: string, settings: { edit: ComponentType<EditProps>; save: () => null }) => void;
};
const { useBlockProps } = blockEditor as unknown as { useBlockProps: (props?: object) => Record<string, unknown> };
const { __ } = i18n as unknown as { __: (text: string, domain: 'courant-desk') => string };
const places = (): readonly Place[] => (window as unknown as { courantPlaces?: readonly Place[] }).courantPlaces ?? [];

/** The place's size, and which it is; ads are for visitors. */
const Edit = ({ attributes, setAttributes }: EditProps): ReactElement => {
    const id = useId();
    const chosen = places().find(({ value }) => value === attributes.place);
    const style = {
        display: 'grid',
        placeContent: 'center',
        gap: 4,
        boxSizing: 'border-box',
        maxWidth: '100%',
        width: chosen?.width ?? 300,
        minHeight: Math.max(chosen?.height ?? 250, 90),
        border: '1px dashed currentColor',
        textAlign: 'center',
    };
    return (
        <div {...useBlockProps({ style })}>
            <label htmlFor={id}>{__('Place for advertising', 'courant-desk')}</label>
            <select id={id} value={attributes.place} onChange={(event) => setAttributes({ place: event.target.value })}>
                {places().map(({ value, label }) => (
                    <option key={value} value={value}>
                        {label}
                    </option>
                ))}
            </select>
        </div>
    );
};

registerBlockType('courant-desk/ad-place', { edit: Edit, save: () => null });
