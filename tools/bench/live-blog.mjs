/**
 * npm run bench -- live-blog [--seconds=180] [--editors=10] [--readers=1000]
 *
 * Editors write updates of one live blog at the same time, and readers request them every 30 seconds through nginx's
 * page cache as documented (docs/operations/scaling.md). Checks that no update is lost, and that readers see every
 * update within 45 seconds.
 */
import { startLiveBlogSite } from './live-blog-site.mjs';
import { createClient, send } from './live-blog-http.mjs';
import { write } from './live-blog-editors.mjs';
import { read } from './live-blog-readers.mjs';
import { quantile } from './timing.mjs';

const POLL_SECONDS = 30;
/** One editor writes an update every 30 seconds, so ten editors write 20 updates a minute. */
const WRITE_SECONDS = 30;
/** Interval of the requests, plus the time in the cache and some for the save. */
const MAX_DELAY_SECONDS = 45;
const MIN_CACHED_SHARE = 0.9;

/**
 * @param {import('../lib/php-tests.mjs').TestEnvironment} environment
 * @param {{seconds: number, editors: number, readers: number, log: (text: string) => void}} options
 * @returns {Promise<string[]>} what is wrong
 */
export async function benchLiveBlog( environment, { seconds, editors, readers, log } ) {
	const site = await startLiveBlogSite( environment, editors );
	try {
		await warmUp( site );
		const end = Date.now() + seconds * 1000;
		const writing = site.cookies.map( ( cookie, number ) =>
			write( {
				...site,
				cookie,
				number,
				seconds: WRITE_SECONDS,
				end: end - 2 * MAX_DELAY_SECONDS * 1000 + 15_000,
			} )
		);
		const reading = Array.from( { length: readers }, () => read( { ...site, seconds: POLL_SECONDS, end } ) );
		const written = await Promise.all( writing );
		const seen = await Promise.all( reading );
		return report( { written, seen, stored: await site.titles(), seconds, log } );
	} finally {
		await site.stop();
	}
}

/** Compiles PHP's files. */
async function warmUp( { url, path, post, cookies } ) {
	const agent = createClient();
	for ( const each of [
		path,
		`/wp-json/courant/v1/live-blogs/${ post }`,
		`/wp-admin/post.php?post=${ post }&action=edit`,
	] ) {
		await send( agent, url + each, { headers: each.startsWith( '/wp-admin' ) ? { Cookie: cookies[ 0 ] } : {} } );
	}
	agent.destroy();
}

const percent = ( part, whole ) => `${ ( ( part / whole ) * 100 ).toFixed( 1 ) }%`;
const percentiles = ( values, digits = 0, unit = 'ms' ) =>
	[
		[ 'median', 0.5 ],
		[ '95th', 0.95 ],
		[ '99th', 0.99 ],
		[ 'max', 1 ],
	]
		.map( ( [ name, share ] ) => `${ name } ${ quantile( values, share ).toFixed( digits ) } ${ unit }` )
		.join( ', ' );

/** Returns the seconds from each save to each reader, and the number of readers' updates that never appeared. */
function delaysOf( written, seen ) {
	const sent = written.flatMap( ( editor ) => editor.sent );
	const delays = [];
	let unseen = 0;
	for ( const { title, at } of sent ) {
		for ( const reader of seen ) {
			const time = reader.seen.get( title );
			if ( time === undefined ) {
				unseen++;
			} else {
				delays.push( ( time - at ) / 1000 );
			}
		}
	}
	return { delays, unseen };
}

function report( { written, seen, stored, seconds, log } ) {
	const polls = seen.flatMap( ( reader ) => reader.polls );
	const pages = seen.flatMap( ( reader ) => reader.pages );
	const saves = written.flatMap( ( { times } ) => times );
	const expected = written.flatMap( ( { titles } ) => titles );
	const lost = expected.filter( ( title ) => ! stored.includes( title ) );
	const unexpected = stored.filter( ( title ) => ! expected.includes( title ) );
	const cached = polls.filter( ( { isCached } ) => isCached ).length;
	const { delays, unseen } = delaysOf( written, seen );
	const errors = [ ...written, ...seen ].flatMap( ( each ) => each.errors );
	const times = polls.map( ( { ms } ) => ms );
	const count = ( test ) => polls.filter( test ).length;
	const executed = polls.length - cached;
	log( `${ written.length } editors and ${ seen.length } readers, ${ seconds } s` );
	log( `updates: ${ expected.length } written, ${ saves.length } saves (${ percentiles( saves ) })` );
	log( `lost updates: ${ lost.length }; unexpected updates: ${ unexpected.length }` );
	log( `requests for updates: ${ polls.length }, ${ ( polls.length / seconds ).toFixed( 1 ) } a second` );
	log(
		`  304: ${ percent(
			count( ( { status } ) => status === 304 ),
			polls.length
		) }`
	);
	log( `  from the cache: ${ percent( cached, polls.length ) }` );
	log( `  PHP: ${ executed } executions, ${ ( executed / seconds ).toFixed( 2 ) } a second` );
	log( `  time: ${ percentiles( times, 1 ) }` );
	log(
		`  time with PHP: ${ percentiles(
			polls.filter( ( poll ) => ! poll.isCached ).map( ( { ms } ) => ms ),
			1
		) }`
	);
	log(
		`  bytes: ${ ( polls.reduce( ( sum, { bytes } ) => sum + bytes, 0 ) / seen.length / 1024 ).toFixed( 0 ) } KB for each reader, not compressed`
	);
	log(
		`pages of the article: ${ pages.length }, from the cache ${ percent( pages.filter( ( { isCached } ) => isCached ).length, pages.length ) }`
	);
	log( `from the press of the button to the reader: ${ percentiles( delays, 1, 's' ) }; never: ${ unseen }` );
	return [
		...[ ...new Set( errors ) ].slice( 0, 10 ).map( ( text ) => `error: ${ text }` ),
		...( expected.length === 0 ? [ 'no update was written' ] : [] ),
		...lost.map( ( title ) => `lost: ${ title }` ),
		...unexpected.map( ( title ) => `unexpected: ${ title }` ),
		...( unseen > 0 ? [ `${ unseen } updates were not seen by a reader` ] : [] ),
		...( quantile( delays, 1 ) > MAX_DELAY_SECONDS ? [ 'a reader saw an update too late' ] : [] ),
		...( cached / polls.length < MIN_CACHED_SHARE ? [ 'too many requests ran PHP' ] : [] ),
	];
}
