/**
 * Measures times as ratios to an empty admin-ajax call and to a bare page of the same site in the same run, with query
 * counts, at several numbers of openings; the time of a save, and the memory of an import; bytes of each kind of page
 * against the budgets; Lighthouse for a phone.
 *
 * - npm run bench [-- --sizes=100,10000,100000] [--rounds=50] [--no-pages] [--imports=10000]
 * - npm run bench -- contents: time of a table of contents, by the number of headings
 * - npm run bench -- pages [--runs=5]: bytes of each kind of page, and Lighthouse, the median of several runs
 * - npm run bench -- theme: server times of the theme against the default theme
 * - npm run bench -- hostile [--sizes=100000] [--seconds=180] [--seed=1] [--site=http://...]: the most expensive
 *   searches, fixed ones and one that a generator finds, and the delay that eight of them at once cause for a visitor
 * - npm run bench -- index [--runs=10] [--edits=1000]: openings edited by six processes at once, then the index compared
 *   with WordPress's tables
 * - npm run bench -- search [--sizes=100000] [--articles=10000] [--rounds=50]: suggestions of the search overlay
 * - npm run bench -- million [--openings=1000000] [--dir=/var/tmp/courant-million] [--rounds=20] [--only=NAME] [--except=NAME]: lists,
 *   pages, feeds, screens, saves and applications with a million openings on one server; a build that was interrupted
 *   is continued
 * - npm run bench -- live-blog [--seconds=180] [--editors=10] [--readers=1000]: editors and readers of one live blog
 * - npm run bench -- applications [--count=500] [--kilobytes=2048] [--at-once=8]: applications at the same time
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadApplications } from './bench/applications.mjs';
import { editIndex } from './bench/edits.mjs';
import { delayOfVisitor, findWorst, HOSTILE, hostileTable, measure as measureHostile } from './bench/hostile.mjs';
import { addBenchPlugin, checkLighthouse, checkPages } from './bench/gates.mjs';
import { BASELINE, UNLIMITED_QUERIES, overLimit, QUERIES, sideBySide } from './bench/listings.mjs';
import { benchLiveBlog } from './bench/live-blog.mjs';
import { benchMillion } from './bench/million.mjs';
import { SEARCHES, slowSearches } from './bench/search.mjs';
import { benchTheme } from './bench/theme.mjs';
import { compare, queriesOf, table } from './bench/timing.mjs';
import { startBrowserSite } from './lib/browser-site.mjs';
import { run } from './lib/child.mjs';
import { TestEnvironment } from './lib/php-tests.mjs';
import { freePort, startNginx, startPhpFpm } from './lib/services.mjs';
import { ensureAll } from './lib/system.mjs';
import { root } from '../tests/support/site.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		articles: { type: 'string', default: '10000' },
		count: { type: 'string', default: '500' },
		kilobytes: { type: 'string', default: '2048' },
		'at-once': { type: 'string', default: '8' },
		sizes: { type: 'string', default: '100,10000,100000' },
		rounds: { type: 'string', default: '50' },
		imports: { type: 'string', default: '0' },
		runs: { type: 'string' },
		seconds: { type: 'string', default: '180' },
		seed: { type: 'string', default: '1' },
		site: { type: 'string' },
		editors: { type: 'string', default: '10' },
		readers: { type: 'string', default: '1000' },
		openings: { type: 'string', default: '1000000' },
		dir: { type: 'string', default: '/var/tmp/courant-million' },
		only: { type: 'string', default: '' },
		except: { type: 'string', default: '' },
		edits: { type: 'string', default: '1000' },
		'no-pages': { type: 'boolean', default: false },
	},
} );
const log = ( text ) => console.log( text );
await ensureAll( root, log );
if ( positionals[ 0 ] === 'theme' ) {
	await benchTheme( log, Number( values.rounds ) );
	process.exit( 0 );
}
if ( positionals[ 0 ] === 'applications' ) {
	const wrong = await loadApplications( {
		count: Number( values.count ),
		kilobytes: Number( values.kilobytes ),
		atOnce: Number( values[ 'at-once' ] ),
		log,
	} );
	wrong.forEach( ( message ) => log( `wrong: ${ message }` ) );
	process.exit( wrong.length > 0 ? 1 : 0 );
}
if ( positionals[ 0 ] === 'million' ) {
	const slow = await benchMillion( {
		dir: values.dir,
		openings: Number( values.openings ),
		rounds: Math.min( 20, Number( values.rounds ) ),
		only: values.only,
		except: values.except,
		log,
	} );
	slow.forEach( ( message ) => log( `over its limit: ${ message }` ) );
	process.exit( slow.length > 0 ? 1 : 0 );
}
if ( positionals[ 0 ] === 'hostile' && values.site ) {
	process.exit( ( await hostile( values.site ) ) ? 0 : 1 );
}
const environment = new TestEnvironment();
const failures = [];
const measured = [];
const sizes = values.sizes.split( ',' ).map( Number );
try {
	if ( positionals[ 0 ] === 'contents' ) {
		const site = await environment.site( { wp: 'newest', db: 'sqlite' }, { url: 'http://127.0.0.1' } );
		const done = await run( [
			'php',
			'-d',
			'memory_limit=1G',
			'-d',
			'opcache.enable_cli=1',
			join( root, 'tools/bench/table-of-contents.php' ),
			site.www,
		] );
		log( done.output );
		await environment.close();
		process.exit( done.code );
	}
	if ( positionals[ 0 ] === 'index' ) {
		const wrong = await editIndex( environment, {
			runs: Number( values.runs ?? 10 ),
			edits: Number( values.edits ),
			log,
		} );
		await environment.close();
		process.exit( wrong ? 1 : 0 );
	}
	if ( positionals[ 0 ] === 'live-blog' ) {
		const wrong = await benchLiveBlog( environment, {
			seconds: Number( values.seconds ),
			editors: Number( values.editors ),
			readers: Number( values.readers ),
			log,
		} );
		wrong.forEach( ( message ) => log( `wrong: ${ message }` ) );
		await environment.close();
		process.exit( wrong.length > 0 ? 1 : 0 );
	}
	if ( positionals[ 0 ] === 'hostile' ) {
		const good = await withSite( 'hostile', { size: sizes.at( -1 ), memory: '128M' }, ( site ) =>
			hostile( site.url )
		);
		await environment.close();
		process.exit( good ? 0 : 1 );
	}
	if ( positionals[ 0 ] === 'search' ) {
		const slow = await withSite( 'search', { size: sizes.at( -1 ), memory: '256M' }, benchSearch );
		await environment.close();
		process.exit( slow ? 1 : 0 );
	}
	if ( ! values[ 'no-pages' ] ) {
		const testSite = await startBrowserSite( environment );
		try {
			addBenchPlugin( testSite.site.www );
			for ( const check of [
				await checkPages( testSite.site.url ),
				await checkLighthouse( testSite.site.url, {
					categories: [ 'performance', 'accessibility', 'best-practices', 'seo' ],
					runs: Number( values.runs ?? 5 ),
				} ),
			] ) {
				log( `\n${ check.rows.join( '\n' ) }` );
				failures.push( ...check.failures );
			}
		} finally {
			await testSite.close();
		}
	}
	for ( const size of positionals[ 0 ] === 'pages' ? [] : sizes ) {
		measured.push(
			await withSite( 'bench', { size, memory: '256M' }, ( site ) =>
				measure( site, size, Number( values.rounds ) )
			)
		);
	}
	if ( measured.length > 0 ) {
		log( `\nLists side by side, against an empty admin-ajax call:\n${ sideBySide( measured ) }` );
		overLimit( measured ).forEach( ( message ) => log( `slow: ${ message }` ) );
	}
} finally {
	await environment.close();
}
failures.forEach( ( message ) => log( `over budget: ${ message }` ) );
process.exit( failures.length > 0 ? 1 : 0 );

/** Sends hostile requests to a site. @returns {Promise<boolean>} whether no limit was exceeded */
async function hostile( url ) {
	const worst = await findWorst( url, { seconds: Number( values.seconds ), seed: Number( values.seed ), log } );
	log(
		`\n${ worst.tried } queries were tried; failed: ${ worst.failures.length === 0 ? 'none' : worst.failures.slice( 0, 5 ).join( ', ' ) }`
	);
	const rows = await measureHostile(
		url,
		BASELINE,
		[ ...HOSTILE, { name: 'the worst that was found', path: BASELINE.path, body: worst.body } ],
		Number( values.rounds )
	);
	log( hostileTable( rows ) );
	const { alone, underEmptyCalls, underLoad, alone95, underLoad95 } = await delayOfVisitor( url, worst.body );
	log(
		`an ordinary visitor's list: ${ alone.toFixed( 0 ) } ms (95th ${ alone95.toFixed( 0 ) }), during eight empty calls at once ${ underEmptyCalls.toFixed( 0 ) } ms, during eight of the worst at once ${ underLoad.toFixed( 0 ) } ms (95th ${ underLoad95.toFixed( 0 ) })`
	);
	const over = rows.filter(
		( row ) =>
			row.ratio > ( row.name.includes( 'limit 1.5' ) ? 1.5 : 3 ) || row.megabytes > 64 || row.status !== 200
	);
	over.forEach( ( row ) => log( `over its limit: ${ row.name }` ) );
	return over.length === 0 && worst.failures.length === 0 && underLoad - alone < 500;
}

