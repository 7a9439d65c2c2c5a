import type { BrowserContext, Page } from '@playwright/test';
import { desk } from './support/test';
import { findPost, getAllPostMeta } from './support/site-data';
import { installMuPlugin } from './support/site-files';

export async function newOpening( page: Page, title: string ): Promise< void > {
	await page.goto( '/wp-admin/post-new.php?post_type=awsm_job_openings' );
	await page.waitForFunction(
		() => 'wp' in window && document.querySelector( '.interface-interface-skeleton' ) !== null
	);
	await page.evaluate( ( text ) => {
		const { dispatch } = window.wp.data;
		dispatch( 'core/editor' ).editPost( { title: text } );
	}, title );
	for ( const name of [ 'Closing date', 'Job details' ] ) {
		const panel = page.getByRole( 'button', { name, exact: true } );
		if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await panel.click();
		}
	}
}

export const stored = async ( title: string ): Promise< { status: string; meta: Record< string, unknown > } > =>
	findPost( { post_type: 'awsm_job_openings', title, post_status: [ 'publish', 'expired', 'draft' ] } ).then(
		async ( { id, status } ) => ( { status, meta: await getAllPostMeta( id ) } )
	);

/** Opens openings in the classic editor, in this browser context only. */
export async function openInClassicEditor( context: BrowserContext ): Promise< void > {
	installMuPlugin( 'e2e-classic-editor' );
	await context.addCookies( [ { name: 'e2e_classic', value: '1', url: desk.url } ] );
}
