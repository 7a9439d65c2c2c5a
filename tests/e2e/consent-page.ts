import type { Page } from '@playwright/test';
import { createPosts, urlAt } from './support/site-data';

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
export async function createArticles(): Promise< [ string, string ] > {
	const posts = await createPosts( [
		{
			fields: {
				post_name: 'consent-lab',
				post_title: 'Consent lab',
				post_date: '2020-01-01 10:00:00',
				post_content:
					'<p>Text.</p><p><a href="https://sister.example/shop">Shop</a> <a href="https://other.example/shop">Other</a></p>',
			},
		},
		{
			fields: {
				post_name: 'embeds-lab',
				post_title: 'Embeds lab',
				post_date: '2020-01-01 10:00:00',
				post_content:
					'<p>Text.</p><iframe src="https://player.vimeo.com/video/76979871" width="640" height="360" title="Film"></iframe><script async src="https://platform.twitter.com/widgets.js"></script>',
			},
		},
	] );
	return [ urlAt( posts, 0 ), urlAt( posts, 1 ) ];
}
