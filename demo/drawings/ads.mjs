import { at, bold, circle, fine, ink, line, overprint, rect, shape, times, wave } from './kit.mjs';

const text = ( x, y, size, fill, content, more = '' ) =>
	`<text x="${ x }" y="${ y }" font-family="Lato Black, Lato" font-weight="900" font-size="${ size }" fill="${ fill }" ${ more }>${ content }</text>`;

const button = ( x, y, width, height, label, [ fill, color ] = [ ink.navy, ink.paper ] ) =>
	rect( x, y, width, height, fill, 'rx="4"' ) +
	text( x + width / 2, y + height * 0.68, height * 0.52, color, label, 'text-anchor="middle"' );

const bicycle = ( color ) =>
	times( 2, ( i ) => circle( i * 120, 0, 42, 'none', `stroke="${ color }" stroke-width="9"` ) ) +
	line( 'M0 0L40 -66H96L120 0L60 0L40 -66M60 0L96 -66L88 -88H112M30 -80H56', color, 9 );

const cup = ( fill ) =>
	shape( 'M-40 -40H40L30 40H-30z', fill ) +
	line( 'M40 -24q34 0 26 26q-8 16 -32 14', fill, 9 ) +
	line( 'M-14 -58q-10 -16 0 -30M12 -58q-10 -16 0 -30', ink.coral, 7 );

const sea = ( width, height, y ) =>
	rect( 0, y, width, height - y, ink.teal ) +
	times( 4, ( i ) => line( wave( -20, width + 40, y + 14 + i * 16, 10, 36 ), ink.sky, 4 ) );

const boat =
	shape( 'M-70 0H70L48 34H-48z', ink.navy ) +
	shape( 'M-4 -8V-100L60 -8z', ink.coral ) +
	shape( 'M-12 -8V-84L-52 -8z', ink.paper );

/** Draws an ad on a colored ground. */
const ad = ( name, [ width, height ], ground, ...drawings ) => ( {
	name,
	width,
	height,
	body: [ rect( 0, 0, width, height, ground ), ...drawings ].join( '' ),
} );

/** Draws an ad of 300 × 250 pixels: a picture, and below it centered lines of text and a button. */
const mediumRectangle = ( name, [ ground, textColor ], picture, lines, buttonOfAd ) =>
	ad(
		name,
		[ 300, 250 ],
		ground,
		picture,
		...lines.map( ( [ y, size, content ] ) => text( 150, y, size, textColor, content, 'text-anchor="middle"' ) ),
		buttonOfAd
	);

const disc = ( x, y, radius, pattern ) =>
	circle( x, y, radius, ink.mustard ) + overprint( circle( x, y, radius, pattern ) );

const page = ( x ) => rect( x, -56, 82, 112, ink.paper );

const linesOfPage = ( x, i ) => rect( x, -40 + i * 16, 58, 5, ink.navy );

const book = page( -86 ) + page( 4 ) + times( 6, ( i ) => linesOfPage( -74, i ) + linesOfPage( 16, i ) );

/** Ads of fictional shops, in the sizes of the ad slots. */
export const ads = [
	ad(
		'ad-728x90',
		[ 728, 90 ],
		ink.mustard,
		overprint( rect( 0, 0, 230, 90, bold( 'coral' ) ) ),
		at( 60, 62, bicycle( ink.navy ), 0, 0.62 ),
		text( 250, 42, 28, ink.navy, 'Half price after the bell.' ),
		text( 250, 70, 17, ink.navy, 'Kettle Lane Cycles, repairs until 22:00' ),
		button( 590, 26, 116, 38, 'See hours' )
	),
	ad(
		'ad-468x60',
		[ 468, 60 ],
		ink.sky,
		sea( 120, 60, 38 ),
		at( 58, 40, boat, 0, 0.4 ),
		text( 136, 28, 20, ink.navy, 'The night ferry to Hallig' ),
		text( 136, 48, 14, ink.navy, 'from €19 a berth, breakfast on board' ),
		button( 372, 16, 84, 28, 'Timetable', [ ink.coral, ink.navy ] )
	),
	ad(
		'ad-320x50',
		[ 320, 50 ],
		ink.sky,
		sea( 72, 50, 32 ),
		at( 36, 34, boat, 0, 0.32 ),
		text( 84, 23, 16, ink.navy, 'The night ferry to Hallig' ),
		text( 84, 41, 13, ink.navy, 'from €19 a berth, breakfast on board' )
	),
	mediumRectangle(
		'ad-300x250',
		[ ink.navy, ink.paper ],
		disc( 150, 88, 66, fine( 'coral' ) ) + at( 146, 98, cup( ink.paper ), 0, 0.9 ),
		[
			[ 180, 23, 'Coffee that keeps' ],
			[ 205, 23, 'the deadline' ],
		],
		button( 82, 214, 136, 28, 'Order a sack', [ ink.mustard, ink.navy ] )
	),
	mediumRectangle(
		'ad-300x250-book',
		[ ink.coral, ink.navy ],
		overprint( rect( 0, 0, 300, 120, bold( 'mustard' ) ) ) + at( 150, 84, book, -6 ),
		[
			[ 178, 22, 'Books by weight' ],
			[ 201, 15, 'The Paper Scales, every Saturday' ],
		],
		button( 90, 212, 120, 28, 'Directions' )
	),
	mediumRectangle(
		'ad-300x250-boat',
		[ ink.paper, ink.navy ],
		disc( 150, 82, 58, bold( 'coral' ) ) +
			at( 150, 128, boat, 0, 0.9 ) +
			sea( 300, 160, 136 ) +
			rect( 0, 156, 300, 94, ink.paper ),
		[
			[ 184, 23, 'A boat for one summer' ],
			[ 205, 14, 'Harbor Cooperative No. 7' ],
		],
		button( 100, 215, 100, 27, 'Join us' )
	),
	ad(
		'ad-970x250',
		[ 970, 250 ],
		ink.paper,
		sea( 970, 250, 190 ),
		disc( 210, 120, 86, bold( 'coral' ) ),
		at( 210, 192, boat, 0, 1.3 ),
		text( 400, 88, 46, ink.navy, 'A boat for one summer' ),
		text( 400, 128, 23, ink.navy, 'Share a berth with five neighbors and keep' ),
		text( 400, 158, 23, ink.navy, 'the Sundays. Harbor Cooperative No. 7' ),
		button( 790, 188, 150, 44, 'Join us' )
	),
];
