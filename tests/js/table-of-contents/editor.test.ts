import {
	changeText,
	findings,
	isExcluded,
	parsePreview,
	toggledLevel,
	withExclusion,
} from '../../../src/table-of-contents/admin/editor/model';

const heading = ( level: number, text: string ) => ( {
	clientId: `${ level }-${ text }`,
	level,
	text,
	isExcluded: false,
} );

describe( 'the check of headings', () => {
	test( 'accepts headings in order', () => {
		expect( findings( [ heading( 2, 'A' ), heading( 3, 'B' ), heading( 4, 'C' ), heading( 2, 'D' ) ] ) ).toEqual(
			[]
		);
	} );

	test( 'finds empty ones, the same twice, skipped levels and a second title', () => {
		const headings = [
			heading( 3, 'Deep' ),
			heading( 2, ' ' ),
			heading( 2, 'Same' ),
			heading( 2, 'same ' ),
			heading( 4, 'Skipped' ),
			heading( 1, 'Title' ),
		];
		expect(
			findings( headings ).map( ( { issue: fault, heading: { text }, before } ) => [ fault, text, before ] )
		).toEqual( [
			[ 'skipped', 'Deep', 1 ],
			[ 'empty', ' ', undefined ],
			[ 'duplicate', 'same ', undefined ],
			[ 'skipped', 'Skipped', 2 ],
			[ 'title', 'Title', undefined ],
		] );
	} );
} );

test( 'a heading is excluded by one of its classes', () => {
	expect( withExclusion( 'one two', true ) ).toBe( 'one two ez-toc-exclude-headings' );
	expect( withExclusion( 'one ez-toc-exclude-headings', false ) ).toBe( 'one' );
	expect( withExclusion( 'ez-toc-exclude-headings', false ) ).toBeUndefined();
	expect( [ isExcluded( 'a ez-toc-exclude-headings' ), isExcluded( 'a' ), isExcluded( undefined ) ] ).toEqual( [
		true,
		false,
		false,
	] );
} );

test( "an entry that equals the server's stores no change", () => {
	const renamed = changeText( {}, 'a', { label: 'Other' } );
	expect( renamed ).toEqual( { a: { label: 'Other' } } );
	const hidden = changeText( renamed, 'a', { hidden: true } );
	expect( hidden ).toEqual( { a: { label: 'Other', hidden: true } } );
	expect( changeText( changeText( hidden, 'a', { hidden: false } ), 'a', { label: '' } ) ).toEqual( {} );
} );

test( 'all six levels are the same as none chosen', () => {
	expect( toggledLevel( [], 3, false ) ).toEqual( [ 1, 2, 4, 5, 6 ] );
	expect( toggledLevel( [ 1, 2, 4, 5, 6 ], 3, true ) ).toEqual( [] );
} );

test.each( [ null, 'x', { html: 1, items: 'no' }, { items: [ null, { id: '' } ] } ] )(
	'an invalid response %p is empty',
	( raw ) => {
		expect( parsePreview( raw ) ).toEqual( { html: '', items: [] } );
	}
);
