import { at, bold, circle, fine, hatched, ink, line, rect, shape, sheet, times } from './kit.mjs';

export default () =>
	sheet(
		rect( 0, 0, 1600, 900, ink.navy ) +
			rect( 0, 0, 1600, 560, fine( 'teal' ) ) +
			shape( 'M930 150L560 700H1300z', ink.mustard, 'opacity="0.92"' ) +
			shape( 'M930 150L560 700H1300z', bold( 'paper' ), 'opacity="0.55"' ) +
			rect( 0, 700, 1600, 70, ink.sky ) +
			rect( 0, 700, 1600, 70, hatched( 'navy' ) ) +
			rect( 0, 700, 1600, 12, ink.paper ) +
			rect( 0, 770, 1600, 130, ink.navy ) +
			times( 14, ( i ) => rect( -20 + i * 120, 812, 62, 26, ink.teal ) ) +
			rect( 0, 800, 1600, 9, ink.paper ) +
			rect( 0, 842, 1600, 9, ink.paper ) +
			rect( 922, 130, 16, 570, ink.paper ) +
			shape( 'M850 150q80 -70 160 0z', ink.coral ) +
			circle( 930, 158, 26, ink.paper ) +
			at(
				690,
				620,
				rect( -120, 0, 240, 18, ink.coral ) +
					rect( -120, -60, 240, 14, ink.coral ) +
					rect( -120, -88, 240, 14, ink.coral ) +
					rect( -100, -96, 12, 176, ink.coral ) +
					rect( 88, -96, 12, 176, ink.coral )
			) +
			at(
				1120,
				540,
				circle( 0, -80, 34, ink.coral ) +
					shape( 'M-46 -44h92l26 206h-144z', ink.navy ) +
					rect( -38, 158, 28, 10, ink.navy ) +
					rect( 12, 158, 28, 10, ink.navy ) +
					rect( 70, 60, 66, 96, ink.teal ) +
					line( 'M86 60v-22h34v22', ink.teal, 8 ) +
					rect( -54, -108, 108, 16, ink.navy ) +
					rect( -32, -134, 64, 30, ink.navy )
			) +
			rect( 120, 250, 330, 96, ink.paper ) +
			rect( 132, 262, 306, 72, ink.teal ) +
			rect( 166, 286, 238, 24, ink.paper ) +
			rect( 170, 346, 14, 354, ink.paper ) +
			rect( 386, 346, 14, 354, ink.paper ) +
			shape( 'M0 0h1600v70l-1600 60z', ink.coral ) +
			line( 'M0 134L1600 72', ink.paper, 7 )
	);
