import type { Salary } from './model';
import { __, isRTL, sprintf } from '../../../shared/admin/i18n';

/** By unit, with the placeholder %s for the amounts; translated as on the server. */
const unitFormat = ( unit: string ): string =>
	( {
		/* translators: %s: a salary such as "€20–25" */
		HOUR: __( '%s an hour', 'courant-desk' ),
		/* translators: %s: a salary such as "€450–520" */
		DAY: __( '%s a day', 'courant-desk' ),
		/* translators: %s: a salary such as "€1,200–1,400" */
		WEEK: __( '%s a week', 'courant-desk' ),
		/* translators: %s: a salary such as "€5,200–6,400" */
		MONTH: __( '%s a month', 'courant-desk' ),
	} )[ unit ] ??
	/* translators: %s: a salary such as "€68,000–82,000" */
	__( '%s a year', 'courant-desk' );

/**
 * Formats a salary as the page of an opening does (`SalaryFormatter.php`, `AmountFormatter.php`); '' if it is
 * incomplete.
 *
 * @param salary
 * @param language BCP 47
 */
export function salaryText( { min, max, currency, unit }: Salary, language: string | undefined ): string {
	if ( ( min === null && max === null ) || ! /^[A-Z]{3}$/.test( currency ) ) {
		return '';
	}
	const digits = Number.isInteger( min ?? 0 ) && Number.isInteger( max ?? 0 ) ? 0 : 2;
	const format = new Intl.NumberFormat( language, {
		style: 'currency',
		currency,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
		numberingSystem: 'latn',
	} );
	const amount = ( value: number ) => format.format( value ).replace( /'/g, '’' );
	const [ low, high ] = min !== null && max !== null && min > max ? [ max, min ] : [ min, max ];
	return sprintf(
		unitFormat( unit ),
		rangeText( low === null ? '' : amount( low ), high === null ? '' : amount( high ) )
	);
}

function rangeText( min: string, max: string ): string {
	if ( min === '' ) {
		/* translators: %s: an amount with its currency */
		return sprintf( __( 'up to %s', 'courant-desk' ), max );
	}
	if ( max === '' ) {
		/* translators: %s: an amount with its currency */
		return sprintf( __( 'from %s', 'courant-desk' ), min );
	}
	return min === max ? min : joinRange( min, max );
}

/** Formats a range with the currency, before or after the numbers, only once. */
function joinRange( min: string, max: string ): string {
	const split = /^(\D*)(.*\d)(\D*)$/su;
	const [ , before, first, after ] = split.exec( min ) ?? [];
	const [ , otherBefore, last, otherAfter ] = split.exec( max ) ?? [];
	return first !== undefined && last !== undefined && before === otherBefore && after === otherAfter
		? isolate( before ?? '', `${ first }–${ last }`, after ?? '' )
		: isolate( '', `${ min } – ${ max }`, '' );
}

/** In a right-to-left language, keeps the lower end before the upper end (`SalaryFormatter::isolate()`). */
function isolate( before: string, numbers: string, after: string ): string {
	if ( ! isRTL() ) {
		return before + numbers + after;
	}
	return /[\u200f\u061c]/.test( before + after )
		? `${ before }\u2066${ numbers }\u2069${ after }`
		: `\u2066${ before }${ numbers }${ after }\u2069`;
}
