import { Button, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { FormEvent, ReactElement } from 'react';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { ScreenStateKey, usePersistentState } from '../../../shared/admin/error-boundary';
import { useLatest } from '../../../shared/admin/use-latest';
import { useUnsavedChanges } from '../../../shared/admin/unsaved';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { IconPicker } from './IconChoice';
import { MAX_KEY, validateKey, suggestKey } from './model';
import type { SpecificationsContext, KeyError } from './model';

const NAME = new ScreenStateKey< string >();
const KEY = new ScreenStateKey< string | null >();
const ICON = new ScreenStateKey< string >();

const problemText = ( problem: KeyError ): string => {
	switch ( problem ) {
		case 'long':
			return sprintf(
				/* translators: %d: maximum number of characters */
				__( 'Too long: WordPress allows %d characters at most.', 'courant-desk' ),
				MAX_KEY
			);
		case 'malformed':
			return __(
				'Use lowercase letters from a to z, digits, and single hyphens or underscores between them.',
				'courant-desk'
			);
		case 'taken':
			return __( 'A specification with this key already exists.', 'courant-desk' );
		default:
			return '';
	}
};

interface KeyFieldProps {
	readonly id: string;
	readonly value: string;
	readonly problem: string;
	readonly setEnteredKey: ( key: string ) => void;
}

const KeyField = ( { id, value, problem, setEnteredKey }: KeyFieldProps ): ReactElement => (
	<div>
		<TextControl
			{ ...CONTROL_PROPS }
			id={ `${ id }-key` }
			className="courant-key"
			label={ __( 'Key', 'courant-desk' ) }
			help={ sprintf(
				/* translators: %d: maximum number of characters */
				__( 'Used in URLs; %d characters at most. Cannot be changed later.', 'courant-desk' ),
				MAX_KEY
			) }
			value={ value }
			aria-describedby={ `${ id }-key__help ${ id }-key-problem` }
			aria-invalid={ problem !== '' }
			onChange={ setEnteredKey }
		/>
		<span id={ `${ id }-key-problem` } className="courant-problem" role="status">
			{ problem }
		</span>
	</div>
);

export const AddSpecification = ( { desk: context }: { readonly desk: SpecificationsContext } ): ReactElement => {
	const id = useId();
	const [ name, setName ] = usePersistentState( NAME, '' );
	const [ enteredKey, setEnteredKey ] = usePersistentState( KEY, null );
	const [ icon, setIcon ] = usePersistentState( ICON, '' );
	const key = enteredKey ?? suggestKey( name );
	useUnsavedChanges( `${ name }${ key }${ icon }` !== '' );
	const latestName = useLatest( name );
	const problem = problemText(
		validateKey(
			key,
			context.state.specifications.map( ( specification ) => specification.key )
		)
	);
	const add = async ( event: FormEvent ): Promise< void > => {
		event.preventDefault();
		if (
			problem === '' &&
			( await context.send(
				'POST',
				'',
				{ name, new_key: key, icon, shown: true },
				sprintf(
					/* translators: %s: name of a specification, such as "Job Type" */
					__( '%s added. Add values next.', 'courant-desk' ),
					name
				)
			) )
		) {
			// What was typed meanwhile is the next specification.
			setName( latestName() === name ? '' : latestName() );
			setEnteredKey( null );
			setIcon( '' );
		}
	};
	return (
		<form className="courant-new" onSubmit={ ( event ) => void add( event ) } noValidate>
			<h2>{ __( 'New specification', 'courant-desk' ) }</h2>
			<TextControl
				{ ...CONTROL_PROPS }
				label={ __( 'Name', 'courant-desk' ) }
				help={ __( 'Visible name, such as Job level.', 'courant-desk' ) }
				maxLength={ 100 }
				value={ name }
				onChange={ setName }
			/>
			<KeyField id={ id } value={ key } problem={ problem } setEnteredKey={ setEnteredKey } />
			<IconPicker icons={ context.state.icons } value={ icon } onChange={ setIcon } />
			<p>
				<Button __next40pxDefaultSize type="submit" variant="primary" aria-disabled={ problem !== '' }>
					{ __( 'Add specification', 'courant-desk' ) }
				</Button>
			</p>
		</form>
	);
};
