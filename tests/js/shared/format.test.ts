import { formatBytes, formatNumber, sprintf } from '../../../src/shared/admin/format';

jest.mock(
	'@wordpress/i18n',
	() => ( {
		sprintf: ( text: string, ...values: string[] ) =>
			text.replace( /%(?:(\d+)\$)?s/g, ( _, at: string | undefined ) =>
				at === undefined ? ( values.shift() ?? '' ) : ( values[ Number( at ) - 1 ] ?? '' )
			),
	} ),
	{ virtual: true }
);

const setLanguage = ( language: string ) => document.documentElement.setAttribute( 'lang', language );

test.each( [
	[ 'en-US', '1,234.5', '1 kB', '1.5 MB' ],
	[ 'de-DE', '1.234,5', '1 kB', '1,5 MB' ],
	[ 'fr-FR', '1 234,5', '1 ko', '1,5 Mo' ],
] )( 'numbers and sizes in %s', ( language, number, small, large ) => {
	setLanguage( language );
	expect(
		[ formatNumber( 1234.5 ), formatBytes( 200 ), formatBytes( 1.5 * 1024 * 1024 ) ].map( ( text ) =>
			text.replace( /\s/g, ' ' )
		)
	).toEqual( [ number, small, large ] );
} );

test( 'numbers of a text have the separators of the language', () => {
	setLanguage( 'de-DE' );
	expect( sprintf( '%1$d of %2$s files, %3$s', 1200, 30000, 'x' ) ).toBe( '1.200 of 30.000 files, x' );
	expect( sprintf( '%d files', 1200 ) ).toBe( '1.200 files' );
} );

test( 'a language that is no tag falls back to that of the browser', () => {
	setLanguage( 'pt-PT-ao90' );
	expect( formatNumber( 5 ) ).toBe( '5' );
} );
