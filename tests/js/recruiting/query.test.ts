import {
	DEFAULT_QUERY,
	fromView,
	hasFilters,
	readQuery,
	toFilters,
	writeQuery,
} from '../../../src/recruiting/admin/applications/query';
import { urlFor, readRoute } from '../../../src/recruiting/admin/applications/route';
import { replaceTags } from '../../../src/recruiting/admin/applications/screen';
import { newStage, reorder, slugFor } from '../../../src/recruiting/admin/settings/model';

describe( 'the URL of a view', () => {
	const query = {
		...DEFAULT_QUERY,
		search: 'zoë & co',
		opening: [ '7', '8' ],
		stage: [ 'reject' ],
		rating: [ '0', '5' ],
		unread: '1',
		from: '2026-01-01',
		to: '2026-02-01',
		orderby: 'name',
		order: 'asc' as const,
		page: 3,
		perPage: 50,
	};

	it( 'contains all parameters, and is parsed back unchanged', () => {
		expect( readQuery( writeQuery( query ) ) ).toEqual( query );
	} );

	it( 'omits defaults', () => {
		expect( writeQuery( DEFAULT_QUERY ).toString() ).toBe( '' );
		expect( [
			hasFilters( DEFAULT_QUERY ),
			hasFilters( { ...DEFAULT_QUERY, order: 'asc', page: 4 } ),
			hasFilters( query ),
		] ).toEqual( [ false, false, true ] );
	} );

	it( 'ignores invalid values', () => {
		expect(
			readQuery(
				new URLSearchParams( 'folder=all&paged=-2&per_page=9999&orderby=x&order=x&unread=maybe&from=yesterday' )
			)
		).toEqual( { ...DEFAULT_QUERY, perPage: 100 } );
	} );

	it( 'keeps what WordPress needs and names the application', () => {
		const present = '?post_type=awsm_job_openings&page=courant-applications&stage=reject';
		const url = urlFor(
			{ layout: 'board', application: 12, query: { ...DEFAULT_QUERY, opening: [ '7' ] } },
			present
		);
		expect( url ).toBe(
			'?post_type=awsm_job_openings&page=courant-applications&layout=board&application=12&opening=7'
		);
		expect( readRoute( url ) ).toEqual( {
			layout: 'board',
			application: 12,
			query: { ...DEFAULT_QUERY, opening: [ '7' ] },
		} );
		expect( readRoute( '?application=-1&layout=x' ).application ).toBe( 0 );
	} );
} );

describe( 'filters of the library', () => {
	it( 'are converted to a query and back', () => {
		const query = { ...DEFAULT_QUERY, opening: [ '7' ], unread: '0', from: '2026-01-01', to: '2026-01-31' };
		const view = {
			type: 'table' as const,
			filters: toFilters( query ),
			page: 1,
			perPage: 25,
			sort: { field: 'received', direction: 'desc' as const },
		};
		expect( fromView( view, query ) ).toEqual( query );
	} );

	it( 'reset to the first page when they change, and not when the page changes', () => {
		const before = { ...DEFAULT_QUERY, page: 4 };
		const view = {
			type: 'table' as const,
			filters: [],
			page: 5,
			perPage: 25,
			sort: { field: 'received', direction: 'desc' as const },
		};
		expect( fromView( view, before ).page ).toBe( 5 );
		expect( fromView( { ...view, search: 'x' }, before ).page ).toBe( 1 );
		expect(
			fromView( { ...view, filters: [ { field: 'rating', operator: 'isAny', value: undefined } ] }, before )
		).toEqual( { ...before, page: 5 } );
	} );
} );

describe( 'templates and stages', () => {
	it( 'replaces tags once: text of an applicant is no tag', () => {
		expect(
			replaceTags( 'Dear {applicant}, {nothing}', { '{applicant}': '{company} $& $1', '{company}': 'Courant' } )
		).toBe( 'Dear {company} $& $1, {nothing}' );
		expect( replaceTags( '{constructor}', {} ) ).toBe( '{constructor}' );
	} );

	it( 'creates a stage ID for the database', () => {
		expect( slugFor( 'Zweites Gespräch mit der Leitung', [] ) ).toBe( 'zweites-gespra-c' );
		expect( slugFor( '面接', [ 'stage' ] ) ).toBe( 'stage-2' );
		expect( newStage( 'Trash', [] ).slug ).toBe( 'trash-2' );
	} );

	it( 'keeps the first stage first', () => {
		expect( reorder( [ 'a', 'b', 'c' ], 2, 0, 1 ) ).toEqual( [ 'a', 'c', 'b' ] );
		expect( reorder( [ 'a', 'b', 'c' ], 0, 2, 1 ) ).toEqual( [ 'a', 'b', 'c' ] );
	} );
} );
