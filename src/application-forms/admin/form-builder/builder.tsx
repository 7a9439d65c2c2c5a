import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useUnsavedWarning } from '../../../shared/admin/drafts';
import { usePersistentReducer, usePersistentState } from '../../../shared/admin/error-boundary';
import { FieldList } from './field-list';
import { useMutation } from '../../../shared/admin/use-mutation';
import { findProblem, reduce, initialState, TYPES } from './model';
import type { Action, Form } from './model';
import { Preview } from './preview';
import {
	__,
	Button,
	CheckboxControl,
	formBuilderConfig,
	Notice,
	removeForm,
	SelectControl,
	storeForm,
	TextControl,
} from './wordpress';
import { typeName } from './labels';

interface Notification {
	readonly status: 'error' | 'success';
	readonly text: string;
}

const newForm = (): Form => ( { id: 0, title: '', version: 0, standard: false, fields: formBuilderConfig().usual } );

interface FormSelectProps {
	readonly form: Form;
	readonly forms: readonly Form[];
	readonly open: ( id: string ) => void;
}

const FormSelect = ( { form, forms, open }: FormSelectProps ): ReactElement => (
	<SelectControl
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		label={ __( 'Form', 'courant-desk' ) }
		value={ String( form.id ) }
		options={ [
			...forms.map( ( { id, title, standard } ) => ( {
				value: String( id ),
				label: standard ? `${ title } ★` : title,
			} ) ),
			{ value: '0', label: __( 'New form', 'courant-desk' ) },
		] }
		onChange={ open }
	/>
);

const AddField = ( {
	form,
	dispatch,
}: {
	readonly form: Form;
	readonly dispatch: ( action: Action ) => void;
} ): ReactElement => (
	<fieldset className="courant-builder__add" disabled={ form.fields.length >= formBuilderConfig().mostFields }>
		<legend>{ __( 'Add field', 'courant-desk' ) }</legend>
		{ TYPES.map( ( type ) => (
			<Button key={ type } variant="secondary" onClick={ () => dispatch( { type: 'added', field: type } ) }>
				{ typeName( type ) }
			</Button>
		) ) }
	</fieldset>
);

interface FormButtonsProps {
	readonly isBusy: boolean;
	readonly dirty: boolean;
	readonly form: Form;
	readonly store: () => Promise< boolean >;
	readonly remove: () => Promise< boolean >;
	readonly notification: Notification | null;
}

const FormButtons = ( { isBusy, dirty, form, store, remove, notification }: FormButtonsProps ): ReactElement => {
	const canSave =
		! isBusy &&
		dirty &&
		form.title.trim() !== '' &&
		form.fields.every( ( field ) => findProblem( form.fields, field ) === null );
	return (
		<div className="courant-builder__actions">
			<Button
				variant="primary"
				isBusy={ isBusy }
				aria-disabled={ ! canSave }
				onClick={ () => ( canSave ? void store() : undefined ) }
			>
				{ __( 'Save form', 'courant-desk' ) }
			</Button>
			{ form.id > 0 ? (
				<Button
					variant="tertiary"
					isDestructive
					aria-disabled={ isBusy }
					onClick={ () => {
						if ( ! isBusy && window.confirm( __( 'Delete this form?', 'courant-desk' ) ) ) {
							void remove();
						}
					} }
				>
					{ __( 'Delete form', 'courant-desk' ) }
				</Button>
			) : null }
			{ notification ? (
				<Notice status={ notification.status } isDismissible={ false }>
					{ notification.text }
				</Notice>
			) : null }
		</div>
	);
};

function useFormRequests(
	notify: ( value: Notification | null ) => void,
	form: Form,
	setForms: ( value: readonly Form[] ) => void,
	dispatch: ( action: Action ) => void
) {
	const mutation = useMutation( ( failure ) => notify( { status: 'error', text: reason( failure ) } ) );
	const run = ( send: () => Promise< Notification > ): Promise< boolean > => mutation.run( send, notify );
	const store = (): Promise< boolean > =>
		run( async () => {
			const response = await storeForm( form );
			setForms( response.forms );
			dispatch( { type: 'stored', form: response.form ?? form, sent: form } );
			return {
				status: 'success',
				text: __(
					'Form saved. Applications that were sent with an earlier version keep that version.',
					'courant-desk'
				),
			};
		} );
	const remove = (): Promise< boolean > =>
		run( async () => {
			const response = await removeForm( form.id );
			setForms( response.forms );
			dispatch( { type: 'opened', form: response.forms[ 0 ] ?? newForm() } );
			return {
				status: 'success',
				text: __( 'Form deleted. Its job openings use the default form.', 'courant-desk' ),
			};
		} );
	return { isBusy: mutation.isBusy, store, remove };
}

/** Selects, edits and saves a form. */
export const Builder = ( { stored }: { readonly stored: readonly Form[] } ): ReactElement => {
	const [ forms, setForms ] = usePersistentState( 'forms', stored );
	const [ state, dispatch ] = usePersistentReducer( 'form', reduce, () => initialState( forms[ 0 ] ?? newForm() ) );
	const [ notification, notify ] = useState< Notification | null >( null );
	const { form, dirty } = state;
	// A new form without changes has nothing to save.
	const isUnsaved = dirty && ( form.id > 0 || form.title !== '' || form.fields !== formBuilderConfig().usual );
	useUnsavedWarning( isUnsaved );

	const open = ( id: string ): void => {
		if ( ! isUnsaved || window.confirm( __( 'Leave without saving your changes?', 'courant-desk' ) ) ) {
			dispatch( { type: 'opened', form: forms.find( ( one ) => String( one.id ) === id ) ?? newForm() } );
			notify( null );
		}
	};
	const { isBusy, store, remove } = useFormRequests( notify, form, setForms, dispatch );

	return (
		<div className="courant-builder">
			<FormSelect form={ form } forms={ forms } open={ open } />
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Form name', 'courant-desk' ) }
				value={ form.title }
				maxLength={ 200 }
				onChange={ ( title ) => dispatch( { type: 'titled', title } ) }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Use as the default form', 'courant-desk' ) }
				checked={ form.standard }
				onChange={ ( on ) => dispatch( { type: 'standard', on } ) }
			/>
			<h2>{ __( 'Fields', 'courant-desk' ) }</h2>
			<FieldList state={ state } dispatch={ dispatch } />
			<AddField form={ form } dispatch={ dispatch } />
			<Preview fields={ form.fields } />
			<FormButtons
				isBusy={ isBusy }
				dirty={ dirty }
				form={ form }
				store={ store }
				remove={ remove }
				notification={ notification }
			/>
		</div>
	);
};

const reason = ( failure: unknown ): string =>
	typeof failure === 'object' &&
	failure !== null &&
	'message' in failure &&
	typeof failure.message === 'string' &&
	failure.message !== ''
		? failure.message
		: __( 'The request failed. Try again.', 'courant-desk' );
