import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { desk } from './desk';

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
	return desk.wp< Opening >( `
		$fields = json_decode(base64_decode('${ Buffer.from( JSON.stringify( fields ) ).toString( 'base64' ) }'), true);
		$meta = [];
		if ($fields !== []) {
			$library = new CourantDesk\\ApplicationForms\\Storage\\FormRepository(CourantDesk\\Kernel\\Sql::fromGlobal());
			$form = $library->save(CourantDesk\\ApplicationForms\\Domain\\FormSerializer::parse($fields, title: 'F' . wp_generate_password(6, false)));
			$meta = ['courant_apply' => ['way' => 'form', 'form' => $form->id, 'target' => '', 'label' => '']];
		}
		$id = wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Opening ' . wp_generate_password(8, false), 'post_content' => 'Text.', 'post_author' => 1, 'meta_input' => $meta]);
		return ['id' => $id, 'url' => get_permalink($id)];
	` );
}

/** Counts the requests that send an application. */
export function countSubmissions( page: Page ): () => number {
	let count = 0;
	page.on( 'request', ( request ) => {
		count += request.url().includes( 'awsm_applicant_form_submission' ) ? 1 : 0;
	} );
	return () => count;
}
