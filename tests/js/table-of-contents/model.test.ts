import { activeHeading, reduceReading, reduceTable, cookieValue } from '../../../src/table-of-contents/frontend/model';

test.each( [
	[ 'hides', false, 'visible', false, '1' ],
	[ 'shows', true, 'visible', false, 'null' ],
	[ 'shows', true, 'hidden', true, '1' ],
	[ 'hides', false, 'hidden', true, 'null' ],
] as const )(
	'a visitor who %s a table (visible %s) whose default is %s stores its difference',
	( _does, visible, _default, hidden, expected ) => {
		expect( cookieValue( visible, hidden ) ).toBe( expected );
	}
);

describe( 'a table', () => {
	const table = { visible: true, more: false, branches: { one: false } };

	test( 'is shown and hidden by its toggle', () => {
		const hidden = reduceTable( table, { type: 'show', visible: false } );
		expect( [ hidden.visible, reduceTable( hidden, { type: 'show', visible: true } ).visible ] ).toEqual( [
			false,
			true,
		] );
	} );

	test( 'opens the branches of the section in view alone', () => {
		const many = { ...table, branches: { a: true, b: false, c: true } };
		expect( reduceTable( many, { type: 'unfold', open: [ 'b', 'elsewhere' ] } ).branches ).toEqual( {
			a: false,
			b: true,
			c: false,
		} );
	} );

	test( 'shows more and fewer', () => {
		const more = reduceTable( table, { type: 'more' } );
		expect( [ more.more, reduceTable( more, { type: 'fewer' } ).more ] ).toEqual( [ true, false ] );
	} );

	test( 'opens its own branch', () => {
		const open = reduceTable( table, { type: 'branch', list: 'one' } );
		expect( open.branches ).toEqual( { one: true } );
		expect( reduceTable( open, { type: 'branch', list: 'two' } ).branches ).toEqual( { one: true, two: true } );
		expect( reduceTable( open, { type: 'branch', list: 'one' } ).branches ).toEqual( { one: false } );
	} );
} );

describe( 'the reading position', () => {
	const start = { reached: 0, clicked: null };

	test( 'is the heading reached', () => {
		expect( activeHeading( reduceReading( start, { type: 'reached', heading: 2 } ) ) ).toBe( 2 );
	} );

	test( 'is the clicked heading until the visitor scrolls', () => {
		const clicked = reduceReading( reduceReading( start, { type: 'clicked', heading: 3 } ), {
			type: 'reached',
			heading: 2,
		} );
		expect( activeHeading( clicked ) ).toBe( 3 );
		expect( activeHeading( reduceReading( clicked, { type: 'scrolled' } ) ) ).toBe( 2 );
	} );

	test( 'does not change for known headings', () => {
		expect( reduceReading( start, { type: 'reached', heading: 0 } ) ).toBe( start );
		expect( reduceReading( start, { type: 'scrolled' } ) ).toBe( start );
	} );
} );