/**
 * Calls back with a site that has `size` openings, behind nginx and PHP-FPM.
 *
 * @param {string} name of its folder
 * @param {{size: number, memory: string}} options number of openings; memory limit of PHP
 * @param {(site: {url: string, www: string}) => Promise<unknown>} use
 */
async function withSite( name, { size, memory }, use ) {
	const port = await freePort();
	const site = await environment.site(
		{ wp: 'newest', db: 'mariadb' },
		{ url: `http://127.0.0.1:${ port }`, constants: { WP_DEBUG: false } }
	);
	const dir = join( environment.dir, `${ name }-${ size }` );
	mkdirSync( dir, { recursive: true } );
	addBenchPlugin( site.www );
	const php = await startPhpFpm( join( dir, 'php' ), {
		settings: { memory_limit: memory, 'opcache.enable': '1', display_errors: '0' },
	} );
	const nginx = await startNginx( join( dir, 'nginx' ), { root: site.www, php: php.socket, port } );
	try {
		await seed( site.www, size );
		return await use( site );
	} finally {
		await nginx.stop();
		await php.stop();
	}
}

async function seed( www, size, script = 'seed.php', what = 'openings' ) {
	const began = Date.now();
	const seeded = await run(
		[ 'php', '-d', 'memory_limit=1G', join( root, 'tools/bench', script ), www, String( size ) ],
		{ timeout: 3600 }
	);
	if ( seeded.code !== 0 ) {
		throw new Error( seeded.output );
	}
	log( `\n${ size } ${ what }, created in ${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ) } s` );
}

