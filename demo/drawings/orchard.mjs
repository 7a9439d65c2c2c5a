import { at, bold, circle, fine, ink, line, overprint, rect, shape, sheet, times } from './kit.mjs';

const pear = ( fill ) =>
	shape( 'M0 -26c12 0 12 18 18 30c10 20 -4 36 -18 36s-28 -16 -18 -36c6 -12 6 -30 18 -30z', fill ) +
	line( 'M0 -26q2 -14 10 -18', ink.navy, 5 );

const tree = ( crown, pears ) =>
	rect( -16, -150, 32, 160, ink.navy ) +
	line( 'M0 -90L-66 -160M0 -110L60 -180', ink.navy, 16 ) +
	circle( 0, -270, 130, crown ) +
	circle( -96, -200, 84, crown ) +
	circle( 98, -206, 88, crown ) +
	overprint( circle( 20, -250, 120, fine( 'navy' ) ) ) +
	times( 6, ( i ) =>
		at(
			[ -110, -40, 30, 110, -70, 70 ][ i ],
			[ -190, -300, -220, -200, -240, -310 ][ i ],
			pear( pears ),
			i * 9 - 20
		)
	);

export default () =>
	sheet(
		rect( 0, 0, 1600, 900, ink.sky ) +
			circle( 1270, 220, 150, ink.mustard ) +
			overprint( circle( 1270, 220, 150, bold( 'coral' ) ) ) +
			rect( 0, 470, 1600, 230, ink.coral ) +
			times( 7, ( row ) =>
				times( 12, ( i ) =>
					rect(
						i * 140 - ( row % 2 ) * 70,
						474 + row * 33,
						132,
						27,
						'none',
						`stroke="${ ink.navy }" stroke-width="3" opacity="0.5"`
					)
				)
			) +
			rect( 0, 690, 1600, 210, ink.teal ) +
			overprint( rect( 0, 690, 1600, 210, fine( 'navy' ) ) ) +
			at( 250, 730, tree( ink.teal, ink.mustard ) ) +
			at( 640, 750, tree( '#1f6a5f', ink.mustard ), 0, 1.15 ) +
			at( 1040, 730, tree( ink.teal, ink.mustard ) ) +
			at( 1410, 745, tree( '#1f6a5f', ink.mustard ), 0, 0.95 ) +
			rect( 0, 822, 1600, 12, ink.navy ) +
			rect( 0, 866, 1600, 12, ink.navy ) +
			times( 20, ( i ) => rect( i * 84, 810, 26, 80, ink.navy, 'opacity="0.55"' ) ) +
			at(
				850,
				790,
				shape( 'M-46 -60h92l-14 70h-64z', ink.mustard ) +
					line( 'M-40 -60q40 -60 80 0', ink.navy, 7 ) +
					at( -14, -66, pear( ink.paper ), -14, 0.7 ) +
					at( 16, -68, pear( ink.coral ), 12, 0.7 )
			)
	);
