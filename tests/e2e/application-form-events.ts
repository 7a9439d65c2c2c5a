import type { Page } from '@playwright/test';

/** The application form in a browser, against the real server (docs/reference/behavior.md). */
export const SUBMIT = 'awsm_applicant_form_submission';

export const PDF = {
	name: 'cv.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from( '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n' ),
};

export const area = ( page: Page ) => page.locator( '.awsm-application-message' );

export const paragraphs = ( page: Page ) => area( page ).locator( 'p' );

export const events = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { labEvents: Record< string, unknown >[] } ).labEvents );

/** Records the fields that a form sends, because the DevTools protocol returns no request bodies with files. */
export async function recordFields( page: Page ): Promise< () => Promise< [ string, string ][] > > {
	await page.addInitScript( () => {
		const prototype = XMLHttpRequest.prototype as unknown as { send: ( ...values: unknown[] ) => unknown };
		prototype.send = new Proxy( prototype.send, {
			apply: ( send, request, values: unknown[] ) => {
				const [ body ] = values;
				if ( body instanceof FormData ) {
					Object.assign( window, {
						labFields: [ ...body ].map( ( [ name, value ] ) => [
							name,
							typeof value === 'string' ? value : `${ value.name }, ${ value.type }`,
						] ),
					} );
				}
				return Reflect.apply( send, request, values );
			},
		} );
	} );
	return async () => page.evaluate( () => ( window as unknown as { labFields: [ string, string ][] } ).labFields );
}

/**
 * Records both events of an application, received natively and through jQuery, with the state of the page at that
 * time.
 */
export async function recordEvents( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		const received: Record< string, unknown >[] = [];
		Object.assign( window, { labEvents: received, labResets: 0 } );
		const names = [ 'awsmjobs_application_submitted', 'awsmjobs_application_failed' ];
		const record = ( name: string, by: string, detail: unknown ) => {
			const form = document.querySelector< HTMLFormElement >( '#awsm-application-form' );
			const submit = document.querySelector< HTMLInputElement >( '#awsm-application-submit-btn' );
			received.push( {
				name,
				by,
				detail,
				label: submit?.value,
				disabled: submit?.disabled,
				resets: ( window as unknown as { labResets: number } ).labResets,
				hidden: form?.hidden,
				applicant: form?.querySelector< HTMLInputElement >( '[name=awsm_applicant_name]' )?.value,
				level: form?.querySelector( '.awsm-selectric .label' )?.textContent,
				messages: [ ...document.querySelectorAll( '.awsm-application-message p' ) ].map(
					( line ) => line.textContent
				),
			} );
		};
		names.forEach( ( name ) =>
			document.addEventListener( name, ( event ) => record( name, 'document', ( event as CustomEvent ).detail ) )
		);
		document.addEventListener( 'DOMContentLoaded', () => {
			const { jQuery } = window as unknown as {
				jQuery?: ( target: Document ) => {
					on: ( name: string, act: ( event: unknown, detail: unknown ) => void ) => void;
				};
			};
			names.forEach( ( name ) =>
				jQuery?.( document ).on( name, ( _event, detail ) => record( name, 'jQuery', detail ) )
			);
		} );
	} );
}
