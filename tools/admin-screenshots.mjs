/**
 * npm run screenshots:admin
 *
 * Takes screenshots of every screen of wp-admin that the theme or the plugin adds or changes, at 1280 and 390 pixels,
 * on the site of `npm start`: docs/admin-screens.md and docs/screenshots/admin. Sends three applications first if the
 * site has none. The screenshots in full size are in artifacts/admin-screenshots.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runningDevelopmentSite } from './lib/development-site.mjs';
import { adminScreens, settingsScreens } from './screenshots/admin-screens.mjs';
import { drawSheet, launchBrowser, waitForImages } from './screenshots/capture.mjs';
import { root } from '../tests/support/site.mjs';

const { values } = parseArgs( { options: { only: { type: 'string', default: '' } } } );
const WIDTHS = [ 1280, 390 ];
const APPLICANTS = [ 'Zoë Müller', 'Amal Haddad', 'Jo Park' ];
const whole = join( root, 'artifacts/admin-screenshots' );
const pictures = join( root, 'docs/screenshots/admin' );

const nameOf = ( title ) =>
	title
		.toLowerCase()
		.replaceAll( /[^a-z]+/g, '-' )
		.replaceAll( /^-|-$/g, '' );

/** Signs in with the account that `npm start` prints. */
async function signIn( tab, url ) {
	await tab.goto( `${ url }/wp-login.php` );
	await tab.fill( '#user_login', 'admin' );
	await tab.fill( '#user_pass', 'password' );
	await tab.click( '#wp-submit' );
	await tab.waitForURL( /wp-admin/ );
}

/** Sends an application through the form, as a visitor does. */
async function apply( browser, opening, name, index ) {
	const context = await browser.newContext( { reducedMotion: 'reduce' } );
	const tab = await context.newPage();
	await tab.goto( opening );
	await tab.locator( '[name="awsm_applicant_name"]' ).pressSequentially( name );
	await tab.fill( '[name="awsm_applicant_email"]', `applicant-${ index }@example.org` );
	await tab.fill( '[name="awsm_applicant_phone"]', '+1 555 010 020' );
	await tab.fill( '[name="awsm_applicant_letter"]', 'I would like to work with you, and this is why.' );
	await tab.setInputFiles( '[name="awsm_file"]', join( root, 'tests/fixtures/access/cv.pdf' ) );
	await tab.check( '[name="awsm_form_privacy_policy"]' );
	await tab.waitForTimeout( 3500 );
	await tab.click( '[name="form_sub"]' );
	await tab.getByText( /reference number/ ).waitFor();
	await context.close();
}

/** Waits until nothing is loading; some screens of WordPress never stop polling the server. */
async function settle( tab ) {
	await tab.waitForLoadState( 'networkidle', { timeout: 8000 } ).catch( () => undefined );
	await tab
		.getByText( 'Loading…' )
		.first()
		.waitFor( { state: 'hidden', timeout: 8000 } )
		.catch( () => undefined );
	await waitForImages( tab );
}

async function get( tab, url, path ) {
	return ( await tab.request.get( `${ url }/wp-json/wp/v2/${ path }` ) ).json();
}

const site = await runningDevelopmentSite();
if ( site === null ) {
	console.error( 'No site is running. Start it with: npm start' );
	process.exit( 1 );
}
const browser = await launchBrowser();
try {
	const context = await browser.newContext( { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } } );
	const tab = await context.newPage();
	await signIn( tab, site.url );
	const [ opening ] = await get( tab, site.url, 'awsm_job_openings?slug=nodejs-engineer' );
	const [ article ] = await get( tab, site.url, 'posts?per_page=1' );
	await tab.goto( `${ site.url }/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-applications` );
	await settle( tab );
	if ( ( await tab.getByText( APPLICANTS[ 0 ] ).count() ) === 0 ) {
		for ( const [ index, name ] of APPLICANTS.entries() ) {
			await apply( browser, opening.link, name, index );
		}
	}
	await tab.goto( `${ site.url }/wp-admin/edit.php?post_type=courant_ad` );
	const ad = ( await tab.locator( '#the-list tr' ).first().getAttribute( 'id' ) )?.replace( 'post-', '' );
	const screens = [
		...adminScreens( { opening: opening.id, article: article.id, ad } ),
		...( await settingsScreens( tab, site.url ) ),
	].filter( ( { title } ) => title.toLowerCase().includes( values.only.toLowerCase() ) );
	if ( values.only === '' ) {
		rmSync( pictures, { recursive: true, force: true } );
	}
	[ pictures, whole ].forEach( ( folder ) => mkdirSync( folder, { recursive: true } ) );
	for ( const { title, path, open } of screens ) {
		const shots = [];
		for ( const width of WIDTHS ) {
			await tab.setViewportSize( { width, height: 900 } );
			await tab.goto( site.url + path );
			await settle( tab );
			await open?.( tab );
			await settle( tab );
			// A window as high as the page: buttons that stay at the end of the window are at the end of the page.
			const height = await tab.evaluate( () => document.documentElement.scrollHeight );
			await tab.setViewportSize( { width, height: Math.min( height, 4000 ) } );
			const shot = await tab.screenshot();
			writeFileSync( join( whole, `${ nameOf( title ) }-${ width }.png` ), shot );
			shots.push( shot );
		}
		const blank = await context.newPage();
		const sheet = await drawSheet( blank, shots, { scale: 0.5, maxHeight: 1800 } );
		await blank.close();
		writeFileSync( join( pictures, `${ nameOf( title ) }.webp` ), sheet );
		console.log( `${ title }: ${ ( sheet.length / 1000 ).toFixed( 0 ) } KB` );
	}
	if ( values.only === '' ) {
		writeFileSync(
			join( root, 'docs/admin-screens.md' ),
			`# Screens of wp-admin\n\nGenerated by \`npm run screenshots:admin\` on the demo site, at 1280 and 390 pixels.\n\n${ screens
				.map(
					( { title, path } ) =>
						`## ${ title }\n\n\`${ path }\`\n\n![${ title }, at two widths](screenshots/admin/${ nameOf( title ) }.webp)\n`
				)
				.join( '\n' ) }`
		);
	}
} finally {
	await browser.close();
}
