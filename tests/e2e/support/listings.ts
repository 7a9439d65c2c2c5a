import { writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { desk } from './desk';
import { expect } from './test';

export const titles = ( page: Page ) => page.locator( '.awsm-job-listing-item .awsm-job-post-title' );
export const count = ( page: Page ) => page.locator( '.courant-listing-count' );
export const chips = ( page: Page ) => page.locator( '.courant-chip' );
export const ready = ( page: Page ) =>
	expect( page.locator( '.awsm-job-wrap' ).first() ).toHaveAttribute( 'data-state', 'ready' );
export const named = ( ...numbers: number[] ) =>
	numbers.map( ( number ) => `Choice opening ${ String( number ).padStart( 2, '0' ) }` );

/** Requests of listings that the page has sent so far. */
export function requested( page: Page ): URLSearchParams[] {
	const sent: URLSearchParams[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'admin-ajax' ) && request.method() === 'POST' ) {
			sent.push( new URLSearchParams( request.postData() ?? '' ) );
		}
	} );
	return sent;
}

/** Holds the next requests of listings back until they are let go, and then answers, fails or passes them on. */
export async function held(
	page: Page
): Promise< { waiting: () => number; go: ( status?: number ) => Promise< void > } > {
	const waiting: ( ( status?: number ) => Promise< void > )[] = [];
	await page.route( '**/admin-ajax.php', async ( route ) => {
		if ( ! /action=(jobfilter|loadmore)/.test( route.request().postData() ?? '' ) ) {
			return route.continue();
		}
		return new Promise< void >( ( done ) => {
			waiting.push( async ( status ) => {
				await ( status === undefined ? route.continue() : route.fulfill( { status, body: '' } ) );
				done();
			} );
		} );
	} );
	return {
		waiting: () => waiting.length,
		go: async ( status ) => {
			await expect.poll( () => waiting.length ).toBeGreaterThan( 0 );
			await waiting.shift()?.( status );
		},
	};
}

/**
 * Twelve openings of one category: north, south, east in turn; every other one part-time; the first four remote; with
 * rising salaries. A page of the site may be requested from right to left (`?rtl`), and with styled selects
 * (`?styled`).
 */
export async function layOut(): Promise< void > {
	const plugins = join( desk.www, 'wp-content/mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	writeFileSync(
		join( plugins, 'e2e-listings.php' ),
		`<?php
add_filter('option_courant_listings', static fn ($value) => isset($_GET['styled']) ? array_merge((array) $value, ['styled_selects' => true]) : $value);
add_action('template_redirect', static function (): void {
	if (isset($_GET['rtl'])) {
		$GLOBALS['wp_locale']->text_direction = 'rtl';
	}
});
`
	);
	await desk.wp( `
		// Two workers may begin at once.
		$GLOBALS['wpdb']->query("SELECT GET_LOCK('e2e-choices', 60)");
		if (get_page_by_path('e2e-choices')) {
			return true;
		}
		$term = static function ($name, $taxonomy) {
			$made = term_exists($name, $taxonomy) ?: wp_insert_term($name, $taxonomy);
			return (int) $made['term_id'];
		};
		for ($n = 1; $n <= 12; $n++) {
			$id = wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => sprintf('Choice opening %02d', $n),
				'post_content' => 'Words of choice.', 'post_date' => gmdate('Y-m-d H:i:s', 1400000000 - $n * 3600), 'meta_input' => [
					'courant_work_mode' => $n <= 4 ? 'remote' : 'on-site',
					'courant_salary' => ['min' => $n * 10000, 'max' => null, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true],
				]]);
			wp_set_object_terms($id, [$term('Choice desk', 'job-category')], 'job-category');
			wp_set_object_terms($id, [$term('Choice ' . ['east', 'north', 'south'][$n % 3], 'job-location')], 'job-location');
			wp_set_object_terms($id, [$term($n % 2 ? 'Choice full' : 'Choice part', 'job-type')], 'job-type');
		}
		$block = '[awsmjobs specs="job-category:choice-desk" filters="yes" listings="5" %s]';
		$pages = [
			'e2e-choices' => sprintf($block, 'filter_types="job-location:checkbox"'),
			'e2e-choices-side' => sprintf($block, 'placement="side" layout="stack" filter_types="job-location:checkbox,job-type:checkbox"'),
			'e2e-choices-pages' => sprintf($block, 'layout="grid" pagination="classic"') . '<div style="height:2000px"></div>',
			'e2e-choices-two' => sprintf($block, '') . sprintf($block, 'pagination="classic"'),
			'e2e-choices-several' => sprintf($block, 'filter_types="job-location:multiple"'),
		];
		foreach ($pages as $name => $content) {
			wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => $name, 'post_content' => $content]);
		}
		return true;
	` );
}
