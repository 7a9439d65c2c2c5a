import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FaultPlan } from '../../../tools/faults/fault-plan.mjs';

const SESSION = [
	'SELECT 1',
	'START TRANSACTION',
	'INSERT a',
	'COMMIT',
	'SELECT 2',
	'START TRANSACTION',
	'INSERT b',
	'COMMIT',
];

/** Runs the statements, and returns the positions that get a fault. */
function run( plan, statements = SESSION ) {
	const connection = { transaction: null, statement: 0, worker: 0 };
	return statements.flatMap( ( sql, index ) => {
		const kind = plan.faultOf( connection, sql );
		return kind === null ? [] : [ [ index, kind ] ];
	} );
}

test( 'counts the statements of each transaction, and those after the COMMIT that stores', () => {
	const plan = new FaultPlan();
	plan.arm( null );
	assert.deepEqual( run( plan ), [] );
	const { transactions, statements, afterCommit, fired } = plan.disarm();
	assert.deepEqual( transactions, [
		[ 'START TRANSACTION', 'INSERT a', 'COMMIT' ],
		[ 'START TRANSACTION', 'INSERT b', 'COMMIT' ],
	] );
	assert.deepEqual( [ statements, afterCommit, fired ], [ 8, 4, 0 ] );
} );

test( 'fails the statement of a transaction once, or in every later transaction', () => {
	const plan = new FaultPlan();
	plan.arm( { kind: 1213, transaction: 0, statement: 1, times: 1 } );
	assert.deepEqual( run( plan ), [ [ 2, 1213 ] ] );
	assert.equal( plan.disarm().fired, 1 );
	plan.arm( { kind: 'drop', transaction: 0, statement: -1, times: 99 } );
	assert.deepEqual( run( plan ), [
		[ 3, 'drop' ],
		[ 7, 'drop' ],
	] );
} );

test( 'fails a statement after the COMMIT, or the response to the COMMIT', () => {
	const plan = new FaultPlan();
	plan.arm( { kind: 'worker', transaction: 0, afterCommit: 1, times: 1 } );
	assert.deepEqual( run( plan ), [ [ 4, 'worker' ] ] );
	plan.arm( { kind: 'worker', transaction: 0, afterCommit: 3, times: 1 } );
	assert.deepEqual( run( plan ), [ [ 6, 'worker' ] ] );
	plan.arm( { kind: 'worker', transaction: 0, afterCommit: 0, times: 1 } );
	assert.deepEqual( run( plan ), [ [ 3, 'worker after' ] ] );
} );

test( 'never fails a ROLLBACK, and records the process of a worker', () => {
	const plan = new FaultPlan();
	plan.arm( { kind: 1213, transaction: 0, statement: 1, times: 1 } );
	const connection = { transaction: null, statement: 0, worker: 0 };
	const kinds = [ "SELECT 'faults worker 42'", 'START TRANSACTION', 'ROLLBACK' ].map( ( sql ) =>
		plan.faultOf( connection, sql )
	);
	assert.deepEqual( [ kinds, connection.worker ], [ [ null, null, null ], 42 ] );
} );
