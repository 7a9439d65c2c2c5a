import type { Page } from '@playwright/test';

/**
 * Inserts what the server prints for an element, as infinite scrolling, tabs and previews of page builders insert
 * content: scripts in it do not run. Replaces the same element of the page, or else is added to the end of its content.
 *
 * @param source URL of the page that has the element; the page itself if empty
 */
export async function insertAgain( page: Page, selector: string, source = '' ): Promise< void > {
	await page.waitForLoadState( 'load' );
	await page.evaluate(
		async ( [ wanted, url ] ) => {
			const response = await fetch( url || window.location.href );
			const template = document.createElement( 'template' );
			template.innerHTML = await response.text();
			const inserted = template.content.querySelector( wanted );
			if ( ! inserted ) {
				throw new Error( `No ${ wanted }` );
			}
			const element = document.importNode( inserted, true );
			const replaced = document.querySelector( wanted );
			if ( replaced ) {
				replaced.replaceWith( element );
			} else {
				document.querySelector( 'main' )?.append( element );
			}
		},
		[ selector, source ] as const
	);
}
