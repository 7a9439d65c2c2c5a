import type { ApplicationsConfig } from '../../shared/config/generated';
import { flushSync } from 'react-dom';
import { emit } from '../../shared/frontend/events';
import type { Store } from '../../shared/frontend/create-store';
import { upload } from '../../shared/frontend/upload';
import type { createIdempotencyKeys } from './idempotency-key';
import { resetCaptcha } from './captcha';
import type { Captcha } from './captcha-provider';
import { controlsOf, fieldError, sizeMessages } from '../../application-forms/frontend/fields';
import type { FieldError } from '../../application-forms/frontend/fields';
import { outcomeOf, parseResponse } from './model';
import type { Action, State } from './model';
import { storeSent } from './sent';
import type { Tokens } from './token';

export interface Application {
	root: HTMLElement;
	/** id of the opening */
	opening: string;
	form: HTMLFormElement;
	config: ApplicationsConfig;
	store: Store< State, Action >;
	tokens: Tokens;
	keys: ReturnType< typeof createIdempotencyKeys >;
	/** null without a configured captcha; resolves to null if its code could not be loaded. */
	captcha: Promise< Captcha | null > | null;
	forgetDraft: () => void;
	/** Validates all fields; returns no error where the browser validates. */
	validate: () => FieldError[];
	/** The upload in progress. */
	abort: AbortController | null;
}

export type ExtraFields = readonly { name: string; value: string }[];

/** Validates and sends. Does nothing while another request is in progress. */
export async function submit( application: Application, extraFields: ExtraFields = [] ): Promise< void > {
	const { form, config, store } = application;
	// Before the check below, because a second click while the code is loading also waits here.
	const captcha = application.captcha && ( await application.captcha );
	if ( store.get().phase === 'sending' ) {
		return;
	}
	const errors = application.validate();
	const messages = [ ...sizeMessages( form, config ), ...( captcha?.errors() ?? [] ) ];
	if ( errors.length > 0 || messages.length > 0 ) {
		store.dispatch( { type: 'refused', errors, messages } );
		return;
	}
	const controller = new AbortController();
	application.abort = controller;
	store.dispatch( { type: 'sending' } );
	const problem = hasFiles( form ) ? await application.tokens.problem() : '';
	const send = async () =>
		upload(
			config.ajaxUrl,
			buildBody( application, [ ...extraFields, ...( ( await captcha?.fields() ) ?? [] ) ] ),
			{
				signal: controller.signal,
				onProgress: ( percent ) => store.dispatch( { type: 'progress', percent } ),
			}
		);
	const text = problem ? JSON.stringify( { error: [ problem ], success: [] } ) : await send().catch( () => null );
	application.abort = null;
	// A response that arrived before the cancellation is shown: the application is stored.
	if ( controller.signal.aborted && ( problem || text === null ) ) {
		store.dispatch( {
			type: 'settled',
			outcome: { tone: 'plain', messages: [ config.messages.cancelled ] },
			errors: [],
		} );
		resetCaptcha( form );
		return;
	}
	handleResponse( application, text );
}

function hasFiles( form: HTMLFormElement ): boolean {
	return [ ...form.querySelectorAll< HTMLInputElement >( 'input[type="file"]' ) ].some(
		( { files } ) => files?.length
	);
}

function buildBody( { form, tokens, keys }: Application, extraFields: ExtraFields ): FormData {
	const body = new FormData( form );
	extraFields.forEach( ( { name, value } ) => body.append( name, value ) );
	body.set( 'courant_key', keys.keyFor( body ) );
	body.set( 'courant', '1' );
	const token = tokens.current();
	if ( token ) {
		body.set( 'courant_token', token );
	}
	return body;
}

/**
 * Handles a response in the order that integrations rely on, each step done before the next: button label and captcha
 * reset, form reset with its selects, messages, event. The fields are hidden last.
 */
function handleResponse( { form, config, store, keys, forgetDraft, opening }: Application, text: string | null ): void {
	const response = parseResponse( text );
	const outcome = outcomeOf( response, config.messages.general );
	const isSent = outcome.tone === 'success';
	const email = form.querySelector< HTMLInputElement >( '#awsm-applicant-email' )?.value ?? '';
	const dispatchNow = ( action: Action ) => flushSync( () => store.dispatch( action ) );
	dispatchNow( { type: 'released' } );
	resetCaptcha( form );
	if ( isSent ) {
		form.reset();
		form.dispatchEvent( new Event( 'courant:controls' ) );
		keys.done();
		forgetDraft();
		storeSent( opening, outcome.messages );
	}
	dispatchNow( { type: 'settled', outcome, errors: isSent ? [] : serverErrors( form, response?.fields ?? {} ) } );
	if ( isSent || ( outcome.tone === 'error' && response ) ) {
		emit( form, `awsmjobs_application_${ isSent ? 'submitted' : 'failed' }`, response, () => [ response ] );
	}
	if ( isSent ) {
		dispatchNow( { type: 'sent', email } );
	}
}

function serverErrors( form: HTMLFormElement, fields: Readonly< Record< string, string > > ): FieldError[] {
	return controlsOf( form ).flatMap( ( control ) => {
		const message = fields[ control.name.replace( /\[\]$/, '' ) ] ?? fields[ control.name ];
		return message ? [ fieldError( control, message ) ] : [];
	} );
}
