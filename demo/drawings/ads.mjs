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

/** Ads of shops that do not exist, in the sizes of the slots. */
export const ads = [
	{
		name: 'ad-728x90',
		width: 728,
		height: 90,
		body:
			rect( 0, 0, 728, 90, ink.mustard ) +
			overprint( rect( 0, 0, 230, 90, bold( 'coral' ) ) ) +
			at( 60, 62, bicycle( ink.navy ), 0, 0.62 ) +
			text( 250, 42, 28, ink.navy, 'Half price after the bell.' ) +
			text( 250, 70, 17, ink.navy, 'Kettle Lane Cycles, repairs until 22:00' ) +
			button( 590, 26, 116, 38, 'See hours' ),
	},
	{
		name: 'ad-468x60',
		width: 468,
		height: 60,
		body:
			rect( 0, 0, 468, 60, ink.sky ) +
			sea( 120, 60, 38 ) +
			at( 58, 40, boat, 0, 0.4 ) +
			text( 136, 28, 20, ink.navy, 'The night ferry to Hallig' ) +
			text( 136, 48, 14, ink.navy, 'from €19 a berth, breakfast on board' ) +
			button( 372, 16, 84, 28, 'Timetable', [ ink.coral, ink.navy ] ),
	},
	{
		name: 'ad-320x50',
		width: 320,
		height: 50,
		body:
			rect( 0, 0, 320, 50, ink.sky ) +
			sea( 72, 50, 32 ) +
			at( 36, 34, boat, 0, 0.32 ) +
			text( 84, 23, 16, ink.navy, 'The night ferry to Hallig' ) +
			text( 84, 41, 13, ink.navy, 'from €19 a berth, breakfast on board' ),
	},
	{
		name: 'ad-300x250',
		width: 300,
		height: 250,
		body:
			rect( 0, 0, 300, 250, ink.navy ) +
			circle( 150, 88, 66, ink.mustard ) +
			overprint( circle( 150, 88, 66, fine( 'coral' ) ) ) +
			at( 146, 98, cup( ink.paper ), 0, 0.9 ) +
			text( 150, 180, 23, ink.paper, 'Coffee that keeps', 'text-anchor="middle"' ) +
			text( 150, 205, 23, ink.paper, 'the deadline', 'text-anchor="middle"' ) +
			button( 82, 214, 136, 28, 'Order a sack', [ ink.mustard, ink.navy ] ),
	},
	{
		name: 'ad-300x250-book',
		width: 300,
		height: 250,
		body:
			rect( 0, 0, 300, 250, ink.coral ) +
			overprint( rect( 0, 0, 300, 120, bold( 'mustard' ) ) ) +
			at(
				150,
				84,
				rect( -86, -56, 82, 112, ink.paper ) +
					rect( 4, -56, 82, 112, ink.paper ) +
					times(
						6,
						( i ) => rect( -74, -40 + i * 16, 58, 5, ink.navy ) + rect( 16, -40 + i * 16, 58, 5, ink.navy )
					),
				-6
			) +
			text( 150, 178, 22, ink.navy, 'Books by weight', 'text-anchor="middle"' ) +
			text( 150, 201, 15, ink.navy, 'The Paper Scales, every Saturday', 'text-anchor="middle"' ) +
			button( 90, 212, 120, 28, 'Directions', [ ink.navy, ink.paper ] ),
	},
	{
		name: 'ad-300x250-boat',
		width: 300,
		height: 250,
		body:
			rect( 0, 0, 300, 250, ink.paper ) +
			circle( 150, 82, 58, ink.mustard ) +
			overprint( circle( 150, 82, 58, bold( 'coral' ) ) ) +
			at( 150, 128, boat, 0, 0.9 ) +
			sea( 300, 160, 136 ) +
			rect( 0, 156, 300, 94, ink.paper ) +
			text( 150, 184, 23, ink.navy, 'A boat for one summer', 'text-anchor="middle"' ) +
			text( 150, 205, 14, ink.navy, 'Harbour Cooperative No. 7', 'text-anchor="middle"' ) +
			button( 100, 215, 100, 27, 'Join us' ),
	},
	{
		name: 'ad-970x250',
		width: 970,
		height: 250,
		body:
			rect( 0, 0, 970, 250, ink.paper ) +
			sea( 970, 250, 190 ) +
			circle( 210, 120, 86, ink.mustard ) +
			overprint( circle( 210, 120, 86, bold( 'coral' ) ) ) +
			at( 210, 192, boat, 0, 1.3 ) +
			text( 400, 88, 46, ink.navy, 'A boat for one summer' ) +
			text( 400, 128, 23, ink.navy, 'Share a berth with five neighbours and keep' ) +
			text( 400, 158, 23, ink.navy, 'the Sundays. Harbour Cooperative No. 7' ) +
			button( 790, 188, 150, 44, 'Join us', [ ink.navy, ink.paper ] ),
	},
];
