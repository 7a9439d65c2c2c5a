// Draws every illustration of demo/drawings into demo/images: `node demo/make-images.mjs [name …]`.
// Needs Chromium (CHROMIUM_PATH, else /usr/bin/chromium). The results are committed: run it after changing a drawing.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { ads } from './drawings/ads.mjs';
import { sheet } from './drawings/kit.mjs';
import { portraits } from './drawings/portrait.mjs';

const here = new URL( './', import.meta.url );
const wanted = process.argv.slice( 2 );
// A default image size of WordPress, so that WordPress creates no copy of almost the same size.
const WIDTH = 1536;
const HEIGHT = 864;
const MAX_BYTES = 64 * 1024;

async function toWebp( page, svg, [ width, height ] = [ WIDTH, HEIGHT ] ) {
	for ( let quality = 0.8; quality > 0.3; quality -= 0.06 ) {
		const data = await page.evaluate(
			async ( [ markup, level, imageWidth, imageHeight ] ) => {
				const image = new globalThis.Image();
				image.src = URL.createObjectURL( new Blob( [ markup ], { type: 'image/svg+xml' } ) );
				await image.decode();
				const canvas = globalThis.document.createElement( 'canvas' );
				canvas.width = imageWidth;
				canvas.height = imageHeight;
				canvas.getContext( '2d' ).drawImage( image, 0, 0, imageWidth, imageHeight );
				return canvas.toDataURL( 'image/webp', level );
			},
			[ svg, quality, width, height ]
		);
		const bytes = Buffer.from( data.split( ',' )[ 1 ], 'base64' );
		if ( bytes.length <= MAX_BYTES ) {
			return { bytes, quality };
		}
	}
	throw new Error( 'No quality makes this drawing small enough.' );
}

async function toPng( page, svg, size ) {
	await page.setViewportSize( size );
	await page.setContent( `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${ svg }` );
	return page.screenshot( { omitBackground: true } );
}

/** Encodes a PNG as lossless WebP, which is half the size. */
async function lossless( page, png ) {
	const data = await page.evaluate(
		async ( source ) => {
			const image = new globalThis.Image();
			image.src = source;
			await image.decode();
			const canvas = Object.assign( globalThis.document.createElement( 'canvas' ), {
				width: image.width,
				height: image.height,
			} );
			canvas.getContext( '2d' ).drawImage( image, 0, 0 );
			return canvas.toDataURL( 'image/webp', 1 );
		},
		`data:image/png;base64,${ png.toString( 'base64' ) }`
	);
	return Buffer.from( data.split( ',' )[ 1 ], 'base64' );
}

const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
	args: [ '--no-sandbox' ],
} );
const page = await browser.newPage();
let total = 0;
for ( const file of ( await readdir( new URL( 'drawings/', here ) ) ).sort() ) {
	const name = basename( file, '.mjs' );
	if (
		! file.endsWith( '.mjs' ) ||
		[ 'kit', 'ads', 'portrait' ].includes( name ) ||
		( wanted.length > 0 && ! wanted.includes( name ) )
	) {
		continue;
	}
	const { default: draw } = await import( new URL( `drawings/${ file }`, here ) );
	const { bytes, quality } = await toWebp( page, draw() );
	await writeFile( new URL( `images/${ name }.webp`, here ), bytes );
	total += bytes.length;
	console.log( `${ name }.webp  ${ Math.round( bytes.length / 1024 ) } KB at quality ${ quality.toFixed( 2 ) }` );
}
// Portraits and ads have their own sizes. Ads are drawn at twice their size for sharp displays.
for ( const { name, width, height, body } of [ ...portraits, ...ads ] ) {
	if ( wanted.length === 0 || wanted.includes( name ) ) {
		const scale = name.startsWith( 'ad-' ) ? 2 : 1;
		const drawing = sheet( body, undefined, [ width, height ] );
		const { bytes } = await toWebp( page, drawing, [ width * scale, height * scale ] );
		await writeFile( new URL( `images/${ name }.webp`, here ), bytes );
		total += bytes.length;
	}
}
for ( const [ name, type, size ] of [
	[ 'logo', 'webp', { width: 478, height: 135 } ],
	[ 'logo-dark', 'webp', { width: 478, height: 135 } ],
	[ 'site-icon', 'png', { width: 512, height: 512 } ],
] ) {
	const png = await toPng( page, await readFile( new URL( `drawings/${ name }.svg`, here ), 'utf8' ), size );
	const bytes = type === 'webp' ? await lossless( page, png ) : png;
	await writeFile( new URL( `images/${ name }.${ type }`, here ), bytes );
	total += bytes.length;
}
console.log( `${ Math.round( total / 1024 ) } KB in all` );
await browser.close();
