import { at, bold, circle, createRandom, fine, ink, overprint, rect, shape, sheet, times } from './kit.mjs';

const inks = [ ink.coral, ink.mustard, ink.paper, ink.teal, ink.sky, ink.coral, ink.paper ];

const lamp =
	shape( 'M-96 -150q96 -96 192 0z', ink.teal ) +
	overprint( shape( 'M0 -198q60 6 96 48h-96z', fine( 'navy' ) ) ) +
	rect( -96, -152, 192, 14, ink.paper ) +
	rect( -6, -140, 12, 132, ink.mustard ) +
	rect( -48, -12, 96, 14, ink.mustard, 'rx="7"' );

const glow =
	shape( 'M-90 -140L-210 0H210L90 -140z', ink.mustard, 'opacity="0.85"' ) +
	shape( 'M-90 -140L-210 0H210L90 -140z', bold( 'paper' ), 'opacity="0.5"' );

export default () => {
	const random = createRandom( 42 );
	const shelf = ( y ) => {
		let x = 20;
		let books = '';
		while ( x < 1560 ) {
			const w = random( 28, 62 );
			const h = random( 92, 138 );
			const lean = random() > 0.93 ? ' transform="skewX(-8)"' : '';
			const fill = inks[ Math.floor( random( 0, inks.length ) ) ];
			books += `<g${ lean ? ` transform="translate(${ x + 10 } ${ y })"` : ` transform="translate(${ x } ${ y })"` }><g${ lean }>${ rect( 0, -h, w, h, fill ) }${ rect( 0, -h + 18, w, 8, ink.navy ) }</g></g>`;
			x += w + ( random() > 0.9 ? random( 20, 50 ) : 4 );
		}
		return books + rect( 0, y, 1600, 16, ink.paper );
	};
	return sheet(
		rect( 0, 0, 1600, 900, ink.navy ) +
			shelf( 150 ) +
			shelf( 320 ) +
			shelf( 490 ) +
			rect( 0, 506, 1600, 394, ink.coral ) +
			overprint( circle( 800, 960, 360, bold( 'mustard' ) ) ) +
			times( 3, ( i ) => at( 300 + i * 500, 690, glow ) ) +
			rect( 60, 690, 1480, 34, ink.paper ) +
			rect( 60, 716, 1480, 10, ink.navy ) +
			times( 4, ( i ) => rect( 120 + i * 448, 724, 22, 176, ink.paper ) ) +
			times( 3, ( i ) => at( 300 + i * 500, 690, lamp ) ) +
			at( 560, 684, shape( 'M0 0q-60 -34 -120 -6v-14q60 -30 120 6q60 -36 120 -6v14q-60 -28 -120 6z', ink.sky ) ) +
			at(
				1070,
				690,
				rect( -70, -20, 140, 20, ink.coral ) +
					rect( -60, -40, 126, 20, ink.mustard ) +
					rect( -66, -58, 118, 18, ink.teal )
			) +
			at(
				1460,
				690,
				circle( 0, -22, 22, ink.paper ) +
					rect( -22, -44, 44, 44, ink.paper ) +
					circle( 26, -24, 14, 'none', `stroke="${ ink.paper }" stroke-width="7"` )
			)
	);
};
