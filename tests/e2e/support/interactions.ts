import type { Locator, Page } from '@playwright/test';
import { article as articleWithContents, open } from './contents';
import { chips, count, titles } from './listings';
import { findArticle, findFirstOpening } from './site-data';
import { expect } from './test';

const LIST = '/e2e-choices/';

/** A click on a control of a public page. */
export interface Interaction {
	readonly name: string;
	/** Whether the page lists the openings of `createListingOpenings()`. */
	readonly needsOpenings?: true;
	/** Loads the page. @returns the control that is clicked */
	readonly load: ( page: Page ) => Promise< Locator >;
	/** Checks what the click has changed. */
	readonly check: ( page: Page ) => Promise< void >;
}

const listPage = async ( page: Page ): Promise< void > => {
	await page.goto( LIST, { waitUntil: 'load' } );
	await page.locator( '.courant-filter-summary' ).first().click();
};
const choice = ( page: Page ): Locator => page.getByRole( 'checkbox', { name: /Choice north/ } );
const frontPage = async ( page: Page ): Promise< void > => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '/', { waitUntil: 'load' } );
};
const openingPage = async ( page: Page ): Promise< Locator > => {
	await page.goto( ( await findFirstOpening() ).path, { waitUntil: 'load' } );
	return page.locator( '[name="awsm_applicant_name"]' ).first();
};

/** Each click is the first one on its page, except those of filter, chip, drawer and the button of the form. */
export const INTERACTIONS: readonly Interaction[] = [
	{
		name: 'share',
		load: async ( page ) => {
			await page.context().grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
			await page.goto( ( await findArticle() ).url, { waitUntil: 'load' } );
			return page.locator( '.share__button--copy' ).first();
		},
		check: ( page ) => expect( page.locator( '.share__text' ) ).toBeVisible(),
	},
	{
		name: 'save for later',
		load: async ( page ) => {
			await page.goto( ( await findArticle() ).url, { waitUntil: 'load' } );
			return page.locator( '.share__button--save' ).first();
		},
		check: async ( page ) => {
			await expect( page.locator( '.share__button--save' ).first() ).toHaveAccessibleName( /Saved$/ );
			await page.evaluate( () => localStorage.removeItem( 'courant-saved' ) );
		},
	},
	{
		name: 'toggle of a table of contents',
		load: async ( page ) => {
			// A cookie keeps the table of contents closed.
			await page.context().clearCookies( { name: /^ezTOC/ } );
			await open( page, await articleWithContents( 'a-day-of-first-touches' ) );
			return page.locator( '#ez-toc-container .ez-toc-toggle' ).first();
		},
		check: ( page ) => expect( page.locator( '#ez-toc-container .ez-toc-list' ) ).toBeHidden(),
	},
	{
		name: 'drawer of a table of contents',
		load: async ( page ) => {
			await page.setViewportSize( { width: 390, height: 800 } );
			await open( page, await articleWithContents( 'a-day-of-first-touches' ) );
			await page.getByRole( 'heading', { name: 'Prices', exact: true } ).evaluate( ( heading ) => {
				heading.scrollIntoView( { block: 'start', behavior: 'instant' } );
			} );
			return page.getByRole( 'button', { name: /On this page/ } );
		},
		check: ( page ) => expect( page.getByRole( 'dialog', { name: 'On this page' } ) ).toBeVisible(),
	},
	{
		name: 'filter menu',
		needsOpenings: true,
		load: async ( page ) => {
			await page.goto( LIST, { waitUntil: 'load' } );
			return page.locator( '.courant-filter-summary' ).first();
		},
		check: ( page ) => expect( choice( page ) ).toBeVisible(),
	},
	{
		name: 'load more',
		needsOpenings: true,
		load: async ( page ) => {
			await page.goto( LIST, { waitUntil: 'load' } );
			return page.getByRole( 'link', { name: 'Load more' } );
		},
		check: ( page ) => expect( titles( page ) ).toHaveCount( 10 ),
	},
	{
		name: 'filter',
		needsOpenings: true,
		load: async ( page ) => {
			await listPage( page );
			return choice( page );
		},
		check: ( page ) => expect( count( page ) ).toHaveText( '4 openings found' ),
	},
	{
		name: 'chip',
		needsOpenings: true,
		load: async ( page ) => {
			await listPage( page );
			await choice( page ).click();
			await expect( count( page ) ).toHaveText( '4 openings found' );
			return chips( page ).first();
		},
		check: ( page ) => expect( count( page ) ).toHaveText( '12 openings found' ),
	},
	{
		name: 'menu',
		load: async ( page ) => {
			await frontPage( page );
			return page.locator( '.masthead__tools .tool--menu' ).first();
		},
		check: ( page ) => expect( page.locator( '#site-menu' ) ).toBeVisible(),
	},
	{
		name: 'sub-menu',
		load: async ( page ) => {
			await page.goto( '/about/', { waitUntil: 'load' } );
			return page.locator( '.menu--primary > li > .menu__sub > .menu__toggle' ).first();
		},
		check: ( page ) =>
			expect( page.locator( '.menu--primary > li > .menu__sub' ).first() ).toHaveAttribute( 'open' ),
	},
	{
		name: 'dark color scheme',
		load: async ( page ) => {
			await page.goto( ( await findArticle() ).url, { waitUntil: 'load' } );
			await page.evaluate( () => localStorage.removeItem( 'courant-scheme' ) );
			return page.locator( '.scheme__choice:has(#scheme-dark)' );
		},
		check: ( page ) => expect( page.locator( 'html' ) ).toHaveAttribute( 'data-scheme', 'dark' ),
	},
	{
		name: 'search overlay',
		load: async ( page ) => {
			await frontPage( page );
			return page.locator( '.masthead__tools .tool--search' ).first();
		},
		check: ( page ) => expect( page.locator( '#site-search' ) ).toBeVisible(),
	},
	{
		name: 'next slide',
		load: async ( page ) => {
			await frontPage( page );
			await expect( page.locator( '.slider' ) ).toHaveAttribute( 'data-state', 'ready' );
			return page.locator( '.slider__button--next' ).first();
		},
		check: ( page ) =>
			expect( page.locator( '.slider__slide[data-position="shown"]' ) ).toHaveAttribute( 'aria-label', /^2 of / ),
	},
	{
		name: 'first field of a form',
		load: openingPage,
		check: ( page ) => expect( page.locator( '.awsm-job-form' ) ).toHaveAttribute( 'data-state', 'ready' ),
	},
	{
		name: 'send an empty form',
		load: async ( page ) => {
			await ( await openingPage( page ) ).click();
			await expect( page.locator( '.awsm-job-form' ) ).toHaveAttribute( 'data-state', 'ready' );
			return page.locator( '#awsm-application-submit-btn' ).first();
		},
		check: ( page ) => expect( page.locator( '.courant-form-summary' ) ).toBeVisible(),
	},
];
