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
import { createField } from '../support/opening-field';

const NOTICE = { message: 'Missing', action: 'Add', elementId: 'input' };

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

	test( 'declared fields are reported as missing; a term or remote work replaces a location', () => {
		const fields = [
			createField( { key: 'courant_closing_at', panel: 'closing', component: 'closing', missing: NOTICE } ),
			createField( { key: 'courant_places', component: 'locations', missing: NOTICE } ),
			createField( { key: 'courant_education' } ),
			createField( { key: 'courant_salary', component: 'salary', missing: NOTICE } ),
			createField( { key: 'example_work_hours', missing: NOTICE } ),
		];
		const missing = ( meta: Record< string, unknown >, hasLocationTerm: boolean ): readonly string[] =>
			missingFields( fields, meta, hasLocationTerm ).map( ( { key } ) => key );
		const closing = '2031-01-01T10:00';

		expect( missing( { courant_places: [ { city: '' } ], courant_salary: [] }, false ) ).toEqual( [
			'courant_places',
			'courant_salary',
			'example_work_hours',
			'courant_closing_at',
		] );
		expect( missing( { courant_salary: { max: 5, currency: 'EUR' }, example_work_hours: '38' }, true ) ).toEqual( [
			'courant_closing_at',
		] );
		expect(
			missing( { courant_work_mode: 'remote', courant_closing_at: closing, example_work_hours: '' }, false )
		).toEqual( [ 'courant_salary', 'example_work_hours' ] );
		expect(
			missing(
				{
					courant_places: [ { country: 'DE' } ],
					courant_salary: { min: 0 },
					courant_closing_at: closing,
					example_work_hours: '38',
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

	test( 'adjacent fields with one heading are grouped, fields without a heading are not', () => {
		const field = ( key: string, group: string ): FieldDefinition => createField( { key, group } );
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
