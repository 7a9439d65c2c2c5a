import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { Sortable } from '../../../shared/admin/sortable';
import { FieldRow } from './field-row';
import { keyFor } from './model';
import type { Action, Field, State } from './model';
import { __, sprintf } from './wordpress';
import { fieldLabel } from './labels';

const nameOfField = ( field: Field | undefined ): string => ( field === undefined ? '' : fieldLabel( field ) );

/** The fields in order; they are moved by dragging, with the keyboard, or with buttons. */
export const FieldList = ( {
	state,
	dispatch,
}: {
	readonly state: State;
	readonly dispatch: ( action: Action ) => void;
} ): ReactElement => {
	const [ announcement, announce ] = useState( '' );
	const { fields } = state.form;
	const moveTo = ( name: string, to: number ): void => {
		const field = fields.find( ( field ) => field.name === name );
		dispatch( { type: 'moved', name, to } );
		announce(
			sprintf(
				/* translators: 1: name of the field, 2: its position, 3: number of fields */
				__( '%1$s is now field %2$d of %3$d.', 'courant-desk' ),
				nameOfField( field ),
				to + 1,
				fields.length
			)
		);
	};
	return (
		<>
			<Sortable
				ids={ fields.map( keyFor ) }
				nameOf={ ( key ) => nameOfField( fields.find( ( field ) => keyFor( field ) === key ) ) }
				help={ __(
					'Press Space or Enter to pick up the item, the arrow keys to move it, Space or Enter to drop it, Escape to cancel.',
					'courant-desk'
				) }
				move={ ( from, to ) => {
					const moved = fields[ from ];
					if ( moved !== undefined ) {
						dispatch( { type: 'moved', name: moved.name, to } );
					}
				} }
			>
				<ol className="courant-fields">
					{ fields.map( ( field, index ) => (
						<FieldRow
							key={ keyFor( field ) }
							field={ field }
							fields={ fields }
							index={ index }
							isOpen={ state.open === field.name }
							dispatch={ dispatch }
							moveTo={ ( to ) => moveTo( field.name, to ) }
						/>
					) ) }
				</ol>
			</Sortable>
			<p className="screen-reader-text" role="status">
				{ announcement }
			</p>
		</>
	);
};
