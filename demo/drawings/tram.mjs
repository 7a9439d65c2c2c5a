import { at, bold, circle, fine, ink, line, overprint, rect, shape, sheet, times } from './kit.mjs';

const front = ( color, number, lit ) =>
	rect( -118, -330, 236, 330, color, 'rx="26"' ) +
	rect( -118, -120, 236, 26, ink.paper ) +
	rect( -98, -270, 196, 136, ink.navy, 'rx="12"' ) +
	rect( -98, -270, 196, 136, fine( 'sky' ), 'rx="12"' ) +
	rect( -5, -270, 10, 136, color ) +
	rect( -66, -318, 132, 38, ink.navy, 'rx="6"' ) +
	`<text x="0" y="-288" text-anchor="middle" font-family="Lato Black, Lato" font-weight="900" font-size="34" fill="${ ink.mustard }">${ number }</text>` +
	circle( -74, -56, 22, lit ? ink.mustard : ink.paper ) +
	circle( 74, -56, 22, lit ? ink.mustard : ink.paper ) +
	rect( -104, 0, 208, 20, ink.navy ) +
	line( 'M-60 -332L0 -392L60 -332', ink.navy, 7 ) +
	overprint( rect( 40, -330, 78, 330, fine( 'navy' ), 'rx="26"' ) );

export default () =>
	sheet(
		rect( 0, 0, 1600, 900, ink.mustard ) +
			overprint( rect( 0, 0, 1600, 900, bold( 'coral' ) ) ) +
			times(
				4,
				( i ) =>
					`<g transform="translate(${ 200 + i * 400 } 0)">${ shape( 'M-172 760V330a172 172 0 0 1 344 0V760z', ink.navy ) }${ shape( 'M-150 760V330a150 150 0 0 1 300 0V760z', fine( 'teal' ) ) }` +
					`${ line( 'M-172 760V330a172 172 0 0 1 344 0V760', ink.paper, 14 ) }</g>`
			) +
			times(
				5,
				( i ) =>
					rect( i * 400 - 26, 240, 52, 520, ink.coral ) + rect( i * 400 - 26, 240, 52, 520, fine( 'navy' ) )
			) +
			rect( 0, 760, 1600, 140, ink.navy ) +
			rect( 0, 760, 1600, 140, fine( 'teal' ) ) +
			[
				[ ink.teal, '4', false ],
				[ ink.coral, '9', true ],
				[ ink.sky, '2', false ],
				[ ink.teal, '7', false ],
			]
				.map(
					( [ color, number, lit ], i ) =>
						( lit
							? shape(
									`M${ 120 + i * 400 } 712L${ -60 + i * 400 } 900H${ 200 + i * 400 }zM${ 280 + i * 400 } 712L${ 200 + i * 400 } 900H${ 460 + i * 400 }z`,
									ink.mustard,
									'opacity="0.75"'
								)
							: '' ) +
						line(
							`M${ 140 + i * 400 } 780L${ 90 + i * 400 } 900M${ 260 + i * 400 } 780L${ 310 + i * 400 } 900`,
							ink.sky,
							7
						) +
						at( 200 + i * 400, 760, front( color, number, lit ), 0, lit ? 1.06 : 0.98 )
				)
				.join( '' ) +
			rect( 0, 60, 1600, 70, ink.navy ) +
			times( 20, ( i ) => rect( 20 + i * 80, 84, 46, 22, i % 5 === 2 ? ink.coral : ink.paper ) )
	);
