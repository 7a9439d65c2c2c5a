import { at, bold, circle, createRandom, fine, ink, line, overprint, rect, shape, sheet, times } from './kit.mjs';

const tree = ( r, fill, screen ) =>
	rect( -5, 0, 10, r * 1.5, ink.navy ) + circle( 0, -r * 0.3, r, fill ) + circle( 8, -r * 0.22, r, screen );

const bed =
	'M700 330C980 380 1160 420 1010 500S420 600 520 720S1000 830 1180 900H120C80 780 -20 700 200 620S760 520 700 450S520 360 700 330z';

export default () => {
	const random = createRandom( 5 );
	const bank = ( count, x0, x1, y0, y1 ) =>
		times( count, ( i ) => {
			const depth = i / count;
			const fill = [ ink.teal, ink.coral, ink.mustard, ink.teal ][ i % 4 ];
			return at( random( x0, x1 ), y0 + depth * ( y1 - y0 ), tree( 34 + depth * 52, fill, fine( 'navy' ) ) );
		} );
	return sheet(
		rect( 0, 0, 1600, 330, ink.navy ) +
			times( 60, () => circle( random( 0, 1600 ), random( 0, 300 ), random( 1.5, 4 ), ink.paper ) ) +
			circle( 1160, 180, 118, ink.mustard ) +
			overprint( circle( 1172, 188, 118, bold( 'coral' ) ) ) +
			times( 4, ( i ) =>
				circle(
					1160,
					180,
					160 + i * 44,
					'none',
					`stroke="${ ink.sky }" stroke-width="${ 4 - i * 0.7 }" opacity="${ 0.6 - i * 0.12 }"`
				)
			) +
			shape( 'M0 330q200 -90 420 -30t380 0 420 -20 380 20v60H0z', ink.teal ) +
			shape( 'M0 330q200 -90 420 -30t380 0 420 -20 380 20v60H0z', bold( 'navy' ) ) +
			rect( 0, 330, 1600, 570, '#24566a' ) +
			rect( 0, 330, 1600, 570, fine( 'navy' ) ) +
			shape( bed, ink.sky ) +
			overprint( shape( bed, fine( 'teal' ) ) ) +
			times( 9, ( i ) =>
				line(
					`M${ 560 + Math.sin( i ) * 150 } ${ 470 + i * 48 }q60 -16 120 0t120 0`,
					ink.paper,
					5,
					'opacity="0.9"'
				)
			) +
			bank( 7, 60, 420, 330, 560 ) +
			bank( 8, 1140, 1540, 350, 700 ) +
			at(
				770,
				520,
				rect( -11, -190, 22, 360, ink.paper ) +
					times( 6, ( i ) => rect( -11, -160 + i * 52, 22, 22, i === 3 ? ink.coral : ink.navy ) ) +
					line( 'M-70 128q70 -22 140 0M-110 152q110 -30 220 0', ink.paper, 5 )
			)
	);
};
