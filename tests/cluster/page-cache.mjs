/** Tests page caches: every page shows a changed opening as it is now, and nothing private is stored. */
import { pause } from '../../tools/lib/services.mjs';
import { act, check, request, unique } from './support.mjs';

const MAX_SECONDS = 2;
const SITEMAP = '/wp-sitemap-posts-awsm_job_openings-1.xml';
const COOKIE = 'wordpress_logged_in_0=user';

/** @param {{ log: (text: string) => void }} options */
export async function testPageCache( cluster, { log } ) {
	const title = `Editor ${ unique() }`;
	const id = await act( cluster.url, 'opening', { title } );
	const own = new URL( await act( cluster.url, 'url', { id } ) ).pathname;
	const paths = [
		...[
			'/',
			'/job-openings/',
			'/jobs/',
			own,
			'/jobs/feed/',
			'/feed/',
			'/?feed=openings-xml',
			'/?feed=openings-json',
		],
		...[
			'/wp-json/courant/v1/listings?html=1',
			`/?s=${ title.split( ' ' )[ 1 ] }`,
			'/wp-json/wp/v2/awsm_job_openings',
		],
		'/wp-admin/admin-ajax.php?action=jobfilter&courant=1',
	];
	const shown = [];
	for ( const path of paths ) {
		await request( cluster.url + path );
		const again = await request( cluster.url + path );
		if ( again.text.includes( title ) ) {
			shown.push( path );
		}
		log(
			`${ again.headers.get( 'x-cache' ) } ${ again.status } ${ again.text.includes( title ) ? 'shows it' : '' } ${ path }`
		);
	}
	check( shown.length >= 11, `only ${ shown.length } pages show the opening` );
	const renamed = `Renamed ${ title.split( ' ' )[ 1 ] } ${ unique() }`;
	await act( cluster.url, 'rename', { id, title: renamed } );
	const afterRename = await secondsUntilGone( cluster, shown, title );
	check( afterRename <= MAX_SECONDS, `a renamed opening is still shown after ${ afterRename.toFixed( 1 ) } s` );
	await testClosing( cluster, { id, title: renamed, own, paths: shown.filter( ( path ) => path !== own ), log } );
	log( `A new title was shown on ${ shown.length } pages and feeds after ${ afterRename.toFixed( 1 ) } s` );
	await testPrivateResponses( cluster, own );
}

/** Closes an opening, whose pages are in the cache, and measures the time until no list or feed shows it. */
async function testClosing( cluster, { id, title, own, paths, log } ) {
	const hasForm = ( response ) => response.text.includes( 'name="awsm_file"' );
	for ( const path of [ ...paths, own, SITEMAP ] ) {
		await request( cluster.url + path );
		const stored = await request( cluster.url + path );
		const text = path === SITEMAP ? own : title;
		check( stored.text.includes( text ), `before the opening is closed, ${ path } does not show it` );
	}
	check( hasForm( await request( cluster.url + own ) ), 'the open opening has no form' );
	await act( cluster.url, 'close', { id } );
	const began = Date.now();
	const closed = await request( cluster.url + own );
	check( ! hasForm( closed ), 'a closed opening still has its form' );
	const seconds = Math.max(
		await secondsUntilGone( cluster, paths, title ),
		await secondsUntilGone( cluster, [ SITEMAP ], own )
	);
	check( seconds <= MAX_SECONDS, `a closed opening is still shown after ${ seconds.toFixed( 1 ) } s` );
	log(
		`A closed opening was removed from ${ paths.length } lists and feeds and the sitemap, and its form from its page, after ${ ( ( Date.now() - began ) / 1000 ).toFixed( 1 ) } s`
	);
}

/** Seconds until the first round of requests in which no page has the title any more. */
async function secondsUntilGone( cluster, paths, title ) {
	const began = Date.now();
	for (;;) {
		const seconds = ( Date.now() - began ) / 1000;
		const pages = await Promise.all( paths.map( ( path ) => request( cluster.url + path ) ) );
		const left = paths.filter( ( path, index ) => pages[ index ].text.includes( title ) );
		if ( left.length === 0 || seconds > 15 ) {
			check( left.length === 0, `stale: ${ left.join( ' ' ) }` );
			return seconds;
		}
	}
}

async function testPrivateResponses( cluster, own ) {
	const isStored = async ( path, headers = {} ) => {
		const first = await request( cluster.url + path, { headers } );
		const second = await request( cluster.url + path, { headers } );
		return second.headers.get( 'x-cache' ) === 'HIT' || ( first.headers.get( 'age' ) ?? '0' ) !== '0';
	};
	check(
		! ( await isStored( `${ own }?courant_cluster_cookie=${ unique() }` ) ),
		'a response with Set-Cookie is stored'
	);
	check( ! ( await isStored( `${ own }?x=${ unique() }`, { Cookie: COOKIE } ) ), 'a signed-in page is stored' );
	check( ! ( await isStored( `/?courant_application=${ unique() }` ) ), 'a page of the applicant portal is stored' );
	check( ! ( await isStored( '/wp-login.php' ) ), 'the login page is stored' );
	check( ! ( await isStored( '/wp-json/courant/v1/token' ) ), 'a form token is stored' );
	check( await isStored( `${ own }?y=${ unique() }` ), 'an anonymous page is not stored' );
}

/** nginx stores a page for ten seconds, and none with Set-Cookie. */
export async function testNginxCache( cluster, { log } ) {
	const state = async ( path, headers = {} ) =>
		( await request( cluster.nodes.cachedUrl( 3 ) + path, { headers } ) ).headers.get( 'x-cache' );
	const path = `/wp-json/courant/v1/listings?x=${ unique() }`;
	const first = await state( path );
	const began = Date.now();
	check( ( await state( path ) ) === 'HIT' && first === 'MISS', 'nginx stores an anonymous response' );
	check( ( await state( path, { Cookie: COOKIE } ) ) === 'BYPASS', 'nginx passes signed-in users' );
	const isPrivate = `/wp-json/courant/v1/token?x=${ unique() }`;
	await state( isPrivate );
	check( ( await state( isPrivate ) ) === 'MISS', 'nginx stores no private response' );
	const cookie = `/wp-json/courant/v1/listings?courant_cluster_cookie=${ unique() }`;
	await state( cookie );
	check( ( await state( cookie ) ) === 'MISS', 'nginx stores no response with Set-Cookie' );
	await pause( Math.max( 0, 12_000 - ( Date.now() - began ) ) );
	const last = await state( path );
	check( last === 'EXPIRED' || last === 'MISS', `nginx keeps a response for ten seconds (${ last })` );
	log( `nginx: ${ first }, then HIT, after ten seconds ${ last }` );
}
