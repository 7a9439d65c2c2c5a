import { useCallback, useLayoutEffect } from 'react';
import type { FieldError } from '../../application-forms/frontend/fields';
import type { Outcome, Tone } from './model';
import { errorId } from './feedback';

/** Hooks that apply the state to elements that the server rendered. */

/** Disables the submit button and shows its `data-response-text` while the form is sent. */
export function useSubmitButton( form: HTMLFormElement, sending: boolean ): void {
	useLayoutEffect( () => {
		const button = form.querySelector< HTMLInputElement | HTMLButtonElement >(
			'.awsm-application-submit-btn, [type="submit"]'
		);
		if ( ! sending || ! button ) {
			return undefined;
		}
		const key = button instanceof HTMLInputElement ? 'value' : 'textContent';
		const label: { [ Name in typeof key ]?: string | null } = button;
		const previous = label[ key ] ?? '';
		label[ key ] = button.dataset[ 'responseText' ] ?? previous;
		button.disabled = true;
		button.classList.add( 'awsm-application-submit-btn-disabled' );
		return () => {
			label[ key ] = previous;
			button.disabled = false;
			button.classList.remove( 'awsm-application-submit-btn-disabled' );
		};
	}, [ form, sending ] );
}

/** Hides the form after it was sent; elements that integrations added stay in the document. */
export function useHiddenForm( form: HTMLFormElement, hidden: boolean ): void {
	useLayoutEffect( () => {
		form.hidden = hidden;
		return () => {
			form.hidden = false;
		};
	}, [ form, hidden ] );
}

/** Changes the heading, and shows the address that the confirmation is sent to, after the form was sent. */
export function useSentTexts( root: HTMLElement, sent: boolean, email: string ): void {
	useLayoutEffect( () => {
		const heading = root.querySelector< HTMLElement >( '[data-sent]' );
		const address = root.querySelector< HTMLElement >( '.courant-sent-to' );
		const previous = heading?.textContent ?? '';
		const set = ( text: string, to: string ) => {
			heading?.replaceChildren( text );
			if ( address ) {
				address.hidden = ! to;
				address.querySelector( 'bdi' )?.replaceChildren( to );
				// The form that sends the email again.
				address.querySelector( 'input' )?.setAttribute( 'value', to );
			}
		};
		if ( ! sent ) {
			return undefined;
		}
		set( heading?.dataset[ 'sent' ] ?? '', email );
		return () => set( previous, '' );
	}, [ root, sent, email ] );
}

/** Marks invalid fields and links their messages for assistive technology. */
export function useInvalidFields( form: HTMLFormElement, errors: readonly FieldError[] ): void {
	useLayoutEffect( () => {
		const restoreFunctions = errors.flatMap( ( error ) => {
			const control = form.querySelector( `[id="${ CSS.escape( error.id ) }"]` );
			if ( ! control ) {
				return [];
			}
			const previous = control.getAttribute( 'aria-describedby' );
			const others = ( previous ?? '' ).split( /\s+/ ).filter( ( id ) => id !== '' && id !== errorId( error ) );
			control.setAttribute( 'aria-invalid', 'true' );
			control.setAttribute( 'aria-describedby', [ ...others, errorId( error ) ].join( ' ' ) );
			return () => {
				control.removeAttribute( 'aria-invalid' );
				control.setAttribute( 'aria-describedby', others.join( ' ' ) );
				if ( ! others[ 0 ] ) {
					control.removeAttribute( 'aria-describedby' );
				}
			};
		} );
		return () => restoreFunctions.forEach( ( restore ) => restore() );
	}, [ form, errors ] );
}

const CLASSES: Readonly< Record< Tone, readonly string[] > > = {
	success: [ 'awsm-success-message' ],
	error: [ 'awsm-error-message' ],
	default: [ 'awsm-default-message', 'awsm-error-message' ],
	plain: [ 'awsm-default-message' ],
};

/** Reads the message that the server printed after a submission without script. */
export function printedOutcome( root: HTMLElement ): Outcome | null {
	const box = root.querySelector( '.awsm-application-message' );
	const messages = [ ...( box?.querySelectorAll( 'p' ) ?? [] ) ].map( ( line ) => line.textContent.trim() );
	return messages.length > 0
		? { tone: box?.classList.contains( 'awsm-success-message' ) ? 'success' : 'error', messages }
		: null;
}

/** Writes each message as a paragraph into the message area, which is otherwise empty and hidden. */
export function useMessageArea( root: HTMLElement, outcome: Outcome | null ): () => HTMLElement | null {
	const area = useCallback( () => root.querySelector< HTMLElement >( '.awsm-application-message' ), [ root ] );
	useLayoutEffect( () => {
		const box = area();
		if ( ! box || ! outcome ) {
			return undefined;
		}
		box.replaceChildren(
			...outcome.messages.map( ( message ) =>
				Object.assign( document.createElement( 'p' ), { textContent: message } )
			)
		);
		box.classList.remove( ...Object.values( CLASSES ).flat() );
		box.classList.add( ...CLASSES[ outcome.tone ] );
		// Screen readers announce the name of what gets the focus, not its content. After sending, the first message is
		// enough: the list of sent fields follows it.
		box.role = 'group';
		box.ariaLabel = outcome.messages.slice( 0, outcome.tone === 'success' ? 1 : undefined ).join( ' ' );
		box.hidden = false;
		box.style.display = 'block';
		return () => {
			box.hidden = true;
			box.style.display = 'none';
			box.classList.remove( ...CLASSES[ outcome.tone ] );
			box.replaceChildren();
		};
	}, [ area, outcome ] );
	return area;
}
