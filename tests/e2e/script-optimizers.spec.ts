import type { Page } from '@playwright/test';
import { article, topOf } from './support/contents';
import { changePages } from './support/change-pages';
import { titles } from './support/listings';
import { expect, test } from './support/test';
import { findFirstOpening } from './support/site-data';

/** A script element that runs: no JSON, no templates. */
const SCRIPT = /<script\b(?![^>]*\btype=["'](?!text\/javascript|module))([^>]*)>([\s\S]*?)<\/script>/g;
const hasSource = ( attributes: string ) => /\bsrc=/.test( attributes );

/** Runs all scripts in their order at the first tap or key press, as performance plugins do. */
const RUN_LATER = `<script>
	const run = async () => {
		for (const delayed of document.querySelectorAll('script[type="text/delayed"]')) {
			const script = document.createElement('script');
			for (const { name, value } of delayed.attributes) {
				if (name !== 'type') {
					script.setAttribute(name, value);
				}
			}
			script.async = false;
			script.text = delayed.text;
			const loaded = script.src ? new Promise((done) => { script.onload = script.onerror = done; }) : null;
			delayed.replaceWith(script);
			await loaded;
		}
		document.documentElement.setAttribute('data-scripts-ran', '');
	};
	let pending;
	['pointerdown', 'keydown'].forEach((type) => addEventListener(type, () => { pending ??= run(); }));
</script>`;

const atEnd = ( html: string, added: string ) => html.replace( '</body>', () => `${ added }</body>` );

type Optimizer = ( html: string, get: ( url: string ) => Promise< string > ) => Promise< string > | string;

const OPTIMIZERS: Record< string, Optimizer > = {
	deferred: ( html ) =>
		html.replace( SCRIPT, ( script: string, attributes: string, text: string ) =>
			hasSource( attributes ) ? `<script defer${ attributes }>${ text }</script>` : script
		),
	'in reverse order': ( html ) => {
		const files = [ ...html.matchAll( SCRIPT ) ].filter( ( [ , attributes = '' ] ) => hasSource( attributes ) );
		return atEnd(
			files.reduce( ( rest, [ script ] ) => rest.replace( script, '' ), html ),
			files
				.reverse()
				.map( ( [ script ] ) => script )
				.join( '' )
		);
	},
	combined: async ( html, get ) => {
		const files = [ ...html.matchAll( SCRIPT ) ].filter( ( [ , attributes = '' ] ) => hasSource( attributes ) );
		const texts = await Promise.all(
			files.map( async ( [ , attributes = '' ] ) =>
				get( ( /\bsrc=["']([^"']+)/.exec( attributes )?.[ 1 ] ?? '' ).replaceAll( '&#038;', '&' ) )
			)
		);
		return atEnd(
			files.reduce( ( rest, [ script ] ) => rest.replace( script, '' ), html ),
			`<script>${ texts.join( ';\n' ) }</script>`
		);
	},
};

/** Changes the HTML of pages before the browser receives them. Returns the URLs of the pages changed so far. */
async function optimize( page: Page, optimizer: Optimizer ): Promise< string[] > {
	const changed: string[] = [];
	const get = async ( url: string ) => ( await page.request.get( url ) ).text();
	await changePages( page, async ( html, url ) => {
		const body = await optimizer( html, get );
		if ( body !== html ) {
			changed.push( url );
		}
		return body;
	} );
	return changed;
}

const opening = async () => ( await findFirstOpening() ).path;

async function useContents( page: Page ): Promise< void > {
	await page.locator( '#ez-toc-container' ).getByRole( 'link', { name: 'Harbour', exact: true } ).click();
	await expect.poll( async () => topOf( page, 'Harbour' ) ).toBeLessThan( 120 );
	await page.locator( '#ez-toc-container .ez-toc-toggle' ).click();
	await expect( page.locator( '#ez-toc-container .ez-toc-list' ) ).toBeHidden();
}

async function useForm( page: Page ): Promise< void > {
	await page.locator( '#awsm-application-submit-btn' ).click();
	await expect( page.locator( '[name="awsm_applicant_name"]' ) ).toHaveAttribute( 'aria-invalid', 'true' );
}

async function useList( page: Page ): Promise< void > {
	const before = await titles( page ).count();
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect.poll( async () => titles( page ).count() ).toBeGreaterThan( before );
}

for ( const [ name, optimizer ] of Object.entries( OPTIMIZERS ) ) {
	test( `with scripts ${ name } a table of contents, a list and an application form work at the first tap`, async ( {
		page,
	} ) => {
		const changed = await optimize( page, optimizer );
		await page.goto( await article( 'a-day-with-optimized-scripts' ) );
		await useContents( page );
		await page.goto( await opening() );
		await useForm( page );
		await page.goto( '/job-openings/' );
		await useList( page );
		expect( changed ).toHaveLength( 3 );
	} );
}

test( 'with all scripts delayed until the first tap a table of contents, a list and an application form work after it', async ( {
	page,
} ) => {
	await optimize( page, ( html ) =>
		atEnd(
			html.replace(
				SCRIPT,
				( _script: string, attributes: string, text: string ) =>
					`<script type="text/delayed"${ attributes.replace( /\stype=["'][^"']*["']/, '' ) }>${ text }</script>`
			),
			RUN_LATER
		)
	);
	await page.goto( await article( 'a-day-with-optimized-scripts' ) );
	await expect( page.locator( '#ez-toc-container .ez-toc-list' ) ).toBeVisible();
	await page.keyboard.press( 'Shift' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-scripts-ran' );
	await useContents( page );
	await page.goto( await opening() );
	await page.keyboard.press( 'Shift' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-scripts-ran' );
	await useForm( page );
	await page.goto( '/job-openings/' );
	await page.keyboard.press( 'Shift' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-scripts-ran' );
	await useList( page );
} );
