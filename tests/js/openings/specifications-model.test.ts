import {
	sortedByName,
	validateKey,
	isUnused,
	moveItem,
	suggestKey,
} from '../../../src/openings/admin/specifications/model';

test( 'a suggested key is valid on the server', () => {
	expect( suggestKey( 'Job Level' ) ).toBe( 'job-level' );
	expect( suggestKey( 'Größe & Höhe!' ) ).toBe( 'grosse-hohe' );
	expect( suggestKey( 'long '.repeat( 10 ) ) ).toBe( 'long-long-long-long-long-long-lo' );
	expect( suggestKey( '求人' ) ).toBe( '' );
	for ( const name of [ 'Job Level', 'A--b', ' x ', 'long '.repeat( 10 ), '9 to 5' ] ) {
		expect( validateKey( suggestKey( name ), [] ) ).toBe( '' );
	}
} );

test( 'an invalid key is reported with the reason', () => {
	expect( validateKey( '', [] ) ).toBe( '' );
	expect( validateKey( 'a'.repeat( 33 ), [] ) ).toBe( 'long' );
	expect( validateKey( 'job--level', [] ) ).toBe( 'malformed' );
	expect( validateKey( 'Job', [] ) ).toBe( 'malformed' );
	expect( validateKey( 'job-type', [ 'job-type' ] ) ).toBe( 'taken' );
} );

test( 'moving an item keeps all others', () => {
	expect( moveItem( [ 'a', 'b', 'c' ], 0, 2 ) ).toEqual( [ 'b', 'c', 'a' ] );
	expect( moveItem( [ 'a', 'b', 'c' ], 2, 0 ) ).toEqual( [ 'c', 'a', 'b' ] );
	expect( moveItem( [ 'a', 'b' ], 5, 0 ) ).toEqual( [ 'a', 'b' ] );
	expect(
		sortedByName( [
			{ id: 1, slug: 'b', name: 'b', openings: 0 },
			{ id: 2, slug: 'a', name: 'Ä', openings: 0 },
		] ).map( ( { id } ) => id )
	).toEqual( [ 2, 1 ] );
} );

test( 'only unused items delete nothing else', () => {
	expect( isUnused( { openings: 0, terms: 0, filters: false, listings: [] } ) ).toBe( true );
	expect( isUnused( { openings: 0, terms: 0, filters: false, listings: [ { title: 'Jobs', link: '/' } ] } ) ).toBe(
		false
	);
} );
