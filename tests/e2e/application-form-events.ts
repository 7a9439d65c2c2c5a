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

export const events = ( page: Page ) => page.evaluate( () => window.labEvents );

/** Records the fields that a form sends, because the DevTools protocol returns no request bodies with files. */
export async function recordFields( page: Page ): Promise< () => Promise< [ string, string ][] > > {
	await page.addInitScript( () => {
		Object.assign( window, {
			XMLHttpRequest: class extends XMLHttpRequest {
				override send( body?: Document | XMLHttpRequestBodyInit | null ): void {
					if ( body instanceof FormData ) {
						Object.assign( window, {
							labFields: [ ...body ].map( ( [ name, value ] ) => [
								name,
								typeof value === 'string' ? value : `${ value.name }, ${ value.type }`,
							] ),
						} );
					}
					super.send( body );
				}
			},
		} );
	} );
	return async () => page.evaluate( () => window.labFields );
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
				resets: window.labResets,
				hidden: form?.hidden,
				applicant: form?.querySelector< HTMLInputElement >( '[name=awsm_applicant_name]' )?.value,
				level: form?.querySelector( '.awsm-selectric .label' )?.textContent,
				messages: [ ...document.querySelectorAll( '.awsm-application-message p' ) ].map(
					( line ) => line.textContent
				),
			} );
		};
		names.forEach( ( name ) =>
			document.addEventListener( name, ( event ) =>
				record( name, 'document', event instanceof CustomEvent ? event.detail : undefined )
			)
		);
		document.addEventListener( 'DOMContentLoaded', () => {
			const { jQuery } = window;
			names.forEach( ( name ) =>
				jQuery?.( document ).on( name, ( _event, detail ) => record( name, 'jQuery', detail ) )
			);
		} );
	} );
}
