import type { Page } from '@playwright/test';
import { desk, expect } from './support/test';

export const SCREEN = '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-applications';

export interface Made {
	opening: number;
	zoe: number;
}

/** An opening with three applications of the past days, one with a PDF in the private store. */
export const seed = async (): Promise< Made > =>
	desk.wp( `
	$opening = wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Harbour reporter']);
	$made = [];
	foreach (['Zoë Müller' => 'publish', 'Ben =1+1' => 'publish', 'Cleo Nguyen' => 'shortlist'] as $name => $stage) {
		$made[] = wp_insert_post(['post_type' => 'awsm_job_application', 'post_status' => $stage, 'post_title' => $name, 'post_parent' => $opening, 'post_author' => 1,
			'post_date' => gmdate('Y-m-d H:i:s', time() - 3600 * (1 + count($made))), 'meta_input' => [
				'awsm_job_id' => $opening, 'awsm_apply_for' => 'Harbour reporter', 'awsm_applicant_name' => $name, 'awsm_applicant_email' => 'applicant' . count($made) . '@courant.example',
				'awsm_applicant_phone' => '+49 30 12345', 'awsm_applicant_letter' => "Dear all,\\n\\nI like the harbour.", 'awsm_application_viewed' => '0',
				'courant_reference' => 'ABCD-234' . count($made), 'awsm_agree_privacy_policy' => 'yes', 'courant_consent' => 'I agree.']]);
	}
	update_option('courant_applications_unread', 3, true);
	return ['opening' => $opening, 'zoe' => $made[0]];
` );

export async function openList( page: Page, more = '', name = /Zoë Müller/ ): Promise< void > {
	await page.goto( SCREEN + more );
	await expect( page.getByRole( 'link', { name } ) ).toBeVisible( { timeout: 30_000 } );
}
