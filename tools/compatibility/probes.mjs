/** Checks that apply to single products of the compatibility matrix. They run after the checks of checks.mjs. */
/* global document, location */

/**
 * @typedef {{
 *   site: import('./site.mjs').CompatibilitySite, visitor: import('playwright-core').Page,
 *   admin: import('playwright-core').Page, content: Record<string, any>,
 * }} ProbeContext `content`: the result of the command `content` of site.php
 */

const TIMEOUT = 20_000;
const EDITOR_TIMEOUT = 90_000;
/** Query Monitor's own limit for slow queries, in seconds. */
const SLOW_SECONDS = 0.05;

/** Reads the queries and errors of Courant that Query Monitor reports on a page. Runs in the browser. */
function readQueryMonitor( slow ) {
	const rows = ( id ) => [ ...document.querySelectorAll( `#${ id } tbody tr` ) ];
	const own = rows( 'qm-db_queries' ).filter( ( row ) =>
		/courant/.test( row.dataset.qmComponent ?? row.textContent )
	);
	const problems = [];
	if ( ! document.querySelector( '#query-monitor-main' ) ) {
		problems.push( 'Query Monitor printed no panel' );
	}
	for ( const row of rows( 'qm-db_dupes' ).filter( ( { textContent } ) => /courant/i.test( textContent ) ) ) {
		problems.push( `doubled: ${ row.textContent.replace( /\s+/g, ' ' ).trim().slice( 0, 160 ) }` );
	}
	for ( const row of own ) {
		const time = Number( row.querySelector( '[data-qm-sort-weight]:last-child' )?.dataset.qmSortWeight ?? 0 );
		if ( time > slow ) {
			problems.push( `slow: ${ row.textContent.replace( /\s+/g, ' ' ).trim().slice( 0, 160 ) }` );
		}
	}
	for ( const id of [ 'qm-php_errors', 'qm-doing_it_wrong', 'qm-assets_scripts-broken', 'qm-logger' ] ) {
		for ( const row of rows( id ).filter( ( { textContent } ) => /courant/i.test( textContent ) ) ) {
			problems.push( `${ id }: ${ row.textContent.replace( /\s+/g, ' ' ).trim().slice( 0, 160 ) }` );
		}
	}
	return problems.map( ( text ) => `${ location.pathname }: ${ text }` );
}

/** @param {ProbeContext} context */
async function probeQueryMonitor( { admin, content, site } ) {
	const problems = [];
	for ( const url of [ `${ site.url }/`, content.article, content.opening, content.listing ] ) {
		// The second request has warm caches.
		await admin.goto( url );
		await admin.goto( url );
		problems.push( ...( await admin.evaluate( readQueryMonitor, SLOW_SECONDS ) ) );
	}
	return problems;
}

/** @param {ProbeContext} context */
async function probeCaptcha( { visitor, content, site } ) {
	await site.call( 'captcha' );
	await visitor.goto( content.opening );
	const form = visitor.locator( '.awsm-application-form, .awsm-job-form-inner' ).first();
	const fields = await form.locator( '[data-sitekey]' ).count();
	await visitor.getByLabel( 'Full name' ).pressSequentially( 'Ada' );
	await visitor.waitForTimeout( 1500 );
	const scripts = await visitor.locator( 'script[src*="hcaptcha.com/1/api.js"]' ).count();
	return [
		...( fields === 1 ? [] : [ `${ fields } captchas in the application form` ] ),
		...( scripts === 1 ? [] : [ `hCaptcha's script is included ${ scripts } times` ] ),
	];
}

/** @param {ProbeContext} context */
async function probeMembership( { visitor, content, site } ) {
	const hidden = await site.call( 'hide', { opening: content.openingId } );
	if ( ! hidden ) {
		return [ 'the opening could not be hidden' ];
	}
	await visitor.goto( content.opening );
	const html = await visitor.content();
	const count = ( selector ) => visitor.locator( selector ).count();
	return [
		...( ( await count( '#awsm-application-form' ) ) === 0 ? [] : [ 'a hidden opening has a form' ] ),
		...( html.includes( '"JobPosting"' ) ? [ 'a hidden opening has structured data' ] : [] ),
		...( html.includes( 'Checks plugins and themes' ) ? [ 'a hidden opening shows its text' ] : [] ),
	];
}

