/** Contrast ratio by WCAG 2.2, equal to the calculation in PHP. */
const linearChannel = ( channel: number ): number => {
	const value = channel / 255;
	return value <= 0.04045 ? value / 12.92 : ( ( value + 0.055 ) / 1.055 ) ** 2.4;
};

const luminance = ( hex: string ): number => {
	const [ red = 0, green = 0, blue = 0 ] = [ 1, 3, 5 ].map( ( componentAt ) =>
		linearChannel( parseInt( hex.slice( componentAt, componentAt + 2 ), 16 ) )
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const isHex = ( value: unknown ): value is string =>
	typeof value === 'string' && /^#[0-9a-f]{6}$/i.test( value );

/** Returns a ratio from 1 to 21, rounded down to one decimal. */
export const contrast = ( first: string, second: string ): number => {
	const [ a, b ] = [ luminance( first ), luminance( second ) ];
	return Math.floor( ( ( Math.max( a, b ) + 0.05 ) / ( Math.min( a, b ) + 0.05 ) ) * 10 ) / 10;
};
