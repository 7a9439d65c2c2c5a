import { at, bold, circle, ink, line, overprint, rect, sheet, times } from './kit.mjs';

export default () =>
	sheet(
		rect( 0, 0, 1600, 900, ink.sky ) +
			times( 9, ( i ) => rect( i * 190 - 40, 0, 92, 900, ink.paper, 'opacity="0.5"' ) ) +
			times( 5, ( i ) => line( `M${ i * 400 - 200 } 900V420a200 200 0 0 1 400 0V900`, ink.navy, 26 ) ) +
			times( 5, ( i ) => circle( i * 400, 420, 10, ink.coral ) ) +
			rect( 786, 0, 28, 140, ink.navy ) +
			rect( 690, 118, 220, 24, ink.navy ) +
			circle( 818, 478, 332, ink.navy, 'opacity="0.35"' ) +
			circle( 800, 460, 332, ink.navy ) +
			circle( 800, 460, 292, ink.paper ) +
			overprint( circle( 812, 470, 292, bold( 'mustard' ) ) ) +
			times( 60, ( i ) => at( 800, 460, rect( -3, -276, 6, 20, ink.navy ), i * 6 ) ) +
			times( 12, ( i ) =>
				at( 800, 460, rect( -11, -276, 22, i % 3 ? 46 : 78, i === 0 ? ink.coral : ink.navy ), i * 30 )
			) +
			circle( 800, 460, 30, ink.navy ) +
			circle( 800, 460, 12, ink.coral )
	);
