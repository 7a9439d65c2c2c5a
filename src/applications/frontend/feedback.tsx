import { forwardRef, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ApplicationsConfig } from '../../shared/config/generated';
import type { FieldError } from '../../application-forms/frontend/fields';
import { formatMessage } from '../../application-forms/frontend/validate';

/** `Node.DOCUMENT_POSITION_FOLLOWING`, inserted by the build. */
const FOLLOWING = 4;

interface SummaryProps {
	errors: readonly FieldError[];
	title: string;
}

/** The error summary, with a link to each field. */
export const Summary = forwardRef< HTMLDivElement, SummaryProps >( function Summary( { errors, title }, ref ) {
	const id = useId();
	return (
		<div ref={ ref } className="courant-form-summary" role="group" aria-labelledby={ id } tabIndex={ -1 }>
			<p id={ id }>{ title }</p>
			<ul>
				{ [ ...errors ].sort( byPosition ).map( ( error ) => (
					<li key={ error.name }>
						<a
							href={ `#${ error.control }` }
							onClick={ ( event ) => {
								// Without a hash in the URL.
								event.preventDefault();
								document.getElementById( error.control )?.focus();
							} }
						>{ `${ error.label }${ /[?!]$/.test( error.label ) ? '' : ':' } ${ error.message }` }</a>
					</li>
				) ) }
			</ul>
		</div>
	);
} );

/** Orders errors as their fields, whenever each was found. */
function byPosition( { control }: FieldError, other: FieldError ): number {
	const field = document.getElementById( control );
	return field?.compareDocumentPosition( document.getElementById( other.control ) ?? field ) === FOLLOWING ? -1 : 1;
}

interface ProgressProps {
	percent: number;
	messages: ApplicationsConfig[ 'messages' ];
	onCancel: () => void;
}

/** The progress of the upload. After its end the server may have stored the application, so it cannot be canceled. */
export function Progress( { percent, messages, onCancel }: ProgressProps ) {
	const id = useId();
	const bar = useRef< HTMLProgressElement >( null );
	const isUploaded = percent >= 100;
	// The submit button is disabled now and would lose focus; the cancel button is removed and has lost it.
	useEffect( () => {
		if ( ! isUploaded || document.activeElement === document.body ) {
			bar.current?.focus( { preventScroll: true } );
		}
	}, [ isUploaded ] );
	return (
		<div className="courant-upload">
			<span id={ id }>
				{ formatMessage( isUploaded ? messages.uploaded : messages.uploading, [ String( percent ) ] ) }
			</span>
			<progress ref={ bar } max={ 100 } value={ percent } aria-labelledby={ id } tabIndex={ -1 } />
			{ ! isUploaded && (
				<button type="button" className="courant-upload-cancel" onClick={ onCancel }>
					{ messages.cancel }
				</button>
			) }
		</div>
	);
}

/** The message of each field, at the end of its group. */
export function FieldErrors( { form, errors }: { form: HTMLFormElement; errors: readonly FieldError[] } ) {
	return (
		<>
			{ errors.map( ( error ) => {
				const group = groupOf( form, error );
				return (
					group &&
					createPortal(
						<div className="awsm-job-form-error" id={ errorId( error ) }>
							{ error.message }
						</div>,
						group,
						error.name
					)
				);
			} ) }
		</>
	);
}

export function errorId( { id }: FieldError ): string {
	return `${ id }-error`;
}

function groupOf( form: HTMLFormElement, error: FieldError ): Element | null {
	const control = form.querySelector( `[id="${ CSS.escape( error.control ) }"]` );
	return control?.closest( '.awsm-job-form-group' ) ?? control?.parentElement ?? null;
}
