// Drawing functions shared by all illustrations, which imitate a risograph print in five colors on paper.
export const W = 1600;
export const H = 900;

export const ink = {
	paper: '#f5eddc',
	navy: '#1c2b47',
	coral: '#e9573d',
	mustard: '#f2b23e',
	teal: '#2b8a83',
	sky: '#a8d0d2',
};

// Creates a seeded random number generator, so that a drawing is the same each time it is created.
export function createRandom( seed ) {
	let state = seed;
	return ( min = 0, max = 1 ) => {
		state = ( state * 1664525 + 1013904223 ) % 4294967296;
		return min + ( state / 4294967296 ) * ( max - min );
	};
}

export const times = ( count, draw ) => Array.from( { length: count }, ( _, i ) => draw( i ) ).join( '' );

export const rect = ( x, y, w, h, fill, more = '' ) =>
	`<rect x="${ x }" y="${ y }" width="${ w }" height="${ h }" fill="${ fill }" ${ more }/>`;
export const circle = ( x, y, r, fill, more = '' ) =>
	`<circle cx="${ x }" cy="${ y }" r="${ r }" fill="${ fill }" ${ more }/>`;
export const shape = ( points, fill, more = '' ) => `<path d="${ points }" fill="${ fill }" ${ more }/>`;
export const line = ( points, stroke, width, more = '' ) =>
	`<path d="${ points }" fill="none" stroke="${ stroke }" stroke-width="${ width }" stroke-linecap="round" stroke-linejoin="round" ${ more }/>`;
export const overprint = ( body ) => `<g style="mix-blend-mode:multiply">${ body }</g>`;
export const at = ( x, y, body, turn = 0, size = 1 ) =>
	`<g transform="translate(${ x } ${ y }) rotate(${ turn }) scale(${ size })">${ body }</g>`;

// Returns the path of a wavy line from x0 to x1, of half waves of the given length.
export function wave( x0, x1, y, height, length ) {
	let path = `M${ x0 } ${ y }`;
	for ( let x = x0, up = -1; x < x1; x += length, up = -up ) {
		path += `q${ length / 2 } ${ up * height } ${ length } 0`;
	}
	return path;
}

const dots = ( name, color, gap, r ) =>
	`<pattern id="${ name }" width="${ gap }" height="${ gap }" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">` +
	`<circle cx="${ gap / 2 }" cy="${ gap / 2 }" r="${ r }" fill="${ color }"/></pattern>`;
const hatch = ( name, color, gap, width, turn ) =>
	`<pattern id="${ name }" width="${ gap }" height="${ gap }" patternUnits="userSpaceOnUse" patternTransform="rotate(${ turn })">` +
	`<rect width="${ gap }" height="${ width }" fill="${ color }"/></pattern>`;

const screens = Object.entries( ink )
	.map(
		( [ name, color ] ) =>
			dots( `fine-${ name }`, color, 32, 4.2 ) +
			dots( `bold-${ name }`, color, 46, 12.5 ) +
			hatch( `hatch-${ name }`, color, 36, 8, 45 )
	)
	.join( '' );

export const fine = ( name ) => `url(#fine-${ name })`;
export const bold = ( name ) => `url(#bold-${ name })`;
export const hatched = ( name ) => `url(#hatch-${ name })`;

export function sheet( body, ground = ink.paper, [ width, height ] = [ W, H ] ) {
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ width } ${ height }" width="${ width }" height="${ height }">` +
		`<defs>${ screens }</defs>${ rect( 0, 0, width, height, ground ) }${ body }</svg>`
	);
}
