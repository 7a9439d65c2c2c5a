/**
 * A proxy between WordPress and MariaDB that reads the client's half of MySQL's protocol and makes one statement fail:
 * with a genuine error packet, by closing the connection before or after the server had the statement, by a KILL on the
 * server, or by a SIGKILL to the PHP worker that sent it.
 */
import { createConnection, createServer } from 'node:net';
import { rmSync } from 'node:fs';

const COM_QUERY = 0x03;

const SQL_STATES = { 1213: '40001', 1205: 'HY000', 1180: 'HY000', 1047: '08S01' };
const MESSAGES = {
	1213: 'Deadlock found when trying to get lock; try restarting transaction',
	1205: 'Lock wait timeout exceeded; try restarting transaction',
	1180: 'Got error 149 during COMMIT',
	1047: 'WSREP has not yet prepared node for application use',
};

/**
 * MariaDB rolls the whole transaction back before it responds with one of these; after a 1205 only the statement is
 * undone.
 */
const ROLLS_BACK = [ 1213, 1180, 1047 ];

function packet( sequence, payload ) {
	const head = Buffer.alloc( 4 );
	head.writeUIntLE( payload.length, 0, 3 );
	head[ 3 ] = sequence;
	return Buffer.concat( [ head, payload ] );
}

function errorPacket( number ) {
	const head = Buffer.alloc( 3 );
	head[ 0 ] = 0xff;
	head.writeUInt16LE( number, 1 );
	return packet( 1, Buffer.concat( [ head, Buffer.from( `#${ SQL_STATES[ number ] }${ MESSAGES[ number ] }` ) ] ) );
}

/** Takes whole packets off a buffer. */
function* packets( state ) {
	while ( state.rest.length >= 4 ) {
		const end = 4 + state.rest.readUIntLE( 0, 3 );
		if ( state.rest.length < end ) {
			return;
		}
		const whole = state.rest.subarray( 0, end );
		state.rest = state.rest.subarray( end );
		yield whole;
	}
}

/** What a worker sends first when it may be killed, with its process id. */
const WORKER = /^SELECT 'faults worker (\d+)'$/;

const begins = ( sql ) => /^\s*START TRANSACTION/i.test( sql );
const ends = ( sql ) => /^\s*(COMMIT|ROLLBACK)\s*$/i.test( sql );

/**
 * @param {{socket: string, server: string, kill: (thread: number) => Promise<unknown>}} options sockets to listen on
 * and to connect to
 */
