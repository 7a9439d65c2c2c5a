import fc from 'fast-check';
import { contrast, isHex } from '../../../src/theme/admin/customizer/contrast';
import {
	moveRow,
	readIds,
	readSections,
	removeAt,
	writeIds,
	writeSections,
} from '../../../src/theme/admin/customizer/rows';

describe( 'the lists of the Customizer', () => {
	test( 'invalid values are read as no section, and missing values get defaults', () => {
		expect( readSections( 'no JSON' ) ).toEqual( [] );
		expect( readSections( '{"category":3}' ) ).toEqual( [] );
		expect( readSections( '[{"category":"3"},7]' ) ).toEqual( [
			{ category: 3, count: 4, layout: 'feature', title: '' },
		] );
	} );

	test( 'written values are read back', () => {
		const rows = [ { category: 3, count: 2, layout: 'cards', title: 'Wörter' } ];
		expect( readSections( writeSections( rows ) ) ).toEqual( rows );
		expect( writeSections( [] ) ).toBe( '' );
		expect( readIds( writeIds( [ 7, 3 ] ) ) ).toEqual( [ 7, 3 ] );
		expect( readIds( '7, 3;7 0' ) ).toEqual( [ 7, 3 ] );
	} );

	test( 'a move keeps every row, and an impossible one changes nothing', () => {
		expect( moveRow( [ 'a', 'b', 'c' ], 0, 2 ) ).toEqual( [ 'b', 'c', 'a' ] );
		expect( removeAt( [ 'a', 'b', 'c' ], 1 ) ).toEqual( [ 'a', 'c' ] );
		fc.assert(
			fc.property(
				fc.array( fc.nat() ),
				fc.integer( { min: -2, max: 12 } ),
				fc.integer( { min: -2, max: 12 } ),
				( rows, from, to ) => {
					const moved = moveRow( rows, from, to );
					expect( [ ...moved ].sort() ).toEqual( [ ...rows ].sort() );
				}
			)
		);
	} );
} );

test( 'contrast is calculated as in WCAG', () => {
	expect( contrast( '#000000', '#ffffff' ) ).toBe( 21 );
	expect( contrast( '#777777', '#ffffff' ) ).toBe( 4.4 );
	expect( contrast( '#767676', '#ffffff' ) ).toBe( 4.5 );
	expect( [ isHex( '#abc' ), isHex( '#aabbcc' ), isHex( false ) ] ).toEqual( [ false, true, false ] );
} );
