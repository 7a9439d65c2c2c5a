import type { Page } from '@playwright/test';
import { expect } from './support/test';
import { createApplications, setOption } from './support/site-data';

export const SCREEN = '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-applications';

export interface Made {
	opening: number;
	zoe: number;
}

/** An opening with three applications of the past days, one with a PDF in the private store. */
export const seed = async (): Promise< Made > =>
	createApplications(
		'Harbour reporter',
		[
			[ 'Zoë Müller', 'publish' ],
			[ 'Ben =1+1', 'publish' ],
			[ 'Cleo Nguyen', 'shortlist' ],
		].map( ( [ name = '', status = '' ], n ) => ( {
			name,
			status,
			email: `applicant${ n }@courant.example`,
			hoursAgo: 1 + n,
			reference: `ABCD-234${ n }`,
			letter: 'Dear all,\n\nI like the harbour.',
			meta: {
				awsm_applicant_phone: '+49 30 12345',
				awsm_agree_privacy_policy: 'yes',
				courant_consent: 'I agree.',
			},
		} ) )
	).then( async ( { opening, applications } ) => {
		await setOption( 'courant_applications_unread', 3 );
		return { opening, zoe: applications[ 0 ] ?? 0 };
	} );

export async function openList( page: Page, more = '', name = /Zoë Müller/ ): Promise< void > {
	await page.goto( SCREEN + more );
	await expect( page.getByRole( 'link', { name } ) ).toBeVisible( { timeout: 30_000 } );
}
