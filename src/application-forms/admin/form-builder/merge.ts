/** Merges the changes that two users made to the same form. Pure. */
import { nameOf, renameInConditions } from './model';
import type { Field, Form, FormTexts } from './model';

/** Which change to keep of what both users changed. */
export type Side = 'own' | 'stored';

/** A part of the form that both users changed differently. */
export type FormConflict =
	| { readonly part: 'title' | 'order' | keyof FormTexts; readonly stored: string; readonly own: string }
	/** A field; undefined where it was deleted. */
	| { readonly part: 'field'; readonly stored: Field | undefined; readonly own: Field | undefined };

export interface MergedForm {
	readonly form: Form;
	readonly conflicts: readonly FormConflict[];
}

const TEXTS = [ 'heading', 'description', 'button' ] as const satisfies readonly ( keyof FormTexts )[];

const isEqual = ( first: unknown, second: unknown ): boolean => JSON.stringify( first ) === JSON.stringify( second );

const contentOf = ( field: Field | undefined ): Omit< Field, 'draftKey' > | undefined => {
	if ( field === undefined ) {
		return undefined;
	}
	const { draftKey: _, ...content } = field;
	return content;
};

export const isSameField = ( first: Field | undefined, second: Field | undefined ): boolean =>
	isEqual( contentOf( first ), contentOf( second ) );

/** Returns whether two forms have the same content, in whichever version. */
export const isSameForm = ( first: Form, second: Form ): boolean =>
	first.title === second.title &&
	first.standard === second.standard &&
	TEXTS.every( ( text ) => first.texts[ text ] === second.texts[ text ] ) &&
	isEqual( first.fields.map( contentOf ), second.fields.map( contentOf ) );

type Names = readonly string[];

const byName = ( fields: readonly Field[] ): ReadonlyMap< string, Field > =>
	new Map( fields.map( ( field ) => [ field.name, field ] ) );

const namesOf = ( fields: readonly Field[] ): Names => fields.map( ( { name } ) => name );

const rename = ( fields: readonly Field[], from: string, to: string ): readonly Field[] =>
	fields.map( ( field ) =>
		field.name === from
			? { ...field, name: to }
			: { ...field, condition: renameInConditions( field.condition, from, to ) }
	);

/**
 * Gives the step at the start of the form the name under which another user has stored it: if both users divided the
 * form into steps, both added it.
 */
function withSharedFirstStep( base: Form, own: Form, stored: Form ): readonly Field[] {
	const [ first, ...others ] = own.fields;
	const theirs = stored.fields[ 0 ];
	const isNew = ! base.fields.some( ( { type } ) => type === 'step' );
	if ( ! isNew || first?.type !== 'step' || theirs?.type !== 'step' ) {
		return own.fields;
	}
	const { draftKey: _, ...step } = first;
	const other = others.find( ( { name } ) => name === theirs.name );
	return [
		{ ...step, name: theirs.name },
		...( other
			? rename( others, other.name, nameOf( other.label, other.type, [ ...own.fields, ...stored.fields ] ) )
			: others ),
	];
}

/** Renames new fields whose names another user has given to other fields in the meantime. */
function withUniqueNames( base: Form, own: Form, stored: Form ): readonly Field[] {
	const known = byName( base.fields );
	const theirs = byName( stored.fields );
	const ownFields = withSharedFirstStep( base, own, stored );
	return ownFields.reduce< readonly Field[] >( ( fields, field ) => {
		const other = theirs.get( field.name );
		if ( field.draftKey === undefined || known.has( field.name ) || ! other || isSameField( field, other ) ) {
			return fields;
		}
		return rename( fields, field.name, nameOf( field.label, field.type, [ ...fields, ...stored.fields ] ) );
	}, ownFields );
}

/** Returns the value that only one user changed, or the preferred one of two different changes. */
function choose< T >(
	values: { readonly base: T; readonly own: T; readonly stored: T },
	prefer: Side,
	isSame: ( first: T, second: T ) => boolean,
	onConflict: () => void
): T {
	const { base, own, stored } = values;
	if ( isSame( own, base ) || isSame( own, stored ) ) {
		return stored;
	}
	if ( isSame( stored, base ) ) {
		return own;
	}
	onConflict();
	return values[ prefer ];
}

/** Returns `first` with the names that only `second` has, each after the one it follows there, or at the end as there. */
const interleave = ( first: Names, second: Names, base: Names ): Names =>
	second.reduce< Names >( ( names, name, index ) => {
		if ( names.includes( name ) ) {
			return names;
		}
		if ( second.slice( index ).every( ( later ) => ! base.includes( later ) ) ) {
			return [ ...names, name ];
		}
		let at = names.indexOf( second[ index - 1 ] ?? '' ) + 1;
		// What the other list has in addition at the same position stays in front.
		while ( at < names.length && ! [ ...base, ...second ].includes( names[ at ] ?? '' ) ) {
			at++;
		}
		return [ ...names.slice( 0, at ), name, ...names.slice( at ) ];
	}, first );

/** Returns all names in the order in which one of the users sorted them. */
function mergeOrder( base: Names, own: Names, stored: Names, prefer: Side, onConflict: () => void ): Names {
	const shared = base.filter( ( name ) => own.includes( name ) && stored.includes( name ) );
	const sorted = ( names: Names ): Names => names.filter( ( name ) => shared.includes( name ) );
	const order = choose< Names >(
		{ base: shared, own: sorted( own ), stored: sorted( stored ) },
		prefer,
		isEqual,
		onConflict
	);
	return isEqual( order, sorted( stored ) ) ? interleave( stored, own, base ) : interleave( own, stored, base );
}

function mergeFields( base: Form, own: Form, stored: Form, prefer: Side, conflicts: FormConflict[] ): readonly Field[] {
	const ownFields = withUniqueNames( base, own, stored );
	const [ before, mine, theirs ] = [ byName( base.fields ), byName( ownFields ), byName( stored.fields ) ];
	const labels = ( fields: readonly Field[] ): string => fields.map( ( { label } ) => label ).join( ', ' );
	const names = mergeOrder( namesOf( base.fields ), namesOf( ownFields ), namesOf( stored.fields ), prefer, () =>
		conflicts.push( { part: 'order', stored: labels( stored.fields ), own: labels( ownFields ) } )
	);
	return names.flatMap( ( name ) => {
		const values = { base: before.get( name ), own: mine.get( name ), stored: theirs.get( name ) };
		const field = choose( values, prefer, isSameField, () =>
			conflicts.push( { part: 'field', stored: values.stored, own: values.own } )
		);
		return field === undefined ? [] : [ field ];
	} );
}

/**
 * Merges a form with the one that another user stored.
 *
 * @param base the form on which both are based
 */
export function mergeForms( base: Form, own: Form, stored: Form, prefer: Side ): MergedForm {
	const conflicts: FormConflict[] = [];
	const text = ( part: 'title' | keyof FormTexts, read: ( form: Form ) => string ): string => {
		const values = { base: read( base ), own: read( own ), stored: read( stored ) };
		return choose( values, prefer, Object.is, () =>
			conflicts.push( { part, stored: values.stored, own: values.own } )
		);
	};
	const form: Form = {
		...stored,
		title: text( 'title', ( { title } ) => title ),
		standard: own.standard === base.standard ? stored.standard : own.standard,
		texts: {
			heading: text( 'heading', ( { texts } ) => texts.heading ),
			description: text( 'description', ( { texts } ) => texts.description ),
			button: text( 'button', ( { texts } ) => texts.button ),
		},
		fields: mergeFields( base, own, stored, prefer, conflicts ),
	};
	return { form, conflicts };
}
