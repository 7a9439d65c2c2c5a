import { at, bold, circle, fine, hatched, ink, line, overprint, rect, shape, sheet } from './kit.mjs';

export default () =>
	sheet(
		rect( 0, 0, 1600, 900, ink.teal ) +
			rect( 0, 0, 1600, 900, fine( 'navy' ) ) +
			rect( 0, 700, 1600, 200, ink.navy ) +
			overprint( rect( 0, 700, 1600, 200, hatched( 'teal' ) ) ) +
			shape( 'M760 700L1010 700L1180 900H300z', ink.mustard ) +
			shape( 'M760 700L1010 700L1180 900H300z', bold( 'paper' ), 'opacity="0.6"' ) +
			rect( 736, 120, 298, 580, ink.paper ) +
			rect( 760, 146, 250, 554, ink.mustard ) +
			overprint( rect( 760, 146, 250, 554, bold( 'coral' ) ) ) +
			circle( 890, 330, 70, ink.paper ) +
			shape( 'M760 560q60 -50 120 -10t130 -30v180H760z', ink.teal ) +
			shape( 'M1010 146l190 -56v700l-190 -90z', ink.coral ) +
			overprint( shape( 'M1010 146l190 -56v700l-190 -90z', fine( 'navy' ) ) ) +
			shape(
				'M1036 190l136 -34v220l-136 -2zM1036 420l136 8v230l-136 -50z',
				'none',
				`stroke="${ ink.paper }" stroke-width="7"`
			) +
			circle( 1040, 402, 15, ink.mustard ) +
			at(
				420,
				700,
				rect( -90, -150, 190, 24, ink.coral ) +
					rect( -90, -350, 22, 350, ink.coral ) +
					rect( 78, -130, 20, 130, ink.coral ) +
					rect( -90, -350, 30, 150, ink.coral ) +
					shape( 'M-78 -330h-50q-20 70 0 150h50z', ink.coral ) +
					line( 'M-60 -60H80', ink.coral, 10 )
			) +
			at(
				450,
				550,
				rect( -60, -30, 120, 30, ink.paper ) +
					rect( -52, -54, 104, 24, ink.sky ) +
					rect( -60, -74, 112, 20, ink.mustard )
			) +
			line( 'M1390 120v150', ink.paper, 8 ) +
			circle( 1390, 320, 52, 'none', `stroke="${ ink.mustard }" stroke-width="18"` ) +
			at(
				1390,
				368,
				rect( -9, 0, 18, 210, ink.mustard ) +
					rect( 9, 150, 44, 20, ink.mustard ) +
					rect( 9, 184, 58, 20, ink.mustard )
			) +
			circle( 1390, 112, 14, ink.coral ) +
			rect( 130, 160, 270, 190, ink.paper ) +
			rect( 146, 176, 238, 158, ink.sky ) +
			shape( 'M146 334l80 -90 60 56 50 -40 48 74z', ink.navy ) +
			circle( 316, 222, 22, ink.coral ) +
			shape( 'M560 760h90l14 110h-118z', ink.paper ) +
			line( 'M605 760C600 660 560 620 530 600M605 760C610 640 650 600 690 590M605 760V580', ink.mustard, 8 ) +
			circle( 530, 596, 26, ink.coral ) +
			circle( 692, 586, 24, ink.mustard ) +
			circle( 605, 566, 30, ink.coral )
	);
