/**
 * Decides whether a field is shown. Pure. The server decides in the same way (`FieldConditions.php`); both are tested
 * with tests/fixtures/applications/conditions.json and condition-groups.json.
 */

export interface Condition {
	readonly field: string;
	readonly operator: string;
	readonly value: string;
}

/** Conditions of a field: all of them must be met, or any one of them. */
export interface Conditions {
	readonly match: 'all' | 'any';
	readonly rules: readonly Condition[];
}

export function isMet( { operator, value }: Condition, entered: readonly string[] ): boolean {
	const values = entered.map( ( value ) => value.trim() ).filter( Boolean );
	return operator === 'filled'
		? values.length > 0
		: operator === 'blank'
			? values.length === 0
			: values.includes( value ) === ( operator === 'is' );
}

/**
 * @param conditions   several conditions, or a single one, in markup of an earlier version from a page cache
 * @param enteredValues returns what was entered in a field
 */
export const areMet = (
	conditions: Conditions | ( Condition & { readonly [ Key in keyof Conditions ]?: undefined } ),
	enteredValues: ( field: string ) => readonly string[]
): boolean =>
	( conditions.rules ?? [ conditions ] )[ conditions.match === 'any' ? 'some' : 'every' ]( ( rule ) =>
		isMet( rule, enteredValues( rule.field ) )
	);
