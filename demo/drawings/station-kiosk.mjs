import { bold, circle, createRandom, fine, hatched, ink, line, overprint, rect, shape, sheet, times } from './kit.mjs';

const papers = [ ink.paper, ink.sky, ink.paper, ink.coral, ink.paper, ink.teal ];

export default () => {
	const random = createRandom( 21 );
	return sheet(
		rect( 0, 0, 1600, 900, ink.navy ) +
			rect( 0, 0, 1600, 700, fine( 'teal' ) ) +
			shape( 'M440 640L160 900H1440L1160 640z', ink.mustard, 'opacity="0.6"' ) +
			shape( 'M440 640L160 900H1440L1160 640z', bold( 'navy' ) ) +
			rect( 410, 180, 780, 500, ink.mustard ) +
			overprint( rect( 410, 180, 780, 500, fine( 'coral' ) ) ) +
			rect( 490, 290, 620, 220, ink.paper ) +
			rect( 490, 290, 620, 220, fine( 'mustard' ) ) +
			times( 2, ( row ) =>
				times(
					9,
					( i ) =>
						rect( 506 + i * 67, 306 + row * 100, 54, 78, papers[ ( i + row * 2 ) % 6 ] ) +
						rect( 514 + i * 67, 316 + row * 100, 38, 10, ink.navy )
				)
			) +
			circle( 800, 420, 46, ink.coral ) +
			shape( 'M716 510q10 -60 84 -60t84 60z', ink.navy ) +
			rect( 746, 368, 108, 26, ink.navy, 'rx="10"' ) +
			rect( 470, 508, 660, 26, ink.navy ) +
			times(
				4,
				( i ) =>
					rect( 480 + i * 166, 540, 146, 124, ink.navy ) +
					rect( 494 + i * 166, 554, 118, 96, [ ink.paper, ink.coral, ink.sky, ink.paper ][ i ] ) +
					times( 3, ( j ) => rect( 506 + i * 166, 568 + j * 26, 60 + random( 0, 34 ), 10, ink.navy ) )
			) +
			times( 13, ( i ) =>
				shape( `M${ 380 + i * 64.6 } 170h64.6l0 70a32.3 32.3 0 0 1 -64.6 0z`, i % 2 ? ink.paper : ink.coral )
			) +
			rect( 370, 130, 860, 44, ink.navy ) +
			rect( 660, 70, 280, 70, ink.coral ) +
			rect( 690, 96, 220, 18, ink.paper ) +
			rect( 410, 664, 780, 26, ink.navy ) +
			rect( 1250, 610, 120, 76, ink.paper ) +
			times( 4, ( i ) => rect( 1250, 622 + i * 17, 120, 5, ink.navy ) ) +
			line( 'M1310 606v84', ink.coral, 8 ) +
			overprint( rect( 0, 690, 1600, 210, hatched( 'navy' ) ) ) +
			times( 34, () => circle( random( 0, 1600 ), random( 10, 120 ), random( 1, 3.5 ), ink.paper ) )
	);
};
