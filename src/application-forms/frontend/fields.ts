import type { ApplicationsConfig } from '../../shared/config/generated';
import { firstText } from '../../shared/frontend/text';
import { formatFileSize } from './file-size';
import { validateField, formatMessage } from './validate';
import type { FieldInput, RuleViolation } from './validate';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldError {
	name: string;
	/** id of the control, the target of the link in the error summary */
	control: string;
	/** id of the field: the control, or the group of its boxes */
	id: string;
	label: string;
	message: string;
}

type Messages = Pick< ApplicationsConfig[ 'messages' ], keyof ApplicationsConfig[ 'messages' ] >;

const BUTTONS = /^(?:hidden|submit|button|reset|image)$/;
const TYPES_WITH_RULE = [ 'email', 'url', 'tel', 'date', 'number' ];
const ATTRIBUTES_WITH_RULE = [ 'minlength', 'maxlength', 'min', 'max', 'step', 'pattern' ] as const;

/** Returns one control for each name, in document order. */
export function controlsOf( form: HTMLFormElement ): Control[] {
	const byName = new Map< string, Control >();
	for ( const element of form.elements ) {
		if (
			isControl( element ) &&
			element.name &&
			! element.disabled &&
			! BUTTONS.test( element.type ) &&
			! byName.has( element.name )
		) {
			byName.set( element.name, element );
		}
	}
	return [ ...byName.values() ];
}

function isControl( element: Element ): element is Control {
	return (
		element instanceof HTMLInputElement ||
		element instanceof HTMLSelectElement ||
		element instanceof HTMLTextAreaElement
	);
}

/** Returns the first violation of a control, with the message of its markup or the default one. */
export function validateControl( control: Control, messages: Messages ): FieldError | null {
	const violation = typeViolation( control ) ?? validateField( readField( control ) );
	return (
		countError( control, messages ) ??
		( violation &&
			fieldError(
				control,
				formatMessage( messageFor( control, violation.rule, messages ), violation.parameters )
			) )
	);
}

/** Checks the number of files, also if client-side validation is off: PHP would discard all but one. */
export function countError(
	control: Control & { readonly files?: FileList | null },
	messages: Messages
): FieldError | null {
	const max = control.hasAttribute( 'multiple' ) ? Number( control.dataset[ 'maxFiles' ] ?? Infinity ) : 1;
	return ( control.files?.length ?? 0 ) > max
		? fieldError( control, max > 1 ? formatMessage( messages.fileCount, [ String( max ) ] ) : messages.oneFile )
		: null;
}

export function fieldError( control: Control, message: string ): FieldError {
	const group = control.closest( '.awsm-job-form-options-container' )?.id;
	const id = ensureId( control );
	return { name: control.name, control: id, id: firstText( group, id ), label: labelFor( control ), message };
}

function ensureId( control: Control ): string {
	control.id ||= `courant-field-${ control.name.replace( /[^\w-]/g, '' ) }`;
	return control.id;
}

function labelFor( control: Control ): string {
	const shortLabel = control.dataset[ 'label' ];
	if ( shortLabel ) {
		return shortLabel;
	}
	const group = control.closest( '.awsm-job-form-options-container' )?.getAttribute( 'aria-labelledby' );
	const label = ( group ? document.getElementById( group ) : control.labels?.[ 0 ] )?.cloneNode( true );
	if ( label instanceof Element ) {
		label.querySelectorAll( '.awsm-job-form-error' ).forEach( ( star ) => star.remove() );
	}
	return firstText(
		label?.textContent
			?.replace( /\s+/g, ' ' )
			.replace( /[.:*\s]+$/, '' )
			.trim(),
		control.getAttribute( 'aria-label' ),
		control.name
	);
}

function messageFor( control: Control, rule: string, messages: Messages ): string {
	const customMessage = control.getAttribute( `data-msg-${ rule }` ) ?? control.getAttribute( 'data-msg' );
	const defaults: Readonly< Record< string, string | undefined > > = messages;
	const defaultMessage = defaults[ rule ];
	return firstText( customMessage, defaultMessage, control.title, control.validationMessage, messages.general );
}

function readField( control: Control ): FieldInput {
	const comparedSelector = control.getAttribute( 'data-rule-equalto' );
	const comparedControl = comparedSelector ? control.form?.querySelector( comparedSelector ) : null;
	return {
		type: control.type,
		value: valueOf( control ),
		rules: rulesOf( control ),
		...( comparedControl && isControl( comparedControl ) ? { comparedValue: comparedControl.value } : {} ),
	};
}

