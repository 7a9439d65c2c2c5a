import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createOpening as createOpeningPost, createOpeningWithForm } from './site-data';
import { installMuPlugin } from './site-files';

/** Installs the plugin that pages with the site's own jQuery, and forms with a captcha, need. */
export const installPlugin = (): void => installMuPlugin( 'e2e-application-form' );

export interface Opening {
	title: string;
	id: number;
	url: string;
}

/** Creates an opening, with a separate form if there are `fields`. */
export async function createOpening( fields: object[] = [] ): Promise< Opening > {
	const post = { post_title: `Opening ${ randomUUID().slice( 0, 8 ) }`, post_content: 'Text.' };
	return fields.length === 0 ? createOpeningPost( post ) : createOpeningWithForm( fields, post );
}

/** Counts the requests that send an application. */
export function countSubmissions( page: Page ): () => number {
	let count = 0;
	page.on( 'request', ( request ) => {
		count += request.url().includes( 'awsm_applicant_form_submission' ) ? 1 : 0;
	} );
	return () => count;
}