/** @param {ProbeContext} context */
async function probeBanner( { visitor, site }, banner ) {
	await visitor.context().clearCookies();
	await visitor.goto( `${ site.url }/` );
	await visitor.waitForTimeout( 2500 );
	const own = await visitor.locator( '#courant-consent:visible' ).count();
	const other = await visitor.locator( banner ).first().isVisible();
	return [
		...( other ? [] : [ 'the banner is not shown' ] ),
		...( own === 0 ? [] : [ "Courant's banner is shown too" ] ),
	];
}

/**
 * Opens the editor of a page builder, and waits until it shows the listing.
 *
 * @param {ProbeContext}                 context
 * @param {( id: string ) => string}     editor  URL of the editor, without the address of the site
 * @param {string}                       [frame] selector of the frame that shows the page
 */
async function probeEditor( { admin, content, site }, editor, frame ) {
	await admin.goto( content.builders[ 0 ] ?? content.listing );
	const id = await admin.evaluate( () => /\bpage-id-(\d+)/.exec( document.body.className )?.[ 1 ] ?? '' );
	// The first screen after the activation may redirect to the plugin's introduction.
	await admin.goto( `${ site.url }/wp-admin/`, { waitUntil: 'commit' } );
	const errors = [];
	admin.on( 'pageerror', ( error ) => /courant/i.test( error.stack ?? '' ) && errors.push( error.message ) );
	await admin.goto( `${ site.url }${ editor( id ) }`, { waitUntil: 'commit', timeout: EDITOR_TIMEOUT } );
	const page = frame === undefined ? admin : admin.frameLocator( frame );
	await page.locator( '.awsm-job-listing-item' ).first().waitFor( { timeout: EDITOR_TIMEOUT } );
	return errors;
}

const PROBES = {
	'query-monitor': probeQueryMonitor,
	'hcaptcha-for-forms-and-more': probeCaptcha,
	members: probeMembership,
	'paid-memberships-pro': probeMembership,
	'restrict-content': probeMembership,
	'complianz-gdpr': ( context ) => probeBanner( context, '.cmplz-cookiebanner' ),
	'cookie-law-info': ( context ) => probeBanner( context, '.cky-consent-bar, #cookie-law-info-bar' ),
	elementor: ( context ) =>
		probeEditor(
			context,
			( id ) => `/wp-admin/post.php?post=${ id }&action=elementor`,
			'#elementor-preview-iframe'
		),
	'beaver-builder-lite-version': ( context ) =>
		probeEditor( context, ( id ) => `/?page_id=${ id }&fl_builder`, 'iframe[src*="fl_builder_ui_iframe"]' ),
};

/**
 * Runs the checks of one product. The site with all products has none, because they change the site.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {import('./site.mjs').CompatibilitySite} site
 * @param {import('./products.mjs').Product[]} products
 * @param {Record<string, any>} content
 * @returns {Promise<string[] | undefined>} problems; undefined if there are no checks
 */
export async function probe( browser, site, products, content ) {
	const run = products.length === 1 ? PROBES[ products[ 0 ].slug ] : undefined;
	if ( ! run ) {
		return undefined;
	}
	const open = async ( cookies ) => {
		const context = await browser.newContext( { viewport: { width: 1280, height: 900 } } );
		context.setDefaultTimeout( TIMEOUT );
		await context.route(
			( url ) => ! url.href.startsWith( site.url ),
			( route ) => route.abort()
		);
		await context.addCookies( cookies.map( ( cookie ) => ( { ...cookie, url: site.url } ) ) );
		return context.newPage();
	};
	const consent = { name: 'courant_consent', value: '1.' };
	const visitor = await open( [ consent ] );
	const admin = await open( [ consent, ...( await site.call( 'session' ) ) ] );
	try {
		return await run( { site, visitor, admin, content } );
	} catch ( error ) {
		return [ `no: ${ error.message.split( '\n' )[ 0 ].slice( 0, 200 ) }` ];
	} finally {
		await visitor.context().close();
		await admin.context().close();
	}
}
