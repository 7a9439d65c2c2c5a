import { Button } from '@wordpress/components';
import type { ReactElement } from 'react';
import { readLocations, removeAt, replaceAt, withStoredValue } from './model';
import type { Location } from './model';
import type { ControlProps } from './control-props';
import { ADD_LOCATION_ID } from './fields';
import { Controls, Group, Input, MappedField, Select } from './inputs';
import { __, sprintf } from './wordpress';
import { editorConfig } from './labels';

const EMPTY_LOCATION: Location = { city: '', region: '', country: '' };

/** Rows of locations, identified by position: two may be equal while typing. */
export const Locations = ( { field, meta, set }: ControlProps ): ReactElement => {
	const locations = readLocations( meta );
	const change = ( index: number, changes: Partial< Location > ): void =>
		set( {
			courant_places: replaceAt( locations, index, { ...( locations[ index ] ?? EMPTY_LOCATION ), ...changes } ),
		} );
	return (
		<Group label={ field.label }>
			<MappedField label={ field.mirrored } />
			{ locations.map( ( location, index ) => (
				<div
					className="courant-location"
					role="group"
					aria-label={ sprintf(
						/* translators: %d: position of the location in the list, starting with 1 */
						__( 'Location %d', 'courant-desk' ),
						index + 1
					) }
					key={ index }
				>
					<Controls>
						<Input
							label={ __( 'City', 'courant-desk' ) }
							value={ location.city }
							maxLength={ 120 }
							onChange={ ( city ) => change( index, { city } ) }
						/>
						<Input
							label={ __( 'Region', 'courant-desk' ) }
							value={ location.region }
							maxLength={ 120 }
							onChange={ ( region ) => change( index, { region } ) }
						/>
						<Select
							label={ __( 'Country', 'courant-desk' ) }
							value={ location.country }
							choices={ withStoredValue( editorConfig().countries, location.country ) }
							emptyLabel={ __( 'Not specified', 'courant-desk' ) }
							onChange={ ( country ) => change( index, { country } ) }
						/>
						<Button
							variant="link"
							isDestructive
							onClick={ () => set( { courant_places: removeAt( locations, index ) } ) }
						>
							{ __( 'Remove location', 'courant-desk' ) }
						</Button>
					</Controls>
				</div>
			) ) }
			<Button
				__next40pxDefaultSize
				id={ ADD_LOCATION_ID }
				variant="secondary"
				onClick={ () => set( { courant_places: [ ...locations, EMPTY_LOCATION ] } ) }
			>
				{ __( 'Add location', 'courant-desk' ) }
			</Button>
		</Group>
	);
};
