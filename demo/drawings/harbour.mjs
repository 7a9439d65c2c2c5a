import { at, bold, circle, fine, hatched, ink, line, overprint, rect, shape, sheet, times, wave } from './kit.mjs';

const crane = ( color ) =>
	shape( 'M0 0h22l-6 -300h-10zM120 0h22l-6 -300h-10z', color ) +
	rect( -6, -150, 152, 12, color ) +
	rect( -16, -318, 330, 22, color ) +
	rect( -150, -318, 140, 22, color ) +
	shape( 'M40 -318h64v-60h-64z', color ) +
	line( 'M72 -378L-150 -312M72 -378L312 -312', color, 6 ) +
	line( 'M250 -300V-150', color, 4 ) +
	rect( 222, -150, 56, 40, ink.coral ) +
	rect( -150, -298, 52, 46, color );

const house = ( x, w, h, fill, roof ) =>
	rect( x, 640 - h, w, h, fill ) +
	shape( `M${ x - 8 } ${ 640 - h }l${ w / 2 + 8 } -${ roof } ${ w / 2 + 8 } ${ roof }z`, ink.navy ) +
	times(
		3,
		( i ) =>
			rect( x + 18, 640 - h + 24 + i * 52, 22, 28, i === 1 ? ink.mustard : ink.navy ) +
			rect( x + w - 40, 640 - h + 24 + i * 52, 22, 28, ink.navy )
	);

const ship =
	shape( 'M0 0h560l-46 96h-470z', ink.navy ) +
	rect( 0, 0, 560, 12, ink.coral ) +
	times( 6, ( i ) => rect( 100 + i * 70, -54, 64, 52, [ ink.teal, ink.coral, ink.mustard ][ i % 3 ] ) ) +
	times( 4, ( i ) => rect( 170 + i * 70, -108, 64, 52, [ ink.mustard, ink.teal, ink.coral ][ i % 3 ] ) ) +
	times( 2, ( i ) => rect( 240 + i * 70, -162, 64, 52, [ ink.coral, ink.sky ][ i % 2 ] ) ) +
	rect( 26, -130, 58, 130, ink.paper ) +
	rect( 18, -150, 74, 22, ink.navy ) +
	times( 3, ( i ) => rect( 36, -112 + i * 34, 38, 12, ink.navy ) );

export default () =>
	sheet(
		circle( 1050, 360, 270, ink.mustard ) +
			overprint( circle( 1062, 370, 270, bold( 'coral' ) ) ) +
			overprint(
				times( 7, ( i ) =>
					line(
						`M${ 890 - i * 88 } ${ 250 - i * 22 }a${ 120 + i * 92 } ${ 120 + i * 92 } 0 0 0 0 ${ 240 + i * 52 }`,
						ink.coral,
						12 - i
					)
				)
			) +
			house( 60, 130, 210, ink.sky, 90 ) +
			house( 190, 110, 160, ink.paper, 70 ) +
			house( 300, 140, 250, ink.teal, 80 ) +
			house( 440, 120, 180, ink.paper, 90 ) +
			rect( 0, 640, 1600, 260, ink.teal ) +
			rect( 0, 640, 1600, 260, fine( 'navy' ) ) +
			at( 1010, 640, crane( ink.navy ) ) +
			at( 1330, 640, crane( ink.navy ), 0, 0.82 ) +
			rect( 900, 632, 700, 26, ink.navy ) +
			at( 720, 724, ship ) +
			times( 6, ( i ) =>
				line(
					wave( -40 + ( i % 2 ) * 45, 1640, 700 + i * 36, 22, 90 ),
					i % 2 ? ink.sky : ink.paper,
					5,
					'opacity="0.75"'
				)
			) +
			overprint( rect( 0, 640, 620, 50, hatched( 'navy' ) ) )
	);
