import { fakeFetch } from '../support/requests';
import type { Pending } from '../support/requests';

async function open( views: object | undefined ): Promise< Pending[] > {
	const requests = fakeFetch();
	Object.assign( window, { courantDesk: { config: views ? { views } : {} } } );
	await jest.isolateModulesAsync( async () => {
		await import( '../../../src/reports/frontend/early' );
	} );
	return requests;
}

const VIEWS = { ajaxUrl: 'https://site.test/ajax', jobId: 42 };

test( 'a view is one POST', async () => {
	const requests = await open( VIEWS );
	expect( requests.map( ( { url, method, fields } ) => [ url, method, fields ] ) ).toEqual( [
		[ 'https://site.test/ajax', 'POST', { action: 'awsm_view_count', awsm_job_id: '42' } ],
	] );
} );

test( 'it reports the referrer by host name only', async () => {
	Object.defineProperty( document, 'referrer', {
		value: 'https://jobs.example.org/secret/path?q=1',
		configurable: true,
	} );
	expect( ( await open( VIEWS ) )[ 0 ]?.fields ).toEqual( {
		action: 'awsm_view_count',
		awsm_job_id: '42',
		source: 'jobs.example.org',
	} );
	window.history.replaceState( null, '', '/?utm_source=newsletter' );
	expect( ( await open( VIEWS ) )[ 0 ]?.fields ).toEqual( {
		action: 'awsm_view_count',
		awsm_job_id: '42',
		source: 'newsletter',
	} );
	window.history.replaceState( null, '', '/' );
	Object.defineProperty( document, 'referrer', { value: `${ location.origin }/list/`, configurable: true } );
	expect( ( await open( VIEWS ) )[ 0 ]?.fields ).toEqual( { action: 'awsm_view_count', awsm_job_id: '42' } );
	Object.defineProperty( document, 'referrer', { value: '', configurable: true } );
} );

test( 'a page without an opening records nothing', async () => {
	expect( await open( undefined ) ).toEqual( [] );
} );

test( 'a prerendered page is counted when it is shown, once', async () => {
	Object.assign( document, { prerendering: true } );
	const requests = await open( VIEWS );
	expect( requests ).toEqual( [] );
	document.dispatchEvent( new Event( 'prerenderingchange' ) );
	document.dispatchEvent( new Event( 'prerenderingchange' ) );
	expect( requests ).toHaveLength( 1 );
	Object.assign( document, { prerendering: false } );
} );
