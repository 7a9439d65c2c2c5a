import type { SettingsField, SettingsFieldError, SettingsSection, SettingValue } from '../../shared/config/generated';
import { isRecord, toRecord } from '../../shared/admin/values';
import type { ConflictItem } from '../../shared/admin/conflict';

export type { SettingsResponse } from '../../shared/config/generated';

/** `null` deletes a secret. */
export type Value = SettingValue | readonly string[] | null;
/** Unsaved changes, by section and key. */
export type Values = Readonly< Record< string, Readonly< Record< string, Value > > > >;
export type Field = Readonly< SettingsField >;
export type FieldError = Readonly< SettingsFieldError >;
export type Section = Readonly< Omit< SettingsSection, 'fields' > > & { readonly fields: readonly Field[] };

/** Settings with several values. */
export const isTextList = ( value: Value ): value is readonly string[] => Array.isArray( value );

export const isEqual = ( a: Value | undefined, b: Value | undefined ): boolean =>
	JSON.stringify( a ) === JSON.stringify( b );

/** Returns the value that a field shows: the unsaved one, or the stored one. */
export const displayValue = ( changes: Values, section: string, field: Field ): Value => {
	const change = changes[ section ]?.[ field.key ];
	return change === undefined ? field.value : change;
};

const without = < T >( from: Readonly< Record< string, T > >, key: string ): Readonly< Record< string, T > > =>
	Object.fromEntries( Object.entries( from ).filter( ( [ name ] ) => name !== key ) );

/** A change back to the stored value is removed. */
export function change( changes: Values, section: string, field: Field, value: Value ): Values {
	const others = without( changes[ section ] ?? {}, field.key );
	const own = isEqual( value, field.value ) ? others : { ...others, [ field.key ]: value };
	const rest = without( changes, section );
	return Object.keys( own ).length === 0 ? rest : { ...rest, [ section ]: own };
}

/** Returns what was changed after `sent` was sent. */
export function changesSince( sent: Values, now: Values ): Values {
	const left = Object.entries( now ).map(
		( [ section, fields ] ) =>
			[
				section,
				Object.fromEntries(
					Object.entries( fields ).filter(
						( [ key, value ] ) => ! isEqual( sent[ section ]?.[ key ], value )
					)
				),
			] as const
	);
	return Object.fromEntries( left.filter( ( [ , fields ] ) => Object.keys( fields ).length > 0 ) );
}

export const count = ( changes: Values ): number =>
	Object.values( changes ).reduce( ( sum, section ) => sum + Object.keys( section ).length, 0 );

/** Validates a value in the browser; '' if it is valid. */
export function validationError( field: Field, value: Value ): 'email' | 'number' | 'color' | '' {
	if ( field.type === 'email' && value !== '' && ! /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test( String( value ) ) ) {
		return 'email';
	}
	if ( field.type === 'color' && ! /^#[0-9a-f]{6}$/i.test( String( value ) ) ) {
		return 'color';
	}
	if ( field.type === 'int' ) {
		const number = Number( value );
		return String( value ).trim() !== '' && Number.isInteger( number ) && number >= field.min && number <= field.max
			? ''
			: 'number';
	}
	return '';
}

/** Each term must occur in the name, help or choices of a setting, or in the title of its section or tab. */
export function search( sections: readonly Section[], terms: string ): readonly Section[] {
	const matches = terms.toLowerCase().split( /\s+/ ).filter( Boolean );
	const contains = ( section: Section, field: Field ): boolean => {
		const choices = field.choices.map( ( choice ) => choice.label );
		const text = [ section.tab, section.title, field.label, field.help, ...choices ].join( ' ' ).toLowerCase();
		return matches.every( ( word ) => text.includes( word ) );
	};
	return sections
		.map( ( section ) => ( {
			...section,
			fields: section.fields.filter( ( field ) => contains( section, field ) ),
		} ) )
		.filter( ( section ) => section.fields.length > 0 );
}

const isPublic = ( field: Field ): boolean => field.type !== 'secret';

