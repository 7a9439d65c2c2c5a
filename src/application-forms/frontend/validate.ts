/** Validation rules that a field may declare. Pure: a field is described by its values. */

export interface FieldInput {
	readonly value: string;
	readonly type: string;
	/** Parameter by rule name, such as `{ required: 'true', maxlength: '80' }`. */
	readonly rules: Readonly< Record< string, string > >;
	/** Value of the field that `equalto` names. */
	readonly comparedValue?: string;
}

export interface RuleViolation {
	readonly rule: string;
	/** Replacements for {0} and {1} in the message. */
	readonly parameters: readonly string[];
}

type Check = ( value: string, parameter: string, input: FieldInput ) => boolean;

const EMAIL =
	/^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** In order of priority: the first violated rule provides the message. */
const CHECKS: Readonly< Record< string, Check > > = {
	email: ( value ) => EMAIL.test( value ),
	url: isUrl,
	tel: ( value ) => /^[+]?[0-9()/ .-]*$/.test( value ),
	date: ( value ) => ! Number.isNaN( Date.parse( value ) ),
	number: ( value ) => /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test( value ),
	digits: ( value ) => /^\d+$/.test( value ),
	equalto: ( value, _parameter, input ) => value === input.comparedValue,
	maxlength: ( value, max ) => value.length <= Number( max ),
	minlength: ( value, min ) => value.length >= Number( min ),
	range: ( value, range ) =>
		Number( value ) >= Number( parseRange( range )[ 0 ] ) && Number( value ) <= Number( parseRange( range )[ 1 ] ),
	min: ( value, min ) => ( isNumber( min ) ? Number( value ) >= Number( min ) : value >= min ),
	max: ( value, max ) => ( isNumber( max ) ? Number( value ) <= Number( max ) : value <= max ),
	step: isStep,
	pattern: matchesPattern,
};

/** Returns the first violated rule, or `null`. An empty field can only violate `required`. */
export function validateField( input: FieldInput ): RuleViolation | null {
	const value = input.type === 'file' ? input.value : input.value.trim();
	if ( value === '' ) {
		return isActive( input.rules[ 'required' ] ) ? { rule: 'required', parameters: [] } : null;
	}
	for ( const [ rule, check ] of Object.entries( CHECKS ) ) {
		const parameter = input.rules[ rule ];
		if ( isActive( parameter ) && ! check( value, parameter, input ) ) {
			return { rule, parameters: rule === 'range' ? parseRange( parameter ) : [ parameter ] };
		}
	}
	return null;
}

/** Replaces `{0}` and `{1}` in a message by the parameters of a rule. */
export function formatMessage( message: string, parameters: readonly string[] ): string {
	return message.replace( /\{(\d)\}/g, ( whole, index: string ) => parameters[ Number( index ) ] ?? whole );
}

function isActive( parameter: string | undefined ): parameter is string {
	return parameter !== undefined && parameter !== 'false';
}

function isNumber( text: string ): boolean {
	return text !== '' && ! Number.isNaN( Number( text ) );
}

function parseRange( range: string ): string[] {
	return range.match( /[+-]?\d+(?:\.\d+)?/g ) ?? [];
}

function isUrl( value: string ): boolean {
	try {
		const { protocol, hostname } = new URL( value );
		return /^(?:https?|ftp):$/.test( protocol ) && hostname !== '';
	} catch {
		return false;
	}
}

/** An invalid pattern is ignored, as browsers do. */
function matchesPattern( value: string, pattern: string ): boolean {
	try {
		return new RegExp( `^(?:${ pattern })$`, 'u' ).test( value );
	} catch {
		return true;
	}
}

/** Counts steps from the minimum, as browsers do, and tolerates floating-point errors. */
function isStep( value: string, step: string, { rules }: FieldInput ): boolean {
	if ( ! ( Number( step ) > 0 ) ) {
		return true;
	}
	const from = isNumber( rules[ 'min' ] ?? '' ) ? Number( rules[ 'min' ] ) : 0;
	const steps = ( Number( value ) - from ) / Number( step );
	return Math.abs( steps - Math.round( steps ) ) < 1e-9;
}
