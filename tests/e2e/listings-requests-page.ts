import type { Page } from '@playwright/test';

/** Requests of listings, in a browser against the real server (docs/reference/behavior.md). */
export const LIST = '/e2e-choices/';

export const type = ( page: Page ) => page.locator( 'select[name="job__type_spec"]' );

export const more = ( page: Page ) => page.locator( '.awsm-load-more' );
