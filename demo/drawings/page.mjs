import { at, bold, circle, fine, ink, line, overprint, rect, shape, sheet, times } from './kit.mjs';

const leaf =
	rect( 14, 16, 300, 400, ink.navy, 'opacity="0.3"' ) +
	rect( 0, 0, 300, 400, ink.paper ) +
	rect( 26, 28, 248, 40, ink.navy ) +
	rect( 26, 82, 150, 14, ink.coral ) +
	rect( 26, 116, 118, 96, ink.teal ) +
	rect( 26, 116, 118, 96, fine( 'paper' ) ) +
	times( 5, ( i ) => rect( 158, 116 + i * 21, i === 4 ? 70 : 116, 10, ink.navy ) ) +
	times( 7, ( i ) => rect( 26, 236 + i * 21, i === 6 ? 130 : 248, 10, ink.navy ) );

const feather =
	shape( 'M0 0C-70 -90 -90 -220 -10 -340C60 -240 70 -100 0 0z', ink.coral ) +
	overprint( shape( 'M0 0C-70 -90 -90 -220 -10 -340C-6 -200 -2 -100 0 0z', bold( 'navy' ) ) ) +
	line( 'M6 60C2 -60 -4 -200 -10 -330', ink.navy, 6 ) +
	times( 5, ( i ) => line( `M-2 ${ -60 - i * 50 }l-44 -36M0 ${ -60 - i * 50 }l36 -40`, ink.paper, 4 ) );

const pan = shape( 'M-190 0h380q-40 84 -190 84t-190 -84z', ink.navy ) + rect( -200, -12, 400, 20, ink.navy );

export default () =>
	sheet(
		rect( 0, 0, 1600, 900, ink.mustard ) +
			overprint( circle( 800, 470, 430, bold( 'coral' ) ) ) +
			circle( 800, 470, 300, ink.mustard ) +
			rect( 0, 800, 1600, 100, ink.teal ) +
			rect( 0, 800, 1600, 100, fine( 'navy' ) ) +
			at( 800, 250, rect( -520, -13, 1040, 26, ink.navy ), -4 ) +
			shape( 'M782 240h36l26 520h-88z', ink.navy ) +
			rect( 620, 756, 360, 56, ink.navy, 'rx="14"' ) +
			circle( 800, 250, 44, ink.coral ) +
			circle( 800, 250, 16, ink.paper ) +
			line( 'M290 286L110 620M290 286L470 620M1310 214L1130 540M1310 214L1490 540', ink.navy, 6 ) +
			at( 140, 226, leaf, -3 ) +
			at( 290, 620, pan ) +
			at( 1320, 500, feather, 16 ) +
			at( 1310, 540, pan ) +
			circle( 290, 286, 16, ink.coral ) +
			circle( 1310, 214, 16, ink.coral )
	);