/** Returns the selected values of a group of boxes, the names of files, or the value of the control. */
function valueOf( control: Control ): string {
	if ( ! ( control instanceof HTMLInputElement ) ) {
		return control.value;
	}
	if ( control.type === 'checkbox' || control.type === 'radio' ) {
		const group = control.form?.elements.namedItem( control.name );
		const boxes = group instanceof RadioNodeList ? [ ...group ] : [ control ];
		return boxes
			.flatMap( ( box ) => ( box instanceof HTMLInputElement && box.checked ? [ box.value || 'on' ] : [] ) )
			.join( ',' );
	}
	return control.type === 'file'
		? [ ...( control.files ?? [] ) ].map( ( file ) => file.name ).join( ',' )
		: control.value;
}

function rulesOf( control: Control ): Record< string, string > {
	const rules: Record< string, string > = {};
	if ( TYPES_WITH_RULE.includes( control.type ) ) {
		rules[ control.type ] = 'true';
	}
	for ( const name of ATTRIBUTES_WITH_RULE ) {
		const value = control.getAttribute( name );
		if ( value !== null && value !== 'any' ) {
			rules[ name ] = value;
		}
	}
	for ( const { name, value } of control.attributes ) {
		if ( name.startsWith( 'data-rule-' ) ) {
			rules[ name.slice( 'data-rule-'.length ) ] = value;
		}
	}
	if ( control.required ) {
		rules[ 'required' ] = 'true';
	}
	return rules;
}

/** Validates a file right after it was selected, also if client-side validation is off. */
export function fileError(
	input: Control & { readonly files?: FileList | null },
	{ maxFileBytes, messages }: ApplicationsConfig
): FieldError | null {
	const files = [ ...( input.files ?? [] ) ];
	const tooLarge = files.find( ( file ) => file.size > maxFileBytes );
	return tooLarge
		? fieldError(
				input,
				formatMessage( messages.fileSize, [
					tooLarge.name,
					formatFileSize( tooLarge.size ),
					formatFileSize( maxFileBytes ),
				] )
			)
		: files[ 0 ]
			? validateControl( input, messages )
			: null;
}

/** Checks the accepted types before the upload; the server inspects the content. */
function typeViolation( control: Control ): RuleViolation | null {
	if ( ! ( control instanceof HTMLInputElement ) || control.type !== 'file' || ! control.accept ) {
		return null;
	}
	const accepted = control.accept
		.split( ',' )
		.map( ( type ) => type.trim().toLowerCase() )
		.filter( Boolean );
	const isAccepted = ( file: File ) =>
		accepted.some( ( type ) =>
			type.startsWith( '.' )
				? file.name.toLowerCase().endsWith( type )
				: type.endsWith( '/*' )
					? file.type.startsWith( type.slice( 0, -1 ) )
					: file.type === type
		);
	const rejected = [ ...( control.files ?? [] ) ].find( ( file ) => ! isAccepted( file ) );
	return rejected ? { rule: 'fileType', parameters: [ accepted.join( ', ' ), rejected.name ] } : null;
}

/**
 * Reads and removes the messages that the server printed after a submission without script; React renders them from
 * here on.
 */
export function readPrintedErrors( form: HTMLFormElement ): FieldError[] {
	return controlsOf( form ).flatMap( ( control ) => {
		const printed = control.closest( '.awsm-job-form-group' )?.querySelector( 'div.awsm-job-form-error' );
		const message = printed?.textContent.trim();
		printed?.remove();
		return message ? [ fieldError( control, message ) ] : [];
	} );
}

/** Returns messages about file sizes, before anything is sent. */
export function sizeMessages(
	form: HTMLFormElement,
	{ maxFileBytes, maxTotalBytes, messages }: ApplicationsConfig
): string[] {
	const files = [ ...form.querySelectorAll< HTMLInputElement >( 'input[type="file"]:not(:disabled)' ) ].flatMap(
		( input ) => [ ...( input.files ?? [] ) ]
	);
	if ( files.some( ( file ) => file.size > maxFileBytes ) ) {
		return [ messages.fileValidation ];
	}
	return files.reduce( ( sum, file ) => sum + file.size, 0 ) > maxTotalBytes ? [ messages.totalSize ] : [];
}