/** Returns all values except secrets as they would be after saving, by section and key. */
export const values = ( sections: readonly Section[], changes: Values ): Values =>
	Object.fromEntries(
		sections.map( ( section ) => [
			section.group,
			Object.fromEntries(
				section.fields
					.filter( isPublic )
					.map( ( field ) => [ field.key, displayValue( changes, section.group, field ) ] )
			),
		] )
	);

/** Returns all stored values except secrets, for another site. */
export const toExport = ( sections: readonly Section[] ): string =>
	JSON.stringify(
		{
			courant: 'settings',
			groups: Object.fromEntries(
				sections.map( ( section ) => [
					section.group,
					Object.fromEntries(
						section.fields.filter( isPublic ).map( ( field ) => [ field.key, field.value ] )
					),
				] )
			),
		},
		null,
		2
	);

const isValue = ( value: unknown ): value is Value =>
	[ 'string', 'number', 'boolean' ].includes( typeof value ) ||
	( Array.isArray( value ) && value.every( ( item ) => typeof item === 'string' ) );

/** Returns the changes of an exported file; null if it is not one. Unknown sections and keys are skipped. */
export function parseImport( sections: readonly Section[], text: string ): Values | null {
	let parsed: unknown;
	try {
		parsed = JSON.parse( text );
	} catch {
		return null;
	}
	const { courant, groups } = toRecord( parsed );
	if ( courant !== 'settings' || ! isRecord( groups ) ) {
		return null;
	}
	let changes: Values = {};
	for ( const section of sections ) {
		for ( const field of section.fields.filter( isPublic ) ) {
			const value = toRecord( groups[ section.group ] )[ field.key ];
			if ( isValue( value ) ) {
				changes = change( changes, section.group, field, value );
			}
		}
	}
	return changes;
}

const findField = ( sections: readonly Section[], section: string, key: string ): Field | undefined =>
	sections.find( ( item ) => item.group === section )?.fields.find( ( field ) => field.key === key );

/** Returns the stored values of the changed settings, on which the changes are based. Secrets are never known. */
export const baseOf = ( sections: readonly Section[], changes: Values ): Values =>
	Object.fromEntries(
		Object.entries( changes ).map( ( [ section, fields ] ) => [
			section,
			Object.fromEntries(
				Object.keys( fields ).flatMap( ( key ) => {
					const field = findField( sections, section, key );
					return field !== undefined && isPublic( field ) ? [ [ key, field.value ] as const ] : [];
				} )
			),
		] )
	);

const shown = ( field: Field, value: Value ): string => {
	const labelOf = ( chosen: string ): string =>
		field.choices.find( ( choice ) => choice.value === chosen )?.label ?? chosen;
	return Array.isArray( value ) ? value.map( labelOf ).join( ', ' ) : labelOf( String( value ?? '' ) );
};

interface ChangedField {
	readonly section: string;
	readonly field: Field;
	readonly own: Value;
}

/** Returns the settings that both users changed, to different values. */
const changedByBoth = ( base: readonly Section[], current: readonly Section[], changes: Values ): ChangedField[] =>
	Object.entries( changes ).flatMap( ( [ section, fields ] ) =>
		Object.entries( fields ).flatMap( ( [ key, own ] ) => {
			const field = findField( current, section, key );
			return field === undefined ||
				isEqual( field.value, findField( base, section, key )?.value ) ||
				isEqual( field.value, own )
				? []
				: [ { section, field, own } ];
		} )
	);

export const conflictItems = (
	base: readonly Section[],
	current: readonly Section[],
	changes: Values
): readonly ConflictItem[] =>
	changedByBoth( base, current, changes ).map( ( { field, own } ) => ( {
		label: field.label,
		stored: shown( field, field.value ),
		own: shown( field, own ),
	} ) );

/** Returns the changes without those of settings that another user changed, too. */
export const withoutConflicts = ( base: readonly Section[], current: readonly Section[], changes: Values ): Values =>
	changedByBoth( base, current, changes ).reduce(
		( left, { section, field } ) => change( left, section, field, field.value ),
		changes
	);
