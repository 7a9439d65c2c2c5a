/**
 * npm run crawl [-- --ci] [-- --only=NAME] [-- --at-once=2]
 *
 * Every URL of the demo and of the accessibility theme unit test, at 320, 768 and 1280 pixels, in light and dark, from
 * left to right and from right to left. `--ci`: one URL of each template in six variants, in which every two of width,
 * color scheme and direction occur together, and every URL once at 320 pixels. Ends with `N passed, N failed`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ONCE, PAIRS, VARIANTS, visitAll } from './crawl/visit.mjs';
import { isKnown, unneeded } from './crawl/known.mjs';
import { startCrawlSite } from './crawl/site.mjs';
import { TestEnvironment, quickFolder } from './lib/php-tests.mjs';
import { ensureAll } from './lib/system.mjs';
import { root } from '../tests/support/site.mjs';

const { values } = parseArgs( {
	options: {
		ci: { type: 'boolean', default: false },
		only: { type: 'string', default: '' },
		'at-once': { type: 'string', default: '2' },
	},
} );
const began = Date.now();
const log = ( text ) =>
	console.log( `[${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ).padStart( 4 ) } s] ${ text }` );

/** @param {{path: string, template: string}[]} targets */
function plan( targets, isShort ) {
	const templates = new Set();
	return targets.map( ( target ) => {
		const isFirst = ! templates.has( target.template );
		templates.add( target.template );
		return { ...target, variants: variantsOf( isShort, isFirst ) };
	} );
}

function variantsOf( isShort, isFirst ) {
	if ( ! isShort ) {
		return VARIANTS;
	}
	return isFirst ? PAIRS : ONCE;
}

await ensureAll( root, log );
const environment = new TestEnvironment( quickFolder() );
const failures = [];
let passed = 0;
try {
	const site = await startCrawlSite( environment, log );
	try {
		const targets = plan( site.targets, values.ci ).filter( ( { path, template } ) =>
			`${ template } ${ path }`.includes( values.only )
		);
		log(
			`${ targets.length } targets of ${ new Set( targets.map( ( { template } ) => template ) ).size } templates`
		);
		const visits = await visitAll( site.url, targets, log, { isKnown, atOnce: Number( values[ 'at-once' ] ) } );
		failures.push( ...visits.failures );
		passed = visits.passed;
		if ( values.only === '' ) {
			failures.push(
				...unneeded( visits.faults ).map( ( why ) => ( {
					what: `tools/crawl/known.mjs lists a fault that is gone: ${ why }`,
					path: '',
					variant: '',
				} ) )
			);
		}
		failures.push(
			...site.phpErrors().map( ( message ) => ( { what: `PHP: ${ message }`, path: '', variant: '' } ) )
		);
	} finally {
		await site.close();
	}
} finally {
	await environment.close();
}

const kinds = Map.groupBy
	? Map.groupBy( failures, ( { what } ) => what )
	: new Map( failures.map( ( failure ) => [ failure.what, [ failure ] ] ) );
for ( const [ what, all ] of [ ...kinds ].sort( ( left, right ) => right[ 1 ].length - left[ 1 ].length ) ) {
	const locations = [ ...new Set( all.map( ( { path, variant } ) => `${ path } (${ variant })` ) ) ];
	console.log(
		`${ what }\n    ${ locations.slice( 0, 4 ).join( '  ' ) }${ locations.length > 4 ? `  and ${ locations.length - 4 } more` : '' }`
	);
}
mkdirSync( join( root, 'artifacts' ), { recursive: true } );
writeFileSync( join( root, 'artifacts/crawl.json' ), `${ JSON.stringify( { passed, failures }, null, '\t' ) }\n` );
const failed = new Set( failures.map( ( { path, variant } ) => `${ path } ${ variant }` ) ).size;
log( 'done' );
console.log( `${ passed } passed, ${ failed } failed` );
process.exit( failed === 0 && passed > 0 ? 0 : 1 );
