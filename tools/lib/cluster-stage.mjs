/** The stage `cluster` of `npm test`: the short tests on a cluster of this machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { run } from './child.mjs';
import { quickFolder, verdict } from './php-tests.mjs';

export const CLUSTER = 'cluster: short tests on several nodes';

/**
 * Runs with the PHP tests, because the tests in browsers need both cores
 * (docs/decisions/0017-parallel-test-stages.md).
 */
export const clusterTask = ( after ) => ( {
	name: CLUSTER,
	phase: 1,
	after,
	slots: 2,
	work: async () => {
		const folder = mkdtempSync( join( quickFolder(), 'courant-cluster-' ) );
		try {
			const env = { COURANT_CLUSTER_DIR: folder };
			return readReport( await run( [ 'node', 'tools/cluster.mjs', 'test' ], { cwd: root, env, timeout: 900 } ) );
		} finally {
			rmSync( folder, { recursive: true, force: true } );
		}
	},
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
