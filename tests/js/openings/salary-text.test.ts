import { readSalary } from '../../../src/openings/admin/editor/model';
import { salaryText } from '../../../src/openings/admin/editor/salary-text';
import rightToLeft from '../../fixtures/jobs/salaries-right-to-left.json';
import table from '../../fixtures/jobs/salaries.json';
import { setLocaleData } from '@wordpress/i18n';

const withPlainSpaces = ( text: string ) => text.replace( /[\u00a0\u202f]/g, ' ' );

const salary = ( [ min, max, currency, unit ]: readonly unknown[] ) =>
	readSalary( { courant_salary: { min, max, currency, unit } } );

// The same table is tested with PHP's Intl in tests/php/Integration/Openings/SalaryFormatterTest.php.
test.each( table )( 'formats a salary in $locale as the server does: $text', ( { locale, salary: row, text } ) => {
	expect( withPlainSpaces( salaryText( salary( row ), locale.replace( '_', '-' ) ) ) ).toBe(
		withPlainSpaces( text )
	);
} );

test( 'sorts the ends, and has no text for an incomplete salary', () => {
	expect( salaryText( salary( [ 900, 500, 'EUR', 'WEEK' ] ), 'en-US' ) ).toBe( '€500–900 a week' );
	expect( salaryText( salary( [ null, null, 'EUR', 'WEEK' ] ), 'en-US' ) ).toBe( '' );
	expect( salaryText( salary( [ 900, null, 'EU', 'WEEK' ] ), 'en-US' ) ).toBe( '' );
} );

describe( 'in a right-to-left language', () => {
	beforeEach( () => setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } ) );
	afterEach( () => setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } ) );

	test.each( rightToLeft )( 'isolates a range in $locale as the server does', ( { locale, salary: row, text } ) => {
		const language = locale.replace( '_', '-' );
		expect( withPlainSpaces( salaryText( salary( row ), language ) ) ).toBe( withPlainSpaces( text ) );
	} );
} );
