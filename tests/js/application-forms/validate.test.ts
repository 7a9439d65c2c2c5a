import details from '../../fixtures/applications/contact-details.json';
import { validateField, formatMessage } from '../../../src/application-forms/frontend/validate';
import { completeUrl } from '../../../src/application-forms/frontend/complete-url';

const finds = ( rules: Record< string, string >, value: string, compared?: string ) =>
	validateField( { type: 'text', value, rules, ...( compared === undefined ? {} : { comparedValue: compared } ) } )
		?.rule ?? null;

test.each( [
	[ { required: 'true' }, [ '', '   ' ], [ 'x', '0' ] ],
	[
		{ email: 'true' },
		[ 'a', 'a@', 'a@b', 'a b@c.de', 'a@b..de', '@b.de', 'a@-b.de' ],
		[ 'a@b.de', "o'neil+x@mail.example.co.uk", 'jürgen@exämple.de', '' ],
	],
	[
		{ url: 'true' },
		[ 'site', 'javascript:alert(1)', 'http://', '//site.test' ],
		[ 'https://site.test/a?b', 'http://a.b', '' ],
	],
	[ { date: 'true' }, [ 'soon', '2026-13-45' ], [ '2026-11-21', '' ] ],
	[ { number: 'true' }, [ '1,5', 'one', '1e3', '--1', '.' ], [ '1', '-1.5', '.5', '+3', '2.', '' ] ],
	[ { digits: 'true' }, [ '1.5', '-1', '1a' ], [ '007', '' ] ],
	[ { maxlength: '3' }, [ 'abcd' ], [ 'abc', '' ] ],
	[ { minlength: '3' }, [ 'ab' ], [ 'abc', '' ] ],
	[ { range: '[5, 10]' }, [ '4', '11', 'x' ], [ '5', '10', '7.5', '' ] ],
	[ { min: '5' }, [ '4.9', '-6' ], [ '5', '50', '' ] ],
	[ { max: '5' }, [ '5.1' ], [ '5', '-6', '' ] ],
	[ { min: '2026-11-01' }, [ '2026-10-31' ], [ '2026-11-01' ] ],
	[ { step: '0.1' }, [ '0.25' ], [ '0.3', '0.7', '' ] ],
	[ { step: '5', min: '3' }, [ '5' ], [ '8', '3' ] ],
	[ { pattern: '[+]?[0-9()/ -]*' }, [ 'phone' ], [ '+351 (21) 123-45', '' ] ],
] )( '%j', ( rules, wrong, right ) => {
	const rule = Object.keys( rules )[ 0 ];
	expect( wrong.filter( ( value ) => finds( rules, value ) !== rule ) ).toEqual( [] );
	expect( right.filter( ( value ) => finds( rules, value ) !== null ) ).toEqual( [] );
} );

test( 'phone numbers are checked by the rule of the server', () => {
	expect( details.phones.accepted.filter( ( value ) => finds( { tel: 'true' }, value ) !== null ) ).toEqual( [] );
	expect( details.phones.refused.filter( ( value ) => finds( { tel: 'true' }, value ) !== 'tel' ) ).toEqual( [] );
} );

test.each( Object.entries( details.urls ) )( '"%s" is completed to "%s", as on the server', ( typed, completed ) => {
	expect( completeUrl( typed ) ).toBe( completed );
} );

test( 'an invalid pattern accepts every value', () => {
	expect( finds( { pattern: '[' }, 'x' ) ).toBeNull();
} );

test( 'a field that repeats another one must have the same value', () => {
	expect( finds( { equalto: '#other' }, 'a', 'b' ) ).toBe( 'equalto' );
	expect( finds( { equalto: '#other' }, 'a', 'a' ) ).toBeNull();
} );

test( 'a rule that is switched off is not applied', () => {
	expect( finds( { required: 'false', email: 'false' }, '' ) ).toBeNull();
	expect( finds( { email: 'false' }, 'x' ) ).toBeNull();
} );

test( 'messages contain their parameters, and nothing else is replaced', () => {
	const finding = validateField( { type: 'number', value: '20', rules: { range: '5,10' } } );
	expect( formatMessage( 'Between {0} and {1} of {2} {x}.', finding?.parameters ?? [] ) ).toBe(
		'Between 5 and 10 of {2} {x}.'
	);
} );
