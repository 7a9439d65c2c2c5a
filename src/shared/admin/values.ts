import type { CSSProperties } from 'react';

/** Objects and lists. */
export const isRecord = ( value: unknown ): value is Readonly< Record< string, unknown > > =>
	typeof value === 'object' && value !== null;

/** Returns an object whose properties are not known; an empty one for everything else. */
export const toRecord = ( value: unknown ): Readonly< Record< string, unknown > > => ( isRecord( value ) ? value : {} );

/** Returns a list whose entries are not known; an empty one for everything else. */
export const toList = ( value: unknown ): readonly unknown[] => ( Array.isArray( value ) ? value : [] );

/** Returns whether a list contains a value, and narrows the value's type to the type of the list. */
export const isOneOf = < T extends string >( list: readonly T[], value: string ): value is T =>
	list.some( ( item ) => item === value );

/** Creates inline styles of custom properties, which React's type of styles does not contain. */
export function customProperties( values: Readonly< Record< `--${ string }`, string | number > > ): CSSProperties {
	const style: CSSProperties & Record< `--${ string }`, string | number > = { ...values };
	return style;
}
