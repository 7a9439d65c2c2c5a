import { calls } from '../support/wordpress';
import { callRoute } from '../../../src/shared/admin/wordpress';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch
);

const lastOptions = () => calls.at( -1 )?.options;

test( 'a request has the method and path of its route, and its parameters in the path', () => {
	void callRoute( 'DELETE /courant/v1/applications/{id}/notes/{note}', {
		parameters: { id: 7, note: 'a0' },
		query: 'folder=inbox',
	} );
	expect( lastOptions() ).toEqual( {
		method: 'DELETE',
		path: '/courant/v1/applications/7/notes/a0?folder=inbox',
	} );
} );

test( 'a GET request has neither method nor data', () => {
	const { signal } = new AbortController();
	void callRoute( 'GET /courant/v1/forms', { signal } );
	expect( lastOptions() ).toEqual( { path: '/courant/v1/forms', signal } );
} );

test( 'data is sent, and a failed request has the message of the plugin', async () => {
	const response = callRoute( 'POST /courant/v1/index', { data: { do: 'rebuild' } } );
	expect( lastOptions() ).toEqual( { method: 'POST', path: '/courant/v1/index', data: { do: 'rebuild' } } );
	calls.at( -1 )?.fail( { code: 'courant_index_locked', message: 'Locked.', data: { status: 423 } } );
	await expect( response ).rejects.toMatchObject( { message: 'Locked.', status: 423, code: 'courant_index_locked' } );
} );

test( 'the compiler rejects requests that differ from the schema of their route', () => {
	// @ts-expect-error -- the route does not exist
	void callRoute( 'GET /courant/v1/form' );
	// @ts-expect-error -- the parameter is missing
	void callRoute( 'DELETE /courant/v1/forms/{id}', {} );
	// @ts-expect-error -- the action does not exist
	void callRoute( 'POST /courant/v1/index', { data: { do: 'delete' } } );
	// @ts-expect-error -- the route has no data
	void callRoute( 'POST /courant/v1/policy-scan', { data: { url: '' } } );
	expect( calls.length ).toBeGreaterThan( 3 );
} );
