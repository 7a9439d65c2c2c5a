import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusOn } from '../../shared/frontend/a11y';
import { useStore } from '../../shared/frontend/store';
import { controlsOf, validateControl, fileError } from '../../application-forms/frontend/fields';
import { FileLists } from '../../application-forms/frontend/FileLists';
import { FieldErrors, Progress, Summary } from './feedback';
import { submit } from './submit';
import type { Application, ExtraFields } from './submit';
import type { Control } from '../../application-forms/frontend/fields';
import { useSubmitButton, useHiddenForm, useInvalidFields, useMessageArea, useSentTexts } from './server-markup';
import { completeUrl } from '../../application-forms/frontend/complete-url';
import { importModule } from '../../shared/frontend/import-module';
import type * as EmailHint from './lazy.email-hint';

declare global {
	interface HTMLElementEventMap {
		'courant:submit-application': CustomEvent< ExtraFields >;
	}
}

/** Elements in the server's form that React renders into. */
export interface Slots {
	summary: HTMLElement;
	progress: HTMLElement;
	/** The end of what is shown after the form was sent. */
	another: HTMLElement;
}

/**
 * The application form on top of the server's markup: React renders the error summary, the messages of the fields and
 * the upload progress; the submit button and the message area are elements of the server.
 */
export function ApplicationForm( { application, slots }: { application: Application; slots: Slots } ) {
	const { form, root, store, config } = application;
	const state = useStore( store );
	const sending = state.phase === 'sending';
	const heading = useRef< HTMLDivElement >( null );

	useEffect( () => addListeners( application ), [ application ] );
	useSubmitButton( form, sending );
	useHiddenForm( form, state.sent );
	useSentTexts( root, state.sent, state.email );
	useInvalidFields( form, state.errors );
	const area = useMessageArea( root, state.outcome );

	useLayoutEffect( () => {
		const target = heading.current ?? area();
		if ( state.focusCount > 0 && target ) {
			focusOn( target );
		}
	}, [ state.focusCount, area ] );

	return (
		<>
			{ state.summary &&
				createPortal(
					<Summary ref={ heading } errors={ state.errors } title={ config.messages.summary } />,
					slots.summary
				) }
			{ sending &&
				createPortal(
					<Progress
						percent={ state.percent }
						messages={ config.messages }
						onCancel={ () => application.abort?.abort() }
					/>,
					slots.progress
				) }
			{ state.sent &&
				createPortal(
					<button
						type="button"
						className="courant-submit-another"
						onClick={ () => startAnother( application ) }
					>
						{ config.messages.another }
					</button>,
					slots.another
				) }
			<FileLists form={ form } messages={ config.messages } />
			<FieldErrors form={ form } errors={ state.errors } />
		</>
	);
}

function startAnother( { form, store }: Application ): void {
	store.dispatch( { type: 'another' } );
	// The button disappears with the next rendering, and would take the focus with it.
	setTimeout( () => controlsOf( form )[ 0 ]?.focus() );
}

function addListeners( application: Application ): () => void {
	const { form, store, config, tokens } = application;
	const controller = new AbortController();
	const { signal } = controller;
	// Replaces the browser's validation messages while this component is mounted.
	const previous = form.noValidate;
	form.noValidate = config.validation || previous;
	signal.addEventListener( 'abort', () => {
		form.noValidate = previous;
	} );

	form.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			void submit( application );
		},
		{ signal }
	);
	form.addEventListener( 'courant:submit-application', ( { detail } ) => void submit( application, detail ), {
		signal,
	} );
	form.addEventListener( 'focusin', () => tokens.refresh(), { signal } );
	const recheck = ( { target: { name } }: { readonly target: Control } ) => {
		const control = controlsOf( form ).find( ( other ) => other.name === name );
		if ( control && store.get().errors.some( ( error ) => error.name === name ) ) {
			store.dispatch( {
				type: 'checked',
				name,
				error: config.validation ? validateControl( control, config.messages ) : null,
			} );
		}
	};
	form.addEventListener( 'input', recheck, { signal } );
	form.addEventListener(
		'change',
		( event ) => {
			recheck( event );
			normalizeControl( application, event.target );
		},
		{ signal }
	);
	return () => controller.abort();
}

/** Validates a file, completes a URL without a scheme, and checks an email address, as soon as the control changes. */
function normalizeControl( { config, store }: Application, control: Control ): void {
	const { hint } = control.dataset;
	if ( control.type === 'file' ) {
		store.dispatch( { type: 'chosen', name: control.name, error: fileError( control, config ) } );
	} else if ( control.type === 'url' ) {
		control.value = completeUrl( control.value );
	} else if ( hint ) {
		void importModule< typeof EmailHint >( hint ).then( ( { suggest } ) => suggest( control ), console.info );
	}
}
