import { bold, circle, fine, ink, line, overprint, rect, shape, sheet, times, wave } from './kit.mjs';

export default () =>
	sheet(
		rect( 0, 0, 1600, 900, ink.navy ) +
			shape( 'M1120 236L0 10V520z', ink.paper ) +
			shape( 'M1120 236L1600 150V330z', ink.paper ) +
			'<clipPath id="beam"><path d="M1120 236L0 10V520zM1120 236L1600 150V330z"/></clipPath>' +
			`<g clip-path="url(#beam)">${ times( 13, ( i ) => rect( 0, 30 + i * 40, 1600, 3, ink.sky ) ) }${ rect( 150, 0, 4, 600, ink.coral ) }${ times( 9, ( i ) => line( `M190 ${ 98 + i * 40 }q14 -18 28 0t30 0 26 0 34 0 20 0 ${ 30 + ( ( i * 37 ) % 90 ) } 0`, ink.navy, 4 ) ) }</g>` +
			overprint( `<g clip-path="url(#beam)">${ shape( 'M1120 236L0 330V520z', bold( 'mustard' ) ) }</g>` ) +
			rect( 0, 640, 1600, 260, ink.teal ) +
			rect( 0, 640, 1600, 260, fine( 'navy' ) ) +
			shape( 'M880 690q40 -100 130 -100h230q110 0 170 110l60 60H820z', ink.navy ) +
			shape( 'M1150 590h90q110 0 170 110l60 60H1180z', bold( 'teal' ), 'opacity="0.6"' ) +
			shape( 'M1060 290h120l36 310h-192z', ink.paper ) +
			shape( 'M1052 362h136l9 76h-154zM1034 516h172l9 84h-190z', ink.coral ) +
			overprint( shape( 'M1130 290h50l36 310h-76z', fine( 'navy' ) ) ) +
			rect( 1030, 276, 180, 20, ink.navy ) +
			rect( 1076, 196, 88, 82, ink.mustard ) +
			times( 4, ( i ) => rect( 1074 + i * 28, 190, 6, 90, ink.navy ) ) +
			shape( 'M1062 196q58 -90 116 0z', ink.coral ) +
			circle( 1120, 140, 10, ink.coral ) +
			rect( 1104, 544, 32, 56, ink.navy ) +
			rect( 1108, 388, 24, 34, ink.navy ) +
			times( 7, ( i ) =>
				line(
					wave( -60 + ( i % 2 ) * 50, 1660, 690 + i * 33, 26, 110 ),
					[ ink.sky, ink.paper, ink.mustard ][ i % 3 ],
					5,
					'opacity="0.8"'
				)
			) +
			line( 'M360 160q22 -26 44 0q22 -26 44 0M520 400q18 -22 36 0q18 -22 36 0', ink.navy, 7 )
	);
