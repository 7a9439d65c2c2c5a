/**
 * Tests the Playground runtime, which `npm start` uses where PHP is not installed: the checks of every runtime, then
 * demo content, an application, and two emails.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { silentLog } from '../../../tools/lib/log.mjs';
import { driveSite, prepareSite } from '../../../tools/lib/site-driver.mjs';
import { startSite, stopSite } from '../../../tools/lib/site.mjs';
import { freePort, until } from '../../../tools/lib/services.mjs';
import { checkSite, checkStop } from '../../js/tools/smoke/journey.mjs';
import { makePdf } from '../../support/pdf.mjs';
import { apply } from './journey.mjs';
import { openPuppeteer } from './puppeteer-driver.mjs';

const dir = mkdtempSync( join( tmpdir(), 'courant-playground-' ) );
let site;

before(
	async () => {
		site = await startSite( {
			runtime: 'playground',
			dir: join( dir, 'site' ),
			demo: false,
			log: silentLog,
			port: await freePort(),
		} );
	},
	{ timeout: 420_000 }
);

after( async () => {
	await stopSite( join( dir, 'site' ) );
	rmSync( dir, { recursive: true, force: true } );
} );

const emails = ( options ) => fetch( `${ site.mail }api/messages`, options );

test( 'without content: anonymous visitors, an administrator, emails', { timeout: 420_000 }, async ( t ) => {
	await checkSite( site, t );
	await emails( { method: 'DELETE' } );
} );

test( 'demo content can be added', { timeout: 420_000 }, async () => {
	await prepareSite( site );
	assert.ok( ( await driveSite( site, 'marker' ) ).ready.includes( 'demo' ) );
} );

test(
	'a visitor is anonymous, finds an opening and applies with a PDF; both emails arrive',
	{ timeout: 420_000 },
	async () => {
		const browser = await openPuppeteer( 'chromium', site.url );
		const see = ( what, question, ...args ) =>
			until( () => browser.evaluate( question, ...args ), { seconds: 60, what } );
		try {
			await browser.goto( '/' );
			assert.equal(
				await browser.evaluate(
					() =>
						document.querySelector( '#wpadminbar' ) === null &&
						! document.cookie.includes( 'wordpress_logged_in' )
				),
				true,
				'the visitor is signed in'
			);
			assert.equal( await browser.evaluate( () => document.querySelectorAll( 'h1' ).length ), 1 );

			await browser.goto( '/job-openings/' );
			const all = await see( 'the listing', () => document.querySelectorAll( '.awsm-job-listing-item' ).length );
			const word = await browser.evaluate( () =>
				document
					.querySelector( '.awsm-job-listing-item .awsm-job-post-title' )
					.textContent.trim()
					.split( ' ' )
					.at( -1 )
			);
			await browser.type( '.awsm-job-search', word );
			await browser.press( '.awsm-job-search', 'Enter' );
			await see(
				'what was searched',
				( before, part ) => {
					const titles = [ ...document.querySelectorAll( '.awsm-job-listing-item' ) ].map( ( item ) =>
						item.textContent.toLowerCase()
					);
					return (
						location.search.includes( 'jq=' ) &&
						titles.length > 0 &&
						titles.length <= before &&
						titles.some( ( title ) => title.includes( part.toLowerCase() ) )
					);
				},
				all,
				word
			);

			await browser.goto(
				await browser.evaluate( () => document.querySelector( '.awsm-job-listing-item a[href]' ).href )
			);
			const cv = join( dir, 'letter.pdf' );
			writeFileSync( cv, makePdf() );
			await apply( browser, cv, 'playground', 10_000 );
			await see( 'the thanks', () =>
				[ ...document.querySelectorAll( '.awsm-success-message' ) ].some(
					( message ) => message.textContent.trim() !== '' && message.offsetParent !== null
				)
			);
			await until( async () => ( await ( await emails() ).json() ).length >= 2, {
				seconds: 120,
				what: 'the second email',
			} );
			assert.deepEqual( browser.problems(), [] );
		} finally {
			await browser.close();
		}
	}
);

test( 'the site stops, and its ports are free', { timeout: 60_000 }, async () => {
	await checkStop( site, join( dir, 'site' ) );
} );
