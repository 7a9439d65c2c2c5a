import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { FormEvent, ReactElement } from 'react';
import type { ApplicationDetail } from '../../../shared/config/generated';
import { ConfirmDialog } from '../../../shared/admin/dialog';
import { useDraft } from '../../../shared/admin/drafts';
import { useLatest } from '../../../shared/admin/use-latest';
import { useMutation } from '../../../shared/admin/use-mutation';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { api } from './api';
import { splitMentions } from './mentions';
import { NoteInput } from './NoteInput';
import type { Query } from './query';
import { dateTime } from './screen';

export interface SectionProps {
	readonly detail: ApplicationDetail;
	readonly query: Query;
	readonly onChange: ( detail: ApplicationDetail ) => void;
}

interface NoteFormProps {
	readonly add: ( event: FormEvent ) => void;
	readonly text: string;
	readonly setText: ( text: string ) => void;
	readonly isBusy: boolean;
	readonly people: ApplicationDetail[ 'people' ];
}

const NoteForm = ( { add, text, setText, isBusy, people }: NoteFormProps ): ReactElement => (
	<form onSubmit={ add } className="courant-note-form">
		<NoteInput text={ text } setText={ setText } people={ people } />
		<Button __next40pxDefaultSize type="submit" variant="secondary" aria-disabled={ isBusy || text.trim() === '' }>
			{ __( 'Add note', 'courant-desk' ) }
		</Button>
	</form>
);

interface NoteItemProps {
	readonly note: ApplicationDetail[ 'notes' ][ number ];
	readonly isBusy: boolean;
	readonly run: ( request: () => Promise< ApplicationDetail >, message: string ) => Promise< boolean >;
	readonly detail: ApplicationDetail;
	readonly query: Query;
}

const NoteText = ( { note, detail }: Pick< NoteItemProps, 'note' | 'detail' > ): ReactElement => (
	<p className="courant-lines" dir="auto">
		{ splitMentions( note.text, detail.people ).map( ( part, index ) =>
			part.person === undefined ? (
				part.text
			) : (
				<strong key={ index } title={ part.person.name }>
					{ part.text }
				</strong>
			)
		) }
	</p>
);

/** A note, which is deleted after a confirmation, because the deletion cannot be undone. */
const NoteItem = ( { note, isBusy, run, detail, query }: NoteItemProps ): ReactElement => {
	const [ isAsking, setAsking ] = useState( false );
	const label = sprintf(
		/* translators: %s: name of the user who wrote the note */
		__( 'Delete the note by %s', 'courant-desk' ),
		note.who
	);
	const remove = (): void => {
		setAsking( false );
		void run( () => api.removeNote( detail.row.id, query, note.id ), __( 'Note deleted.', 'courant-desk' ) );
	};
	return (
		<li>
			<NoteText note={ note } detail={ detail } />
			<p className="courant-none">
				<span>{ `${ note.who } · ${ dateTime( note.at ) }` }</span>
				{ note.canDelete ? (
					<Button
						variant="link"
						isDestructive
						aria-label={ label }
						onClick={ () => ( isBusy ? undefined : setAsking( true ) ) }
					>
						{ __( 'Delete', 'courant-desk' ) }
					</Button>
				) : null }
			</p>
			{ isAsking ? (
				<ConfirmDialog
					title={ label }
					confirmLabel={ __( 'Delete', 'courant-desk' ) }
					isDestructive
					onConfirm={ remove }
					onCancel={ () => setAsking( false ) }
				>
					<p>{ __( 'This cannot be undone.', 'courant-desk' ) }</p>
				</ConfirmDialog>
			) : null }
		</li>
	);
};

export const Notes = ( { detail, query, onChange }: SectionProps ): ReactElement => {
	const [ text, setText ] = useDraft( `note-${ detail.row.id }` );
	const latestText = useLatest( text );
	const mutation = useMutation();
	const { isBusy } = mutation;
	const run = ( send: () => Promise< ApplicationDetail >, success: string ): Promise< boolean > =>
		mutation.run( { send, onSuccess: onChange, success } );
	const add = ( event: FormEvent ): void => {
		event.preventDefault();
		if ( text.trim() !== '' ) {
			void mutation.run( {
				send: () => api.note( detail.row.id, query, text ),
				onSuccess: ( changed ) => {
					onChange( changed );
					// What was typed meanwhile is the next note.
					setText( latestText() === text ? '' : latestText() );
				},
				success: __( 'Note added.', 'courant-desk' ),
			} );
		}
	};
	return (
		<section className="courant-card">
			<h3>{ __( 'Notes', 'courant-desk' ) }</h3>
			<NoteForm add={ add } text={ text } setText={ setText } isBusy={ isBusy } people={ detail.people } />
			<ul className="courant-notes">
				{ detail.notes.map( ( note ) => (
					<NoteItem
						key={ note.id }
						note={ note }
						isBusy={ isBusy }
						run={ run }
						detail={ detail }
						query={ query }
					/>
				) ) }
			</ul>
		</section>
	);
};
