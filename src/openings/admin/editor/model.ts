/** The structured fields of an opening; `meta` has the format of the REST API. */

import type { Choice, FieldDefinition } from './labels';

export interface Location {
	readonly city: string;
	readonly region: string;
	readonly country: string;
}

export interface Salary {
	readonly min: number | null;
	readonly max: number | null;
	readonly currency: string;
	readonly unit: string;
	readonly shown: boolean;
}

export type Meta = Readonly< Record< string, unknown > >;

const record = ( value: unknown ): Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value ) ? { ...value } : {};
const text = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );
const list = ( value: unknown ): readonly unknown[] => ( Array.isArray( value ) ? value : [] );
const amount = ( value: unknown ): number | null =>
	typeof value === 'number' && Number.isFinite( value ) ? value : null;

export const readMeta = ( value: unknown ): Meta => record( value );

export const readText = ( meta: Meta, key: string ): string => text( meta[ key ] );

export const readList = ( meta: Meta, key: string ): readonly string[] => list( meta[ key ] ).map( text );

export const readLocations = ( meta: Meta ): readonly Location[] =>
	list( meta[ 'courant_places' ] ).map( ( row ) => {
		const { city, region, country } = record( row );
		return { city: text( city ), region: text( region ), country: text( country ) };
	} );

/** PHP encodes an empty salary as an empty list. */
export const readSalary = ( meta: Meta ): Salary => {
	const raw = record( meta[ 'courant_salary' ] );
	return {
		min: amount( raw[ 'min' ] ),
		max: amount( raw[ 'max' ] ),
		currency: text( raw[ 'currency' ] ),
		unit: text( raw[ 'unit' ] ) || 'YEAR',
		shown: raw[ 'shown' ] !== false,
	};
};

export const readAmount = ( entered: string ): number | null => {
	const number = Number.parseFloat( entered );
	return Number.isFinite( number ) && number >= 0 ? Math.round( number * 100 ) / 100 : null;
};

export const readNumber = ( meta: Meta, key: string ): number => amount( meta[ key ] ) ?? 0;

/** Parses a whole number; 0 means that the field is not set. */
export const toNumber = ( entered: string, min: number, max: number ): number => {
	const number = Number.parseInt( entered, 10 ) || 0;
	return number === 0 ? 0 : Math.max( min, Math.min( max, number ) );
};

/** Groups adjacent fields with the same heading; a field without one is a separate group. */
export const groupFields = ( fields: readonly FieldDefinition[] ): readonly ( readonly FieldDefinition[] )[] => {
	const groups: FieldDefinition[][] = [];
	for ( const field of fields ) {
		const last = groups[ groups.length - 1 ];
		if ( last !== undefined && field.group !== '' && last[ 0 ]?.group === field.group ) {
			last.push( field );
		} else {
			groups.push( [ field ] );
		}
	}
	return groups;
};

/** The server's preview of the saved opening; null before the first save. */
export interface Preview {
	readonly title: string;
	readonly lines: readonly string[];
	readonly required: readonly string[];
	readonly recommended: readonly string[];
}

export const readPreview = ( value: unknown ): Preview | null => {
	const raw = record( value );
	return typeof raw[ 'title' ] === 'string'
		? {
				title: raw[ 'title' ],
				lines: list( raw[ 'lines' ] ).map( text ),
				required: list( raw[ 'required' ] ).map( text ),
				recommended: list( raw[ 'recommended' ] ).map( text ),
			}
		: null;
};

/** Amounts without a currency are not saved; the editor shows a message. */
export const isCurrencyMissing = ( salary: Salary ): boolean =>
	( salary.min !== null || salary.max !== null ) && ! /^[A-Z]{3}$/.test( salary.currency );

const hasLocation = ( meta: Meta ): boolean =>
	readLocations( meta ).some( ( { city, region, country } ) => city + region + country !== '' );

const hasSalary = ( meta: Meta ): boolean => {
	const { min, max } = readSalary( meta );
	return min !== null || max !== null;
};

/** A location may also be a term of its specification, and remote work needs none. */
const isEmptyField = ( { key, component }: FieldDefinition, meta: Meta, hasLocationTerm: boolean ): boolean => {
	if ( component === 'locations' ) {
		return ! hasLocation( meta ) && ! hasLocationTerm && readText( meta, 'courant_work_mode' ) !== 'remote';
	}
	const value = meta[ key ];
	return component === 'salary'
		? ! hasSalary( meta )
		: value === undefined ||
				value === null ||
				value === '' ||
				value === 0 ||
				( Array.isArray( value ) && value.length === 0 );
};

/** Returns the empty fields that applicants and search engines expect, the closing date last. */
export const missingFields = (
	fields: readonly FieldDefinition[],
	meta: Meta,
	hasLocationTerm: boolean
): readonly FieldDefinition[] => {
	const missing = fields.filter(
		( field ) => field.missing !== null && isEmptyField( field, meta, hasLocationTerm )
	);
	return [
		...missing.filter( ( { panel } ) => panel !== 'closing' ),
		...missing.filter( ( { panel } ) => panel === 'closing' ),
	];
};

/** Keeps a stored value that is no longer a choice, so that saving does not change it. */
export const withStoredValue = ( choices: readonly Choice[], value: string ): readonly Choice[] =>
	value === '' || choices.some( ( choice ) => choice.value === value )
		? choices
		: [ { value, label: value }, ...choices ];

/** Parses country names or codes; the server converts names to codes. */
export const readCountries = ( entered: string ): readonly string[] =>
	entered
		.split( /[,;]+/ )
		.map( ( part ) => part.trim() )
		.filter( ( part ) => part !== '' );

export const replaceAt = < T >( items: readonly T[], index: number, item: T ): readonly T[] =>
	items.map( ( current, position ) => ( position === index ? item : current ) );

export const removeAt = < T >( items: readonly T[], index: number ): readonly T[] =>
	items.filter( ( _, position ) => position !== index );

export const toggle = ( items: readonly string[], item: string, on: boolean ): readonly string[] =>
	on ? [ ...items.filter( ( other ) => other !== item ), item ] : items.filter( ( other ) => other !== item );