export async function startProxy( { socket, server, kill } ) {
	rmSync( socket, { force: true } );
	const open = new Set();
	let recording = null;
	let fault = null;

	/**
	 * The fault that belongs to this statement, or null. Transactions and their statements are counted from 0; -1 is a
	 * transaction's end.
	 */
	const faultOf = ( connection, sql ) => {
		if ( WORKER.test( sql ) ) {
			connection.worker = Number( WORKER.exec( sql )[ 1 ] );
			return null;
		}
		if ( recording !== null && recording.committed !== null ) {
			recording.committed += 1;
		}
		const afterCommit = recording?.committed ?? null;
		if ( begins( sql ) ) {
			connection.transaction = recording === null ? 0 : recording.push( [] ) - 1;
			connection.statement = -1;
		}
		if ( recording !== null ) {
			recording.all += 1;
		}
		if ( connection.transaction === null ) {
			return afterCommit !== null && fault?.afterCommit === afterCommit && fault.fired === 0 ? fire() : null;
		}
		connection.statement += 1;
		recording?.[ connection.transaction ]?.push( sql.replace( /\s+/g, ' ' ).slice( 0, 160 ) );
		const { transaction, statement } = connection;
		if ( ends( sql ) ) {
			connection.transaction = null;
		}
		if (
			recording !== null &&
			recording.committed === null &&
			transaction === recording.stored &&
			/^\s*COMMIT/i.test( sql )
		) {
			recording.committed = 0;
			if ( fault?.afterCommit === 0 ) {
				fault.fired += 1;
				return `${ fault.kind } after`;
			}
		}
		if ( fault === null || /^\s*ROLLBACK/i.test( sql ) ) {
			return null;
		}
		if ( fault.afterCommit !== undefined ) {
			return fault.afterCommit === afterCommit && afterCommit > 0 && fault.fired === 0 ? fire() : null;
		}
		const isWanted =
			fault.statement === -1 ? /^\s*COMMIT/i.test( sql ) : statement === fault.statement && ! ends( sql );
		// A retry is one transaction more: a fault for each run of one transaction meets all that follow as well.
		if (
			! isWanted ||
			( fault.times === 1
				? transaction !== fault.transaction || fault.fired > 0
				: transaction < fault.transaction )
		) {
			return null;
		}
		return fire();
	};
	const fire = () => {
		fault.fired += 1;
		return fault.kind;
	};
	const killWorker = ( connection ) => {
		process.kill( connection.worker, 'SIGKILL' );
	};

	const listener = createServer( ( client ) => {
		const upstream = createConnection( server );
		const connection = { transaction: null, statement: 0, thread: 0, worker: 0 };
		const fromClient = { rest: Buffer.alloc( 0 ) };
		open.add( client );
		const close = () => {
			open.delete( client );
			client.destroy();
			upstream.destroy();
		};
		client.on( 'error', close ).on( 'close', close );
		upstream.on( 'error', close ).on( 'close', close );
		let greeting = Buffer.alloc( 0 );
		upstream.on( 'data', ( data ) => {
			if ( connection.thread === 0 ) {
				greeting = Buffer.concat( [ greeting, data ] );
				const end = greeting.indexOf( 0, 5 );
				if ( end > 0 && greeting.length >= end + 5 ) {
					connection.thread = greeting.readUInt32LE( end + 1 );
				}
			}
			if ( connection.afterResponse !== undefined ) {
				const done = connection.afterResponse;
				connection.afterResponse = undefined;
				done();
				return;
			}
			client.write( data );
		} );
		const handle = async ( whole ) => {
			const isQuery = whole[ 3 ] === 0 && whole[ 4 ] === COM_QUERY;
			const kind = isQuery ? faultOf( connection, whole.subarray( 5 ).toString( 'utf8' ) ) : null;
			if ( kind === null ) {
				upstream.write( whole );
			} else if ( kind === 'drop' ) {
				close();
			} else if ( kind === 'drop after' ) {
				connection.afterResponse = close;
				upstream.write( whole );
			} else if ( kind === 'worker' ) {
				killWorker( connection );
			} else if ( kind === 'worker after' ) {
				connection.afterResponse = () => killWorker( connection );
				upstream.write( whole );
			} else if ( kind === 'kill' ) {
				await kill( connection.thread );
				upstream.write( whole );
			} else if ( ROLLS_BACK.includes( kind ) ) {
				connection.transaction = null;
				await new Promise( ( resolve ) => {
					connection.afterResponse = resolve;
					upstream.write(
						packet( 0, Buffer.concat( [ Buffer.from( [ COM_QUERY ] ), Buffer.from( 'ROLLBACK' ) ] ) )
					);
				} );
				client.write( errorPacket( kind ) );
			} else {
				client.write( errorPacket( kind ) );
			}
		};
		let chain = Promise.resolve();
		client.on( 'data', ( data ) => {
			fromClient.rest = Buffer.concat( [ fromClient.rest, data ] );
			for ( const whole of packets( fromClient ) ) {
				chain = chain.then( () => handle( whole ) ).catch( close );
			}
		} );
	} );
	await new Promise( ( resolve, reject ) => listener.on( 'error', reject ).listen( socket, resolve ) );

	return {
		host: `localhost:${ socket }`,
		/**
		 * Begins to count.
		 *
		 * @param {object|null} next {kind, transaction, statement, times}, or {kind, transaction, afterCommit}: the
		 * statement after that transaction's COMMIT, from 1; 0 is when the server has acknowledged the COMMIT and the
		 * worker has not read it yet
		 * @param {number} stored the transaction whose COMMIT `afterCommit` counts from
		 */
		arm( next, stored = next?.transaction ?? 0 ) {
			recording = Object.assign( [], { all: 0, committed: null, stored } );
			fault = next === null ? null : { ...next, fired: 0 };
		},
		/**
		 * @returns {{transactions: string[][], statements: number, afterCommit: number, fired: number}} what was seen
		 * since arm()
		 */
		disarm() {
			const seen = {
				transactions: [ ...( recording ?? [] ) ],
				statements: recording?.all ?? 0,
				afterCommit: recording?.committed ?? 0,
				fired: fault?.fired ?? 0,
			};
			recording = null;
			fault = null;
			return seen;
		},
		isIdle: () => open.size === 0,
		async stop() {
			open.forEach( ( client ) => client.destroy() );
			await new Promise( ( resolve ) => {
				listener.close( resolve );
			} );
		},
	};
}
