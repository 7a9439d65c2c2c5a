import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { desk, test } from './test';

const MAX_WAIT_MS = 600_000;

function isAlive( pid: number ): boolean {
	try {
		return process.kill( pid, 0 );
	} catch {
		return false;
	}
}

/** Creates the folder of the lock, unless a running worker has it. */
function acquire( folder: string ): boolean {
	try {
		mkdirSync( folder );
		writeFileSync( join( folder, 'pid' ), String( process.pid ) );
		return true;
	} catch {
		try {
			if ( ! isAlive( Number( readFileSync( join( folder, 'pid' ), 'utf8' ) ) ) ) {
				rmSync( folder, { recursive: true, force: true } );
			}
		} catch {
			// The other worker has created the folder and not yet written its file.
		}
		return false;
	}
}

/**
 * Files of browser tests run at the same time on one site. Those that call this with the same name run one after
 * another, because they change the same settings of the whole site.
 *
 * @param name
 * @param hooks What runs before the first and after the last test of the file, while no other file has the name.
 */
export function runExclusively(
	name: string,
	hooks: { before?: () => Promise< unknown >; after?: () => Promise< unknown > } = {}
): void {
	const folder = () => join( tmpdir(), `courant-e2e-${ new URL( desk.url ).port }-${ name }` );
	test.beforeAll( async () => {
		test.setTimeout( MAX_WAIT_MS );
		while ( ! acquire( folder() ) ) {
			await pause( 200 );
		}
		await hooks.before?.();
	} );
	test.afterAll( async () => {
		try {
			await hooks.after?.();
		} finally {
			rmSync( folder(), { recursive: true, force: true } );
		}
	} );
}
