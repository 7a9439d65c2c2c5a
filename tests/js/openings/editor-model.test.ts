import {
	isCurrencyMissing,
	groupFields,
	missingFields,
	readAmount,
	readCountries,
	readMeta,
	readLocations,
	readSalary,
	removeAt,
	replaceAt,
	toggle,
	toNumber,
	withStoredValue,
} from '../../../src/openings/admin/editor/model';
import type { FieldDefinition } from '../../../src/openings/admin/editor/labels';

describe( 'the fields of an opening in the editor', () => {
	test( 'invalid REST values are read as empty', () => {
		expect( readMeta( null ) ).toEqual( {} );
		expect( readLocations( readMeta( { courant_places: 'Kiel' } ) ) ).toEqual( [] );
		expect( readLocations( readMeta( { courant_places: [ { city: 'Kiel', country: 7 } ] } ) ) ).toEqual( [
			{ city: 'Kiel', region: '', country: '' },
		] );
	} );

	test( 'no salary is an empty list in PHP', () => {
		expect( readSalary( readMeta( { courant_salary: [] } ) ) ).toEqual( {
			min: null,
			max: null,
			currency: '',
			unit: 'YEAR',
			shown: true,
		} );
	} );

	test( 'an amount requires a currency', () => {
		const salary = readSalary(
			readMeta( { courant_salary: { min: 5, currency: 'EU', unit: 'HOUR', shown: false } } )
		);
		expect( isCurrencyMissing( salary ) ).toBe( true );
		expect( isCurrencyMissing( { ...salary, currency: 'EUR' } ) ).toBe( false );
		expect( isCurrencyMissing( { ...salary, min: null } ) ).toBe( false );
	} );

	test( 'amounts are read as typed, to the cent', () => {
		expect( [ readAmount( '12.345' ), readAmount( '' ), readAmount( '-1' ), readAmount( '0' ) ] ).toEqual( [
			12.35,
			null,
			null,
			0,
		] );
	} );

	test( 'countries are kept as they are typed, for the server to find', () => {
		expect( readCountries( ' de, United States;Österreich ,' ) ).toEqual( [ 'de', 'United States', 'Österreich' ] );
	} );

	test( 'location, salary and closing date are reported as missing; a term or remote work replaces a location', () => {
		expect(
			missingFields( { courant_places: [ { city: '', region: '', country: '' } ], courant_salary: [] }, false )
		).toEqual( [ 'place', 'pay', 'closing' ] );
		expect( missingFields( { courant_salary: { max: 5, currency: 'EUR' } }, true ) ).toEqual( [ 'closing' ] );
		expect(
			missingFields( { courant_work_mode: 'remote', courant_closing_at: '2031-01-01T10:00' }, false )
		).toEqual( [ 'pay' ] );
		expect(
			missingFields(
				{
					courant_places: [ { country: 'DE' } ],
					courant_salary: { min: 0 },
					courant_closing_at: '2031-01-01T10:00',
				},
				false
			)
		).toEqual( [] );
	} );

	test( 'a stored value that is no longer a choice stays selectable', () => {
		const choices = [ { value: 'DE', label: 'Germany' } ];
		expect( withStoredValue( choices, '' ) ).toBe( choices );
		expect( withStoredValue( choices, 'DE' ) ).toBe( choices );
		expect( withStoredValue( choices, 'ZZ' ) ).toEqual( [ { value: 'ZZ', label: 'ZZ' }, ...choices ] );
	} );

	test( 'rows are changed, removed and toggled without touching the others', () => {
		const rows = [ 'a', 'b', 'c' ];
		expect( replaceAt( rows, 1, 'x' ) ).toEqual( [ 'a', 'x', 'c' ] );
		expect( removeAt( rows, 0 ) ).toEqual( [ 'b', 'c' ] );
		expect( toggle( rows, 'b', false ) ).toEqual( [ 'a', 'c' ] );
		expect( toggle( rows, 'd', true ) ).toEqual( [ 'a', 'b', 'c', 'd' ] );
		expect( rows ).toEqual( [ 'a', 'b', 'c' ] );
	} );

	test( 'a whole number stays between its limits, and nothing is 0', () => {
		expect( [
			toNumber( '700', 0, 600 ),
			toNumber( '-5', 0, 600 ),
			toNumber( '3', 5, 10 ),
			toNumber( 'x', 5, 10 ),
		] ).toEqual( [ 600, 0, 5, 0 ] );
	} );

	test( 'neighbors with one heading are grouped, fields without a heading are not', () => {
		const field = ( key: string, group: string ): FieldDefinition => ( {
			key,
			id: key,
			panel: 'details',
			group,
			mirrored: '',
			type: 'text',
			label: key,
			help: '',
			emptyLabel: '',
			choices: [],
			maxLength: 0,
			min: 0,
			max: 0,
			onValue: '1',
			component: '',
		} );
		const groups = groupFields( [
			field( 'a', '' ),
			field( 'b', '' ),
			field( 'c', 'More' ),
			field( 'd', 'More' ),
		] );
		expect( groups.map( ( group ) => group.map( ( { key } ) => key ) ) ).toEqual( [
			[ 'a' ],
			[ 'b' ],
			[ 'c', 'd' ],
		] );
	} );
} );
