import type { ReactElement } from 'react';
import { isBadCountry, readPlaces, removeAt, replaceAt } from './model';
import type { Meta, Place } from './model';
import { Input } from './parts';
import { __, sprintf } from './wordpress';

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
            {places.map((place, index) => (
                <div className="courant-place" role="group" aria-label={sprintf(__('Place %d', 'courant-desk'), index + 1)} key={index}>
                    <Input label={__('City', 'courant-desk')} value={place.city} maxLength={120} onChange={(city) => change(index, { city })} />
                    <Input label={__('Region', 'courant-desk')} value={place.region} maxLength={120} onChange={(region) => change(index, { region })} />
                    <Input
                        label={__('Country', 'courant-desk')}
                        value={place.country}
                        maxLength={2}
                        help={isBadCountry(place.country) ? __('Two letters, such as DE.', 'courant-desk') : undefined}
                        onChange={(country) => change(index, { country: country.toUpperCase() })}
                    />
                    <button type="button" className="components-button is-link is-destructive" onClick={() => set({ courant_places: removeAt(places, index) })}>
                        {__('Remove this place', 'courant-desk')}
                    </button>
                </div>
            ))}
            <button type="button" className="components-button is-secondary" onClick={() => set({ courant_places: [...places, EMPTY] })}>
                {__('Add a place', 'courant-desk')}
            </button>
        </fieldset>
    );
};
