import { bold, circle, createRandom, fine, hatched, ink, rect, shape, sheet, times } from './kit.mjs';

const letters = [ ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '!', '&' ];
const pairs = [
	[ ink.navy, ink.paper ],
	[ ink.coral, ink.paper ],
	[ ink.mustard, ink.navy ],
	[ ink.teal, ink.paper ],
	[ ink.sky, ink.navy ],
	[ ink.paper, ink.coral ],
];
const screens = [
	fine( 'mustard' ),
	bold( 'mustard' ),
	hatched( 'coral' ),
	fine( 'navy' ),
	bold( 'paper' ),
	fine( 'sky' ),
];
const size = 225;

export default () => {
	const random = createRandom( 11 );
	const tile = ( i ) => {
		const x = ( i % 7 ) * ( size + 4 ) - 4;
		const y = Math.floor( i / 7 ) * size;
		const [ ground, letter ] = pairs[ ( i * 5 + Math.floor( i / 7 ) * 2 ) % pairs.length ];
		const screen = screens[ ( i * 3 + 1 ) % screens.length ];
		const half =
			random() > 0.5
				? shape( `M${ x } ${ y }h${ size + 4 }L${ x } ${ y + size }z`, screen )
				: circle( x + size / 2, y + size / 2, size / 2.15, screen );
		return (
			rect( x, y, size + 5, size + 1, ground ) +
			`<g opacity="0.5">${ half }</g>` +
			`<text x="${ x + size / 2 + 2 }" y="${ y + 176 }" text-anchor="middle" font-family="Lato Black, Lato" font-weight="900" font-size="190" fill="${ letter }">${ letters[ i ] === '&' ? '&amp;' : letters[ i ] }</text>`
		);
	};
	return sheet( times( 28, tile ) );
};
