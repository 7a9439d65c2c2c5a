import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { desk } from './desk';
import { createOpening as createOpeningPost, createOpeningWithForm } from './site-data';

/**
 * `?e2e_jquery` loads the site's own jQuery; the captcha provider's verification answers as it does for a solved
 * captcha.
 */
const PLUGIN = `<?php
add_action('wp_enqueue_scripts', static function (): void {
	if (isset($_GET['e2e_jquery'])) {
		wp_enqueue_script('jquery');
	}
});
add_filter('pre_http_request', static fn ($response, array $request, string $url) => str_contains($url, '/turnstile/v0/siteverify')
	? ['headers' => [], 'cookies' => [], 'filename' => null, 'response' => ['code' => 200, 'message' => 'OK'], 'body' => (string) wp_json_encode(['success' => true, 'hostname' => '127.0.0.1'])]
	: $response, 10, 3);
`;

/** Installs the plugin that pages with the site's own jQuery, and forms with a captcha, need. */
export function installPlugin(): void {
	const folder = join( desk.www, 'wp-content/mu-plugins' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync( join( folder, 'e2e-application-form.php' ), PLUGIN );
}

export interface Opening {
	id: number;
	url: string;
}

/** Creates an opening; `fields` make a form of its own. */
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
