import { activeIndex, highlightOffset, linkOffset, stickyTop } from '../../../src/table-of-contents/frontend/geometry';

const covered = ( toolbar = 0, header = 0 ) => ( { toolbar, header } );

test.each( [
	[ 30, covered(), 0 ],
	[ 31, covered(), 31 ],
	[ 80, covered( 0, 60 ), 140 ],
	[ 30, covered( 0, 60 ), 60 ],
	[ 30, covered( 32 ), 32 ],
	[ 0, covered(), 0 ],
] )( "a scroll offset of %d with %o puts a link's heading at %d", ( scrollOffset, edge, expected ) => {
	expect( linkOffset( scrollOffset, edge ) ).toBe( expected );
} );

test.each( [
	[ 30, true, covered(), 30 ],
	[ 80, true, covered( 0, 60 ), 80 ],
	[ 30, false, covered(), 5 ],
	[ 80, false, covered( 32 ), 37 ],
	[ 0, true, covered( 32 ), 32 ],
] )( 'a scroll offset of %d, smooth %s, with %o highlights at %d', ( scrollOffset, smooth, edge, expected ) => {
	expect( highlightOffset( scrollOffset, smooth, edge ) ).toBe( expected );
} );

test.each( [
	[ 30, covered(), 30 ],
	[ 80, covered( 32 ), 80 ],
	[ 30, covered( 32 ), 32 ],
	[ 30, covered( 32, 60 ), 92 ],
	[ 0, covered(), 0 ],
] )( 'a scroll offset of %d with %o pins at %d', ( scrollOffset, edge, expected ) => {
	expect( stickyTop( scrollOffset, edge ) ).toBe( expected );
} );

describe( 'the heading in view', () => {
	const TOPS = [ 100, 400, 400.5, 900 ];

	test.each( [
		[ 0, -1 ],
		[ 98.9, -1 ],
		[ 99, 0 ],
		[ 398.9, 0 ],
		[ 399, 1 ],
		[ 399.5, 2 ],
		[ 898, 2 ],
		[ 899, 3 ],
		[ 5000, 3 ],
	] )( 'at the line %d is the heading %d', ( line, expected ) => {
		expect( activeIndex( TOPS, line, false ) ).toBe( expected );
	} );

	test( "is the last one at the page's end", () => {
		expect( activeIndex( TOPS, 0, true ) ).toBe( 3 );
	} );

	test( 'is none in a page without headings', () => {
		expect( activeIndex( [], 100, false ) ).toBe( -1 );
		expect( activeIndex( [], 100, true ) ).toBe( -1 );
	} );

	test( 'equals the result of a linear search, for any list', () => {
		for ( let round = 0; round < 200; round++ ) {
			const tops = Array.from( { length: round % 9 }, ( _, index ) => index * 50 + ( ( round * 37 ) % 50 ) ).sort(
				( a, b ) => a - b
			);
			const line = ( round * 53 ) % 500;
			const plain = tops.reduce( ( found, top, index ) => ( top <= line + 1 ? index : found ), -1 );
			expect( activeIndex( tops, line, false ) ).toBe( plain );
		}
	} );
} );