/** Measures suggestions with articles. @returns {Promise<boolean>} whether one takes too long */
async function benchSearch( { url, www } ) {
	await seed( www, Number( values.articles ), 'seed-articles.php', 'articles' );
	const rows = await compare( url, BASELINE, SEARCHES, Number( values.rounds ) );
	const slow = slowSearches( rows );
	log( `an empty call: ${ await queriesOf( url, BASELINE ) } queries\n${ table( rows ) }` );
	slow.forEach( ( name ) => log( `slow: ${ name }` ) );
	return slow.length > 0;
}

/** Compares lists and pages with empty ones. @returns {Promise<{size: number, baselineQueries: number, rows: object[]}>} */
async function measure( { url, www }, size, rounds ) {
	log( 'lists, against an empty admin-ajax call:' );
	const baselineQueries = await queriesOf( url, BASELINE );
	const rows = await compare( url, BASELINE, [ ...QUERIES, ...UNLIMITED_QUERIES ], rounds );
	log( table( rows ) );
	const imports = size === 100 && values.imports !== '0' ? [ values.imports ] : [];
	const updates = await run(
		[ 'php', '-d', 'memory_limit=256M', join( root, 'tools/bench/update-benchmark.php' ), www, ...imports ],
		{ timeout: 7200 }
	);
	log( updates.output.trim() );
	log( `against a bare page (${ url }/?page_id=0 is the front page without posts):` );
	const pages = [
		{ name: 'the listing page', path: '/job-openings/' },
		{ name: 'the archive', path: '/jobs/' },
	];
	log( table( await compare( url, { path: '/sample-page/' }, pages, rounds ) ) );
	return { size, baselineQueries, rows };
}
