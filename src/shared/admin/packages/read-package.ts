import { isRecord, toRecord } from '../values';
import type { ComponentType } from 'react';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data/build-types/types';

/** A store of a package, with the actions and selectors that this project uses. */
export type PackageStore<
	Actions extends Record< string, ( ...values: never[] ) => unknown >,
	Selectors,
> = StoreDescriptor< ReduxStoreConfig< unknown, Actions, Selectors > >;

/** A check for each export that an interface declares; TypeScript reports an export without a check. */
type Checks< Exports > = { readonly [ Name in keyof Exports ]-?: ( value: unknown ) => boolean };

export const isFunction = ( value: unknown ): boolean => typeof value === 'function';

/** Function and class components, and objects: those of `memo()` and `forwardRef()`. */
export const isComponent = ( value: unknown ): value is ComponentType => isFunction( value ) || isRecord( value );

export const isStore = ( value: unknown ): boolean =>
	isRecord( value ) && typeof value[ 'name' ] === 'string' && isFunction( value[ 'instantiate' ] );

/** An export that some supported versions of WordPress do not have. */
export const isOptional =
	( check: ( value: unknown ) => boolean ) =>
	( value: unknown ): boolean =>
		value === undefined || check( value );

/** Returns the exports that are missing or of another kind. */
function invalidExports< Exports extends object >( value: unknown, checks: Checks< Exports > ): readonly string[] {
	const exports = toRecord( value );
	const list: Readonly< Record< string, ( value: unknown ) => boolean > > = checks;
	return Object.keys( list ).filter( ( name ) => list[ name ]?.( exports[ name ] ) !== true );
}

const isPackage = < Exports extends object >( value: unknown, checks: Checks< Exports > ): value is Exports =>
	invalidExports( value, checks ).length === 0;

/** Returns a property of the global `wp`. */
export const readGlobal = ( name: string ): unknown => toRecord( window.wp )[ name ];

/**
 * Returns the exports of a package of WordPress that has no types of its own as of WordPress 6.5, from the global that
 * its script sets. The interface of the caller declares the types, and each export is checked.
 *
 * @throws {Error} with the names of the exports that are missing
 */
export function readPackage< Exports extends object >( name: string, checks: Checks< Exports > ): Exports {
	const value = readGlobal( name );
	if ( isPackage( value, checks ) ) {
		return value;
	}
	throw new Error( `The script wp.${ name } does not export ${ invalidExports( value, checks ).join( ', ' ) }.` );
}
