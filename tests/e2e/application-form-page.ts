import type { Page } from '@playwright/test';
import { expect } from './support/third-parties';

export const button = ( page: Page ) => page.locator( '#awsm-application-submit-btn' );

export const ready = ( page: Page ) =>
	expect( page.locator( '.awsm-job-form' ) ).toHaveAttribute( 'data-state', 'ready' );

export const error = ( page: Page, name: string ) =>
	page
		.locator( '.awsm-job-form-group' )
		.filter( { has: page.locator( `[name="${ name }"]` ) } )
		.locator( '> .awsm-job-form-error, > div.awsm-job-form-error' )
		.last();
