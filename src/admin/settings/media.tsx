import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { Value } from './model';
import { __, apiFetch, sprintf } from './wordpress';

interface ColorProps {
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: Value) => void;
}

/** A colour by picker or by its number, for whoever has a style guide. */
export const Color = ({ id, label, value, onChange, ...described }: ColorProps): ReactElement => (
    <div className="courant-setting__color">
        <input {...described} id={id} type="color" value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'} onChange={(event) => onChange(event.target.value)} />
        <input {...described} type="text" aria-label={/* translators: %s: a color setting */ sprintf(__('%s: number', 'courant-desk'), label)} value={value} maxLength={7} spellCheck={false} onChange={(event) => onChange(event.target.value.trim().toLowerCase())} />
    </div>
);

interface Chosen {
    readonly first: () => { readonly toJSON: () => { readonly id: number } };
}

interface Dialog {
    readonly on: (event: 'select', then: () => void) => void;
    readonly open: () => void;
    readonly state: () => { readonly get: (name: 'selection') => Chosen };
}

interface Media {
    readonly media?: (options: { readonly title: string; readonly library: { readonly type: string }; readonly multiple: boolean }) => Dialog;
}

interface PictureProps {
    readonly id: string;
    readonly label: string;
    readonly describedBy: string;
    readonly value: number;
    readonly onChange: (value: Value) => void;
}

interface Found {
    readonly source_url: string;
    readonly alt_text: string;
}

/** A picture of the media library. */
export const Picture = ({ id, label, describedBy, value, onChange }: PictureProps): ReactElement => {
    const [found, setFound] = useState<(Found & { readonly id: number }) | null>(null);

    useEffect(() => {
        let isWanted = true;
        if (value > 0) {
            apiFetch<Found>({ path: `/wp/v2/media/${value}?_fields=source_url,alt_text` }).then(
                (picture) => isWanted && setFound({ ...picture, id: value }),
                () => isWanted && setFound(null),
            );
        }
        return () => {
            isWanted = false;
        };
    }, [value]);

    const choose = (): void => {
        const dialog = (window as unknown as { readonly wp?: Media }).wp?.media?.({ title: label, library: { type: 'image' }, multiple: false });
        dialog?.on('select', () => onChange(dialog.state().get('selection').first().toJSON().id));
        dialog?.open();
    };
    return (
        <div className="courant-setting__picture" role="group" aria-label={label} aria-describedby={describedBy}>
            {value > 0 && found?.id === value ? <img src={found.source_url} alt={found.alt_text} /> : null}
            <button id={id} type="button" className="button" onClick={choose}>
                {value > 0 ? __('Choose another picture', 'courant-desk') : __('Choose a picture', 'courant-desk')}
            </button>
            {value > 0 ? (
                <button type="button" className="button" onClick={() => onChange(0)}>
                    {__('Without a picture', 'courant-desk')}
                </button>
            ) : null}
        </div>
    );
};
