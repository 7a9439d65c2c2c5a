import { at, bold, circle, fine, ink, line, overprint, rect, shape, sheet, times } from './kit.mjs';

const widths = [ 470, 520, 380, 500, 540, 300, 520, 460, 510, 240 ];

const pencil =
	rect( 0, -22, 380, 44, ink.mustard ) +
	rect( 0, -22, 380, 15, ink.coral ) +
	shape( 'M380 -22l78 22 -78 22z', ink.paper ) +
	shape( 'M432 -7l26 7 -26 7z', ink.navy ) +
	rect( -40, -22, 40, 44, ink.navy ) +
	rect( -96, -22, 58, 44, ink.coral, 'rx="14"' );

export default () =>
	sheet(
		rect( 0, 0, 1600, 900, ink.teal ) +
			rect( 0, 0, 1600, 900, fine( 'navy' ) ) +
			at(
				800,
				470,
				rect( -330, -400, 700, 900, ink.navy, 'opacity="0.35"' ) +
					rect( -360, -430, 700, 900, ink.paper ) +
					rect( -290, -360, 420, 54, ink.navy ) +
					rect( -290, -286, 250, 26, ink.coral ) +
					times( 10, ( i ) => rect( -290, -210 + i * 56, widths[ i ], 18, ink.navy, 'opacity="0.82"' ) ) +
					times( 3, ( i ) => circle( -318, -201 + ( i + 3 ) * 56, 9, ink.coral ) ),
				-7
			) +
			at(
				1010,
				400,
				circle( 26, 30, 262, ink.navy, 'opacity="0.35"' ) +
					circle( 0, 0, 262, ink.mustard ) +
					`<clipPath id="lens"><circle r="226"/></clipPath><g clip-path="url(#lens)">${ rect( -240, -240, 480, 480, ink.paper ) }` +
					`${ at( 0, 0, rect( -300, -190, 560, 46, ink.navy ) + rect( -300, -96, 430, 46, ink.navy ) + rect( -300, -2, 500, 46, ink.coral ) + rect( -300, 92, 300, 46, ink.navy ) + rect( -300, 186, 480, 46, ink.navy ), -7 ) }</g>` +
					overprint( `<g clip-path="url(#lens)">${ circle( 70, 80, 230, bold( 'sky' ) ) }</g>` ) +
					circle( 0, 0, 244, 'none', `stroke="${ ink.navy }" stroke-width="36"` ) +
					line( 'M-150 -96a180 180 0 0 1 110 -82', ink.paper, 16 ) +
					at(
						186,
						186,
						rect( 0, -34, 300, 68, ink.navy, 'rx="30"' ) + rect( 40, -34, 30, 68, ink.coral ),
						45
					)
			) +
			at( 180, 760, pencil, -24 ) +
			line( 'M410 560q70 -54 122 -14t110 -22', ink.coral, 12 )
	);
