import type { ReactElement } from 'react';
import { readPlaces, removeAt, replaceAt, withStored } from './model';
import type { Meta, Place } from './model';
import { FIELDS } from './fields';
import { Input, Mapped, Select } from './parts';
import { __, sprintf } from './wordpress';
import { words } from './words';

const EMPTY: Place = { city: '', region: '', country: '' };

interface PlacesProps {
    readonly meta: Meta;
    readonly set: (changes: Meta) => void;
}

/** Rows of places. Each is known by its position: two may be equal while they are typed. */
export const Places = ({ meta, set }: PlacesProps): ReactElement => {
    const places = readPlaces(meta);
    const change = (index: number, changes: Partial<Place>): void =>
        set({ courant_places: replaceAt(places, index, { ...(places[index] ?? EMPTY), ...changes }) });
    return (
        <fieldset className="courant-group">
            <legend>{__('Places', 'courant-desk')}</legend>
            <Mapped label={words().mapped.location} />
            {places.map((place, index) => (
                <div className="courant-place" role="group" aria-label={sprintf(__('Place %d', 'courant-desk'), index + 1)} key={index}>
                    <Input label={__('City', 'courant-desk')} value={place.city} maxLength={120} onChange={(city) => change(index, { city })} />
                    <Input label={__('Region', 'courant-desk')} value={place.region} maxLength={120} onChange={(region) => change(index, { region })} />
                    <Select
                        label={__('Country', 'courant-desk')}
                        value={place.country}
                        choices={withStored(words().countries, place.country)}
                        none={__('Not said', 'courant-desk')}
                        onChange={(country) => change(index, { country })}
                    />
                    <button type="button" className="components-button is-link is-destructive" onClick={() => set({ courant_places: removeAt(places, index) })}>
                        {__('Remove this place', 'courant-desk')}
                    </button>
                </div>
            ))}
            <button id={FIELDS.place.id} type="button" className="components-button is-secondary" onClick={() => set({ courant_places: [...places, EMPTY] })}>
                {__('Add a place', 'courant-desk')}
            </button>
        </fieldset>
    );
};
