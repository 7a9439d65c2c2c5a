/* global document, Image, requestAnimationFrame */
/**
 * npm run look [-- --only=WORDS]
 *
 * A picture of every template at 390, 768 and 1280 pixels beside each other, on the site that the crawl visits:
 * docs/templates.md and docs/screenshots/templates. The pages themselves, whole and in their own size, are kept in
 * artifacts/look.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startCrawlSite } from './crawl/site.mjs';
import { sheetsOf } from './crawl/sheets.mjs';
import { Laboratory, quickFolder } from './lib/php-tests.mjs';
import { ensureAll } from './lib/system.mjs';
import { root } from '../tests/support/site.mjs';

const { values } = parseArgs( { options: { only: { type: 'string', default: '' } } } );
const WIDTHS = [ 390, 768, 1280 ];
/** A sheet shows so much of a page's height, and draws it so small. */
const HEIGHT = 2000;
const SCALE = 0.4;
const QUALITY = 0.5;
const pictures = join( root, 'docs/screenshots/templates' );
const whole = join( root, 'artifacts/look' );
const began = Date.now();
const log = ( text ) =>
	console.log( `[${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ).padStart( 4 ) } s] ${ text }` );

/** Draws pictures beside each other, their tops in a line. Runs in the browser. */
async function compose( { shots, scale, most, quality } ) {
	const images = await Promise.all(
		shots.map( async ( shot ) => {
			const image = new Image();
			image.src = `data:image/png;base64,${ shot }`;
			await image.decode();
			return image;
		} )
	);
	const gap = 16;
	const canvas = document.createElement( 'canvas' );
	const heights = images.map( ( { height } ) => Math.min( height, most ) );
	canvas.width = images.reduce( ( sum, { width } ) => sum + Math.round( width * scale ) + gap, gap );
	canvas.height = Math.round( Math.max( ...heights ) * scale ) + 2 * gap;
	const context = canvas.getContext( '2d' );
	context.fillStyle = '#8d9299';
	context.fillRect( 0, 0, canvas.width, canvas.height );
	context.imageSmoothingQuality = 'high';
	let x = gap;
	images.forEach( ( image, index ) => {
		const width = Math.round( image.width * scale );
		context.drawImage(
			image,
			0,
			0,
			image.width,
			heights[ index ],
			x,
			gap,
			width,
			Math.round( heights[ index ] * scale )
		);
		x += width + gap;
	} );
	return canvas.toDataURL( 'image/webp', quality ).split( ',' )[ 1 ];
}

/** All pictures and fonts are there, and nothing is on its way. Runs in the browser. */
async function settled() {
	document.querySelectorAll( 'img' ).forEach( ( image ) => {
		image.setAttribute( 'loading', 'eager' );
		image.setAttribute( 'decoding', 'sync' );
	} );
	// A lazy image reports that it is complete.
	await Promise.all(
		[ ...document.images ]
			.filter( ( image ) => image.naturalWidth === 0 && image.checkVisibility() )
			.map(
				( image ) =>
					new Promise( ( done ) => {
						image.addEventListener( 'load', done );
						image.addEventListener( 'error', done );
						setTimeout( done, 10_000 );
					} )
			)
	);
	await Promise.all(
		[ ...document.images ]
			.filter( ( image ) => image.naturalWidth > 0 )
			.map( ( image ) => image.decode().catch( () => undefined ) )
	);
	await document.fonts.ready;
	await new Promise( ( done ) => {
		requestAnimationFrame( () => requestAnimationFrame( done ) );
	} );
}

async function shoot( browser, site, { path, dark = false, rtl = false, name } ) {
	const context = await browser.newContext( {
		extraHTTPHeaders: { 'X-Courant-Direction': rtl ? 'rtl' : 'ltr' },
		reducedMotion: 'reduce',
		colorScheme: dark ? 'dark' : 'light',
	} );
	await context.addCookies( [ { name: 'courant_consent', value: '1.', url: site } ] );
	const page = await context.newPage();
	const shots = [];
	let file = '';
	for ( const width of WIDTHS ) {
		await page.setViewportSize( { width, height: 900 } );
		const response = await page.goto( site + path, { waitUntil: 'load' } );
		file = response?.headers()[ 'x-courant-template' ] ?? '';
		await page.evaluate( settled );
		const shot = await page.screenshot( { fullPage: true } );
		writeFileSync( join( whole, `${ name }-${ width }.png` ), shot );
		shots.push( shot.toString( 'base64' ) );
	}
	await page.goto( 'about:blank' );
	const sheet = Buffer.from(
		await page.evaluate( compose, { shots, scale: SCALE, most: HEIGHT, quality: QUALITY } ),
		'base64'
	);
	await context.close();
	writeFileSync( join( pictures, `${ name }.webp` ), sheet );
	return { file, size: sheet.length };
}

/** @param {{title: string, name: string, path: string, file: string}[]} sheets */
const pageOf = ( sheets ) => `# Every template at 390, 768 and 1280 pixels

Made by \`npm run look\` on the demo with the accessibility theme unit test beside it; a sheet shows the upper ${ HEIGHT } pixels of a page.

${ sheets.map( ( { title, name, path, file } ) => `## ${ title }\n\n\`theme/${ file }\` · \`${ path }\`\n\n![${ title }, at three widths](screenshots/templates/${ name }.webp)\n` ).join( '\n' ) }`;

await ensureAll( root, log );
const laboratory = new Laboratory( quickFolder() );
try {
	const site = await startCrawlSite( laboratory, log );
	const browser = await chromium.launch( {
		executablePath: process.env.COURANT_CHROMIUM ?? '/usr/bin/chromium',
		args: [ '--no-sandbox', '--disable-gpu', '--no-first-run' ],
	} );
	try {
		const sheets = sheetsOf( site.addresses ).filter( ( { title } ) =>
			title.toLowerCase().includes( values.only.toLowerCase() )
		);
		if ( values.only === '' ) {
			rmSync( pictures, { recursive: true, force: true } );
		}
		[ pictures, whole ].forEach( ( folder ) => mkdirSync( folder, { recursive: true } ) );
		let bytes = 0;
		for ( const sheet of sheets ) {
			const { file, size } = await shoot( browser, site.url, sheet );
			sheet.file = file;
			bytes += size;
			log( `${ sheet.title }: ${ file }, ${ ( size / 1000 ).toFixed( 0 ) } KB` );
		}
		if ( values.only === '' ) {
			writeFileSync( join( root, 'docs/templates.md' ), pageOf( sheets ) );
		}
		log( `${ sheets.length } sheets, ${ ( bytes / 1e6 ).toFixed( 2 ) } MB` );
	} finally {
		await browser.close();
		await site.close();
	}
} finally {
	await laboratory.close();
}
