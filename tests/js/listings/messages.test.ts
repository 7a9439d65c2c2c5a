import { foundText, pluralForm } from '../../../src/listings/frontend/messages';
import { listings } from '../support/fixtures';

const messages = {
	...listings.messages,
	found: { zero: 'zero', one: 'one', two: 'two', few: '%s few', many: '%s many', other: '%s other' },
};

afterEach( () => document.documentElement.removeAttribute( 'lang' ) );

test.each( [
	[ 'en-US', [ 'one', '2 other', '3 other', '1,100 other' ] ],
	[ 'ar-EG', [ 'one', 'two', /few$/, /other$/ ] ],
	[ 'pl-PL', [ 'one', '2 few', '3 few', /many$/ ] ],
] )( 'the plural form is that of the language of the page: %s', ( language, expected ) => {
	document.documentElement.lang = language;
	[ 1, 2, 3, 1100 ].forEach( ( number, at ) =>
		expect( foundText( messages, number ) ).toMatch( expected[ at ] ?? '' )
	);
} );

test( 'zero has its own text, and one more opening is singular', () => {
	document.documentElement.lang = 'en';
	expect( foundText( listings.messages, 0 ) ).toBe( 'No openings found' );
	expect( [ 1, 2 ].map( ( number ) => pluralForm( listings.messages.moreLoaded, number ) ) ).toEqual( [
		'1 more opening loaded',
		'2 more openings loaded',
	] );
} );
