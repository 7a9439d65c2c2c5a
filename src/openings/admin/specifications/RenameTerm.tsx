import { Button, TextControl } from '@wordpress/components';
import type { FormEvent, ReactElement } from 'react';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { ScreenStateKeys, usePersistentState } from '../../../shared/admin/error-boundary';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { useLatest } from '../../../shared/admin/use-latest';
import { useUnsavedChanges } from '../../../shared/admin/unsaved';
import type { SpecificationsContext, Specification, Term } from './model';

/** By the ID of the value. */
const NEW_NAMES = new ScreenStateKeys< string >();

export interface TermRowProps {
	readonly term: Term;
	readonly specification: Specification;
	readonly context: SpecificationsContext;
}

export const RenameTerm = ( {
	term,
	specification,
	context,
	close,
}: TermRowProps & { readonly close: () => void } ): ReactElement => {
	const [ name, setName ] = usePersistentState( NEW_NAMES.of( term.id ), term.name );
	useUnsavedChanges( name.trim() !== term.name );
	const latestName = useLatest( name );
	const path = `/${ specification.key }/terms/${ term.id }`;
	const save = async ( event: FormEvent ): Promise< void > => {
		event.preventDefault();
		if (
			name.trim() === term.name ||
			( ( await context.send(
				'PUT',
				path,
				{ name: name.trim() },
				sprintf(
					/* translators: 1: previous name of a value, 2: its new name */
					__( '%1$s renamed to %2$s. Its URL stays the same.', 'courant-desk' ),
					term.name,
					name.trim()
				),
				() => context.send( 'PUT', path, { name: term.name }, __( 'Change undone.', 'courant-desk' ) )
			) ) &&
				latestName() === name )
		) {
			close();
		}
	};
	return (
		<form className="courant-rename" onSubmit={ ( event ) => void save( event ) }>
			<TextControl
				{ ...CONTROL_PROPS }
				hideLabelFromVision
				label={ sprintf(
					/* translators: %s: name of a value, such as "Full Time" */
					__( 'New name of %s', 'courant-desk' ),
					term.name
				) }
				maxLength={ 200 }
				required
				// eslint-disable-next-line jsx-a11y/no-autofocus -- this field replaces the button that was pressed
				autoFocus
				value={ name }
				onChange={ setName }
			/>
			<Button __next40pxDefaultSize type="submit" variant="primary">
				{ __( 'Save', 'courant-desk' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ close }>
				{ __( 'Cancel', 'courant-desk' ) }
			</Button>
		</form>
	);
};
