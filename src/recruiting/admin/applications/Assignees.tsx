import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { closeSmall } from '@wordpress/icons';
import type { FormEvent, ReactElement } from 'react';
import type { ApplicationDetail } from '../../../shared/config/generated';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { useMutation } from '../../../shared/admin/use-mutation';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { api } from './api';
import type { SectionProps } from './Notes';

type Person = ApplicationDetail[ 'people' ][ number ];

interface AssignFormProps {
	readonly people: readonly Person[];
	readonly assign: ( user: number, onAssigned: () => void ) => void;
	readonly isBusy: boolean;
}

const AssignForm = ( { people, assign, isBusy }: AssignFormProps ): ReactElement => {
	const [ user, setUser ] = useState( '' );
	const submit = ( event: FormEvent ): void => {
		event.preventDefault();
		if ( user !== '' ) {
			assign( Number( user ), () => setUser( '' ) );
		}
	};
	return (
		<form className="courant-add" onSubmit={ submit }>
			<SelectControl
				{ ...CONTROL_PROPS }
				hideLabelFromVision
				label={ __( 'User to assign', 'courant-desk' ) }
				value={ user }
				options={ [
					{ value: '', label: __( 'Select a user', 'courant-desk' ) },
					...people.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
				] }
				onChange={ setUser }
			/>
			<Button __next40pxDefaultSize type="submit" variant="secondary" aria-disabled={ isBusy || user === '' }>
				{ __( 'Assign', 'courant-desk' ) }
			</Button>
		</form>
	);
};

/** The users to whom an application is assigned. Each gets an email about it. */
export const Assignees = ( { detail, query, onChange }: SectionProps ): ReactElement => {
	const { id, assignees } = detail.row;
	const { isBusy, run } = useMutation();
	const assigned = new Set( assignees.map( ( user ) => user.id ) );
	const assign = ( user: number, onAssigned: () => void ): void =>
		void run( {
			send: () => api.assign( id, query, user ),
			onSuccess: ( changed ) => {
				onChange( changed );
				onAssigned();
			},
			success: __( 'User assigned.', 'courant-desk' ),
		} );
	const remove = ( user: number ): void =>
		void run( {
			send: () => api.removeAssignee( id, query, user ),
			onSuccess: onChange,
			success: __( 'Assignment removed.', 'courant-desk' ),
		} );
	return (
		<section className="courant-card" aria-busy={ isBusy }>
			<h3>{ __( 'Assigned to', 'courant-desk' ) }</h3>
			{ assignees.length > 0 ? (
				<ul className="courant-chips">
					{ assignees.map( ( user ) => (
						<li key={ user.id } className="courant-chip">
							<bdi>{ user.name }</bdi>
							<Button
								size="small"
								icon={ closeSmall }
								label={ sprintf(
									/* translators: %s: name of a user */
									__( 'Remove the assignment of %s', 'courant-desk' ),
									user.name
								) }
								onClick={ () => remove( user.id ) }
							/>
						</li>
					) ) }
				</ul>
			) : null }
			<AssignForm
				people={ detail.people.filter( ( person ) => ! assigned.has( person.id ) ) }
				assign={ assign }
				isBusy={ isBusy }
			/>
		</section>
	);
};
