/** The stage `cluster` of `npm test`: the short tests on a cluster of this machine. */
import { root } from '../../tests/support/site.mjs';
import { run } from './child.mjs';
import { verdict } from './php-tests.mjs';

export const CLUSTER = 'cluster: short tests on several nodes';

/**
 * Runs with the PHP tests, because the tests in browsers need both cores
 * (docs/decisions/0017-parallel-test-stages.md). It needs no build of its own, but pages of the site do.
 */
export const clusterTask = ( after ) => ( {
	name: CLUSTER,
	phase: 1,
	after,
	work: async () => readReport( await run( [ 'node', 'tools/cluster.mjs', 'test' ], { cwd: root, timeout: 900 } ) ),
} );

/** Reads the last line of `tools/cluster.mjs test`: `N passed, N failed`, or `skipped: REASON`. */
export function readReport( result ) {
	const skipped = result.code === 0 ? /^skipped: (.+)$/m.exec( result.stdout )?.[ 1 ] : undefined;
	if ( skipped !== undefined ) {
		return { passed: 0, failed: 0, skipped, output: result.output, seconds: result.seconds };
	}
	const [ , passed, failed ] = /^(\d+) passed, (\d+) failed$/m.exec( result.stdout ) ?? [];
	return verdict( result, { passed: Number( passed ?? 0 ), failed: Number( failed ?? 0 ) } );
}
