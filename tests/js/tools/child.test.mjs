import { test } from 'node:test';
import assert from 'node:assert/strict';
import { run } from '../../../tools/lib/child.mjs';

test( 'a command that takes too long is ended, even if a process that left its group holds its output', async () => {
	const began = Date.now();
	const { code, output } = await run( [ 'bash', '-c', 'echo started; setsid sleep 20 & sleep 20' ], { timeout: 1 } );

	assert.equal( code, 124 );
	assert.match( output, /^started\n[\s\S]*stopped after 1 s$/ );
	assert.ok( Date.now() - began < 15_000 );
} );
