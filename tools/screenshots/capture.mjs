/* global document, Image, requestAnimationFrame */
/** Screenshots for the documentation: the browser, waiting for images, and sheets of several pictures. */
import { chromium } from 'playwright-core';

export const launchBrowser = () =>
	chromium.launch( {
		executablePath: process.env.COURANT_CHROMIUM ?? '/usr/bin/chromium',
		args: [ '--no-sandbox', '--disable-gpu', '--no-first-run' ],
	} );

/**
 * Draws screenshots next to each other, aligned at their tops, and returns a WebP image.
 *
 * @param {import('playwright-core').Page} page       an empty page
 * @param {Buffer[]}                       shots      PNG images
 * @param {{scale: number, maxHeight: number}} options the upper pixels of a screenshot that are drawn, and their scale
 */
export async function drawSheet( page, shots, options ) {
	const images = shots.map( ( shot ) => shot.toString( 'base64' ) );
	return Buffer.from( await page.evaluate( compose, { shots: images, ...options } ), 'base64' );
}

/** Waits until images and fonts of the page are loaded and drawn. */
export async function waitForImages( page ) {
	await page.evaluate( settled );
}

/** Runs in the browser. */
async function compose( { shots, scale, maxHeight } ) {
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
	const heights = images.map( ( { height } ) => Math.min( height, maxHeight ) );
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
	return canvas.toDataURL( 'image/webp', 0.5 ).split( ',' )[ 1 ];
}

/** Runs in the browser. */
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
