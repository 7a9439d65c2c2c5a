import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
	countJUnit,
	countTap,
	failedInJUnit,
	failedInTap,
	failuresInTap,
	passedInJUnit,
	verdict,
} from '../../../tools/lib/php-tests.mjs';
import { table } from '../../../tools/lib/stage-runner.mjs';

test( 'a failed run has a failure, whatever its report contains', () => {
	assert.equal( verdict( { code: 1, output: '', seconds: 1 }, { passed: 3, failed: 0 } ).failed, 1 );
	assert.equal( verdict( { code: 1, output: '', seconds: 1 }, { passed: 3, failed: 2 } ).failed, 2 );
	assert.equal( verdict( { code: 0, output: '', seconds: 1 }, { passed: 3, failed: 0 } ).failed, 0 );
} );

test( 'a run without a single test has failed', () => {
	const result = verdict( { code: 0, output: '', seconds: 1 }, { passed: 0, failed: 0 } );
	assert.equal( result.failed, 1 );
	assert.match( result.output, /No test ran/ );
} );

test( "PHPUnit's report is counted: errors, failures and skipped tests fail; a missing report counts nothing", () => {
	const dir = mkdtempSync( join( tmpdir(), 'courant-report-' ) );
	const file = join( dir, 'junit.xml' );
	writeFileSync(
		file,
		'<?xml version="1.0"?><testsuites><testsuite name="a" tests="10" assertions="9" errors="1" failures="2" skipped="1" time="1"/></testsuites>'
	);
	assert.deepEqual( countJUnit( file ), { passed: 6, failed: 4 } );
	assert.deepEqual( countJUnit( join( dir, 'none.xml' ) ), { passed: 0, failed: 0 } );
	rmSync( dir, { recursive: true } );
} );

test( 'the output of node --test is counted; skipped and canceled tests fail', () => {
	assert.deepEqual( countTap( '# tests 5\n# pass 2\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n' ), {
		passed: 2,
		failed: 3,
	} );
} );

test( 'the output of a failed TAP report has only the failed tests, with their errors', () => {
	const report = [
		'TAP version 13',
		'ok 1 - first',
		'  ---',
		'  duration_ms: 1',
		'  ...',
		'not ok 2 - second',
		'  ---',
		"  error: 'is wrong'",
		'  ...',
		'    not ok 1 - inner',
		'      ---',
		"      error: 'inner error'",
		'      ...',
		'ok 3 - third',
	].join( '\n' );
	const output = failuresInTap( report );
	assert.match( output, /not ok 2 - second[\s\S]*is wrong[\s\S]*not ok 1 - inner[\s\S]*inner error/ );
	assert.doesNotMatch( output, /first|third/ );
	assert.equal( failuresInTap( 'ok 1 - first\n' ), '' );
} );

test( 'the names of failed tests are printed after all output of the stages', () => {
	const lines = [];
	const log = console.log;
	console.log = ( text ) => lines.push( text );
	table( [
		{ name: 'lint', passed: 1, failed: 0, seconds: 1 },
		{
			name: 'scripts',
			passed: 1,
			failed: 1,
			seconds: 1,
			output: 'long output',
			failures: [ 'a.test.ts is right' ],
		},
	] );
	console.log = log;
	const text = lines.join( '\n' );
	assert.ok( text.indexOf( 'Failed in scripts: 1\n    a.test.ts is right' ) > text.indexOf( 'long output' ) );
	assert.doesNotMatch( text, /Failed in lint/ );
} );

test( 'failed tests are read from the reports of PHPUnit and node --test', () => {
	const dir = mkdtempSync( join( tmpdir(), 'courant-report-' ) );
	const file = join( dir, 'junit.xml' );
	writeFileSync(
		file,
		'<testsuite tests="3"><testcase name="a" class="T"/><testcase name="b" class="T"><failure>x</failure></testcase><testcase name="c" class="T"><skipped/></testcase></testsuite>'
	);
	assert.deepEqual( failedInJUnit( file ), [ 'T::b', 'T::c' ] );
	assert.deepEqual( passedInJUnit( file ), [ 'T::a' ] );
	assert.deepEqual( failedInTap( 'ok 1 - a\nnot ok 2 - b\n    not ok 1 - c\n' ), [ 'b', 'c' ] );
	rmSync( dir, { recursive: true } );
} );
