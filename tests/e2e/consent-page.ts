import type { Page } from '@playwright/test';
import { desk } from './support/test';

export const SERVICES = {
	banner: 'own',
	gtm: 'GTM-LAB0001',
	gtm_category: 'marketing',
	ga4: 'G-LAB0001',
	domains: 'sister.example',
	clarity: 'lab0001',
	hotjar: '1234567',
	conversion: 'AW-1234567890/LaB_label',
	log: true,
};

export const CONSENT = { courant_consent: SERVICES, courant_ads: [] };

export const STATISTICS = [
	'www.googletagmanager.com/gtag/js',
	'www.clarity.ms/tag/lab0001',
	'static.hotjar.com/c/hotjar-1234567.js',
];

export const MARKETING = [ 'www.googletagmanager.com/gtm.js', 'www.googletagmanager.com/gtag/js' ];

export const ALL = [ ...new Set( [ ...STATISTICS, ...MARKETING ] ) ];

export const banner = ( page: Page ) => page.getByRole( 'region', { name: 'Your privacy' } );

export const press = ( page: Page, name: string ) => banner( page ).getByRole( 'button', { name } ).click();

/** Waits until the page has loaded and all its delayed requests were sent. */
export const quiet = async ( page: Page ) => {
	await page.waitForLoadState( 'load' );
	await page.waitForTimeout( 400 );
};

/** Creates an article with links and one with embeds; returns their URLs. */
export const createArticles = () =>
	desk.wp< [ string, string ] >( `
		wp_set_current_user(1);
		$make = static fn ($name, $content) => get_permalink(get_page_by_path($name, OBJECT, 'post') ?: wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => ucfirst(strtr($name, '-', ' ')), 'post_content' => $content]));
		return [
			$make('consent-lab', '<p>Words.</p><p><a href="https://sister.example/shop">Shop</a> <a href="https://other.example/shop">Other</a></p>'),
			$make('embeds-lab', '<p>Words.</p><iframe src="https://player.vimeo.com/video/76979871" width="640" height="360" title="Film"></iframe><script async src="https://platform.twitter.com/widgets.js"></script>'),
		];
	` );
