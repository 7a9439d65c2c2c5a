import type { Conflict, ConflictItem } from '../../../shared/admin/conflict';
import { useMutation } from '../../../shared/admin/use-mutation';
import type { RequestError } from '../../../shared/admin/wordpress';
import type { FormsResponse } from '../../../shared/config/generated';
import type { History, HistoryAction } from './history';
import { fieldLabel } from './labels';
import { mergeForms } from './merge';
import type { FormConflict } from './merge';
import { findProblem } from './model';
import type { Form } from './model';
import { __, fetchForms, formBuilderConfig, removeForm, storeForm } from './wordpress';

export const newForm = (): Form => ( {
	id: 0,
	title: '',
	version: 0,
	standard: false,
	fields: formBuilderConfig().standardFields,
	texts: { heading: '', description: '', button: '' },
} );

/** A form in one line, for the dialog about a conflict. */
const summary = ( { title, fields }: Form ): string => `${ title }: ${ fields.map( fieldLabel ).join( ', ' ) }`;

function conflictItem( conflict: FormConflict ): ConflictItem {
	if ( conflict.part === 'field' ) {
		const { stored, own } = conflict;
		const deleted = __( '(deleted)', 'courant-desk' );
		const label = own ?? stored;
		return {
			label: label === undefined ? '' : fieldLabel( label ),
			stored: stored === undefined ? deleted : fieldLabel( stored ),
			own: own === undefined ? deleted : fieldLabel( own ),
		};
	}
	const labels = {
		title: __( 'Form name', 'courant-desk' ),
		heading: __( 'Heading', 'courant-desk' ),
		description: __( 'Description', 'courant-desk' ),
		button: __( 'Button text', 'courant-desk' ),
		order: __( 'Order of the fields', 'courant-desk' ),
	};
	return { label: labels[ conflict.part ], stored: conflict.stored, own: conflict.own };
}

/** Returns whether the server accepts the form: each change is valid without the other one, but not always with it. */
const isValid = ( { fields }: Form ): boolean =>
	fields.length <= formBuilderConfig().maxFields &&
	fields.every( ( field ) => findProblem( fields, field ) === null );

interface FormConflictResolution {
	readonly items: readonly ConflictItem[];
	/** The form to store if the user prefers the own changes, or if there is nothing to choose. */
	readonly overwrite: Form;
	readonly reload: HistoryAction;
}

/** Merges the form with the stored one. If both changes together are invalid, one of the forms has to be chosen. */
function conflictWith( stored: Form, form: Form, base: Form ): FormConflictResolution {
	const merged = mergeForms( base, form, stored, 'own' );
	return isValid( merged.form )
		? {
				items: merged.conflicts.map( conflictItem ),
				overwrite: merged.form,
				reload: { type: 'rebased', form: stored, prefer: 'stored' },
			}
		: {
				items: [ { label: form.title, stored: summary( stored ), own: summary( form ) } ],
				overwrite: { ...form, version: stored.version },
				reload: { type: 'opened', form: stored },
			};
}

/** Returns functions that save and delete the form. */
export function useFormRequests(
	{ current: { form }, stored: base }: History,
	setForms: ( value: readonly Form[] ) => void,
	dispatch: ( action: HistoryAction ) => void
) {
	const mutation = useMutation();
	const store = (): Promise< boolean > => {
		let sent = form;
		/** The form of another user, with which `sent` was merged. */
		let other: Form | undefined;
		const send = ( next: Form, mergedWith?: Form ): Promise< FormsResponse > => {
			sent = next;
			other = mergedWith;
			return storeForm( next, mergedWith ?? base );
		};
		const resolve = async ( problem: RequestError ): Promise< Conflict< FormsResponse > | undefined > => {
			if ( problem.code !== 'courant_form_changed' ) {
				return undefined;
			}
			const { forms } = await fetchForms();
			const stored = forms.find( ( { id } ) => id === form.id );
			if ( stored === undefined ) {
				return undefined;
			}
			const { items, overwrite, reload } = conflictWith( stored, form, base );
			return {
				items,
				overwrite: () => send( overwrite, reload.type === 'rebased' ? stored : undefined ),
				reload: () => {
					setForms( forms );
					dispatch( reload );
				},
			};
		};
		return mutation.run( {
			send: () => send( form ),
			onConflict: resolve,
			onSuccess: ( response ) => {
				setForms( response.forms );
				if ( other !== undefined ) {
					dispatch( { type: 'rebased', form: other, prefer: 'own' } );
				}
				dispatch( { type: 'stored', form: response.form ?? sent, sent } );
			},
			success: __(
				'Form saved. Applications that were sent with an earlier version keep that version.',
				'courant-desk'
			),
		} );
	};
	const remove = (): Promise< boolean > =>
		mutation.run( {
			send: () => removeForm( form.id ),
			onSuccess: ( { forms } ) => {
				setForms( forms );
				dispatch( { type: 'opened', form: forms[ 0 ] ?? newForm() } );
			},
			success: __( 'Form deleted. Its job openings use the default form.', 'courant-desk' ),
		} );
	return { isBusy: mutation.isBusy, store, remove };
}
