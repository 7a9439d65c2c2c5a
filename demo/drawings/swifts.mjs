import { at, bold, circle, createRandom, fine, hatched, ink, overprint, rect, shape, sheet, times } from './kit.mjs';

// Sickle wings, a short body, a forked tail.
const swift = ( fill ) =>
	shape(
		'M0 -34C14 -30 20 -14 20 0C70 -16 140 -10 214 44C140 16 70 18 16 34L22 92L4 66L-14 94L-14 34C-70 18 -140 18 -206 52C-140 -8 -70 -16 -20 0C-20 -14 -14 -30 0 -34z',
		fill
	);

const flock = [
	[ 300, 250, -28, 0.9 ],
	[ 560, 150, -12, 0.6 ],
	[ 700, 330, 18, 1.15 ],
	[ 1010, 190, 34, 0.7 ],
	[ 1240, 330, 8, 0.95 ],
	[ 1430, 150, -22, 0.5 ],
	[ 470, 430, 6, 0.5 ],
	[ 940, 450, -32, 0.62 ],
	[ 150, 110, 14, 0.42 ],
	[ 1120, 90, -8, 0.36 ],
	[ 820, 90, 26, 0.34 ],
];

export default () => {
	const random = createRandom( 3 );
	const roofs = [
		[ -20, 330, 170 ],
		[ 300, 300, 120 ],
		[ 590, 360, 190 ],
		[ 940, 280, 130 ],
		[ 1210, 420, 180 ],
	];
	return sheet(
		rect( 0, 0, 1600, 900, ink.coral ) +
			rect( 0, 0, 1600, 900, bold( 'mustard' ) ) +
			circle( 800, 520, 330, ink.mustard ) +
			overprint( circle( 812, 530, 330, fine( 'coral' ) ) ) +
			roofs
				.map(
					( [ x, w, h ], i ) =>
						shape(
							`M${ x - 20 } ${ 760 - h * 0.3 }l${ w / 2 + 20 } -${ h } ${ w / 2 + 20 } ${ h }z`,
							ink.navy
						) +
						shape(
							`M${ x + w / 2 } ${ 760 - h * 1.3 }l${ w / 2 + 20 } ${ h }h-${ w / 2 + 20 }z`,
							hatched( 'teal' ),
							'opacity="0.8"'
						) +
						rect( x, 760 - h * 0.3, w, 400, [ ink.teal, ink.paper, ink.teal, ink.sky, ink.paper ][ i ] ) +
						times( Math.floor( w / 90 ), ( j ) =>
							rect( x + 34 + j * 90, 790 - h * 0.12, 36, 54, random() > 0.6 ? ink.mustard : ink.navy )
						)
				)
				.join( '' ) +
			rect( 1040, 500, 46, 150, ink.navy ) +
			rect( 1030, 490, 66, 18, ink.navy ) +
			overprint( rect( 0, 840, 1600, 60, fine( 'navy' ) ) ) +
			flock.map( ( [ x, y, turn, size ] ) => at( x, y, swift( ink.navy ), turn, size ) ).join( '' )
	);
};
