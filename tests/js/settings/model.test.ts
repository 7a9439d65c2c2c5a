import {
	change,
	changesSince,
	validationError,
	count,
	toExport,
	parseImport,
	search,
	displayValue,
	values,
} from '../../../src/settings/admin/model';
import type { Field, Section } from '../../../src/settings/admin/model';

const field = ( changes: Partial< Field > ): Field => ( {
	key: 'size',
	type: 'int',
	label: 'Openings on a page',
	help: '1 to 100.',
	placeholder: '',
	choices: [],
	min: 1,
	max: 100,
	default: 10,
	value: 10,
	saved: false,
	...changes,
} );
const size = field( {} );
const company = field( {
	key: 'company',
	type: 'text',
	label: 'Company name',
	help: '',
	default: '',
	value: 'Courant',
} );
const groups: readonly Section[] = [
	{ group: 'listings', title: 'Listings', tab: 'Jobs', fields: [ size ] },
	{ group: 'jobs', title: 'Openings', tab: 'Jobs', fields: [ company ] },
];

test( 'a change back to the stored value is no change', () => {
	const changed = change( {}, 'listings', size, 20 );
	expect( displayValue( changed, 'listings', size ) ).toBe( 20 );
	expect( count( changed ) ).toBe( 1 );
	expect( change( changed, 'listings', size, 10 ) ).toEqual( {} );
} );

test( 'edits during a save are still changes after it', () => {
	const sent = { listings: { size: 20 }, jobs: { company: 'Cour' } };
	expect( changesSince( sent, sent ) ).toEqual( {} );
	expect( changesSince( sent, { listings: { size: 20 }, jobs: { company: 'Courant Ltd.' } } ) ).toEqual( {
		jobs: { company: 'Courant Ltd.' },
	} );
	expect( changesSince( sent, { ...sent, video: { on: true } } ) ).toEqual( { video: { on: true } } );
} );

test( 'a search covers labels, help and titles of all groups', () => {
	expect( search( groups, 'page OPENINGS' ).map( ( group ) => group.group ) ).toEqual( [ 'listings' ] );
	expect( search( groups, 'openings' ).map( ( group ) => group.group ) ).toEqual( [ 'listings', 'jobs' ] );
	expect( search( groups, 'nothing' ) ).toEqual( [] );
} );

test( 'a secret is neither exported, imported nor passed to previews, and null removes it', () => {
	const secret = field( { key: 'secret_key', type: 'secret', default: '', value: '', saved: true } );
	const protection = [ { group: 'protection', title: 'Protection', tab: 'Site', fields: [ secret ] } ];
	const typed = change( {}, 'protection', secret, 'hush' );
	expect( displayValue( typed, 'protection', secret ) ).toBe( 'hush' );
	expect( JSON.stringify( [ toExport( protection ), values( protection, typed ) ] ) ).not.toContain( 'secret_key' );
	expect(
		parseImport( protection, '{"courant":"settings","groups":{"protection":{"secret_key":"other"}}}' )
	).toEqual( {} );
	expect( displayValue( change( {}, 'protection', secret, null ), 'protection', secret ) ).toBeNull();
	expect( count( change( {}, 'protection', secret, null ) ) ).toBe( 1 );
	expect( change( typed, 'protection', secret, '' ) ).toEqual( {} );
} );

test( 'the browser validates first', () => {
	expect( [ '', '0', '101', '1.5', 'x' ].map( ( value ) => validationError( size, value ) ) ).toEqual(
		Array( 5 ).fill( 'number' )
	);
	expect( validationError( size, 100 ) ).toBe( '' );
	expect( validationError( field( { type: 'email' } ), 'no mail' ) ).toBe( 'email' );
	expect( validationError( field( { type: 'email' } ), '' ) ).toBe( '' );
} );

test( 'an import takes only known settings of an export', () => {
	const file = toExport(
		groups.map( ( group ) => ( {
			...group,
			fields: group.fields.map( ( field ) => ( { ...field, value: field.type === 'int' ? 25 : 'Elsewhere' } ) ),
		} ) )
	);
	expect( parseImport( groups, file ) ).toEqual( { listings: { size: 25 }, jobs: { company: 'Elsewhere' } } );
	expect(
		parseImport( groups, '{"courant":"settings","groups":{"unknown":{"a":1},"jobs":{"company":{"x":1}}}}' )
	).toEqual( {} );
	expect( parseImport( groups, 'no json' ) ).toBeNull();
	expect( parseImport( groups, '{"groups":{}}' ) ).toBeNull();
	expect( parseImport( groups, 'null' ) ).toBeNull();
} );
