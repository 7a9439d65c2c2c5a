import type { ConflictItem } from '../../../shared/admin/conflict';
import { __ } from '../../../shared/admin/i18n';
import type {
	DeskSpecification,
	DeskSpecifications,
	SpecificationDeletionImpact,
} from '../../../shared/config/generated';

export type Specification = DeskSpecification;
export type Term = DeskSpecification[ 'terms' ][ number ];
export type Icon = DeskSpecifications[ 'icons' ][ number ];
export type DeletionImpact = SpecificationDeletionImpact;

/** Sends a change and shows the result, with "Undo" if there is `undo`. Returns false if it was rejected. */
export type SendChange = (
	method: string,
	path: string,
	data: Record< string, unknown >,
	done: string,
	undo?: () => unknown
) => Promise< boolean >;

export interface SpecificationsContext {
	readonly state: DeskSpecifications;
	readonly send: SendChange;
	readonly replaceLocally: ( specification: Specification ) => void;
	readonly fetchImpact: ( path: string ) => Promise< DeletionImpact | null >;
}

export const MAX_KEY = 32;

/** Creates a key from a name, valid as a taxonomy name and in URLs. */
export function suggestKey( name: string ): string {
	return name
		.normalize( 'NFKD' )
		.toLowerCase()
		.replace( /ß/g, 'ss' )
		.replace( /[\u0300-\u036f]/g, '' )
		.replace( /[^a-z0-9]+/g, '-' )
		.slice( 0, MAX_KEY )
		.replace( /^-+|-+$/g, '' );
}

export type KeyError = '' | 'long' | 'malformed' | 'taken';

/** Validates a key in the browser; which other names are reserved is validated on the server. */
export function validateKey( key: string, taken: readonly string[] ): KeyError {
	if ( key === '' ) {
		return '';
	}
	if ( key.length > MAX_KEY ) {
		return 'long';
	}
	if ( ! /^(?:[a-z0-9]+[-_])*[a-z0-9]+$/.test( key ) ) {
		return 'malformed';
	}
	return taken.includes( key ) ? 'taken' : '';
}

/** Returns the list with one item moved. */
export function moveItem< T >( list: readonly T[], from: number, to: number ): T[] {
	const next = [ ...list ];
	const [ item ] = next.splice( from, 1 );
	if ( item === undefined ) {
		return [ ...list ];
	}
	next.splice( Math.max( 0, Math.min( next.length, to ) ), 0, item );
	return next;
}

export const sortedByName = ( terms: readonly Term[] ): Term[] =>
	[ ...terms ].sort( ( first, second ) => first.name.localeCompare( second.name ) );

/** Returns whether deleting it affects nothing else. */
export const isUnused = ( { openings, terms, filters, listings }: DeletionImpact ): boolean =>
	openings === 0 && terms === 0 && ! filters && listings.length === 0;

/**
 * Returns the changes of another user to the object of a request; undefined if the object was deleted. A request for
 * another object is sent again without a confirmation.
 *
 * @param path of the request, such as `/job-type/terms/7`
 */
export function conflictItems(
	base: DeskSpecifications,
	current: DeskSpecifications,
	method: string,
	path: string
): ConflictItem[] | undefined {
	const [ , key = '' ] = path.split( '/' );
	if ( key === '' ) {
		const [ before, now ] = [ base, current ].map( ( { specifications } ) =>
			specifications.map( ( { name } ) => name ).join( ', ' )
		);
		return method === 'POST' || before === now
			? []
			: [ { label: __( 'Specifications', 'courant-desk' ), stored: now ?? '', own: before ?? '' } ];
	}
	const find = ( { specifications }: DeskSpecifications ): Specification | undefined =>
		specifications.find( ( specification ) => specification.key === key );
	const now = find( current );
	if ( now === undefined ) {
		return undefined;
	}
	return JSON.stringify( find( base ) ) === JSON.stringify( now ) ? [] : [ { label: now.name, stored: '', own: '' } ];
}
