/** Packets of MySQL's protocol. */

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
export const ROLLS_BACK = [ 1213, 1180, 1047 ];

function packet( sequence, payload ) {
	const head = Buffer.alloc( 4 );
	head.writeUIntLE( payload.length, 0, 3 );
	head[ 3 ] = sequence;
	return Buffer.concat( [ head, payload ] );
}

/** A server's error with the number of one of MESSAGES. */
export function errorPacket( number ) {
	const head = Buffer.alloc( 3 );
	head[ 0 ] = 0xff;
	head.writeUInt16LE( number, 1 );
	return packet( 1, Buffer.concat( [ head, Buffer.from( `#${ SQL_STATES[ number ] }${ MESSAGES[ number ] }` ) ] ) );
}

/** Removes whole packets from the start of a buffer. */
export function* packets( state ) {
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

/** A client's packet with that query. */
export function queryPacket( sql ) {
	return packet( 0, Buffer.concat( [ Buffer.from( [ COM_QUERY ] ), Buffer.from( sql ) ] ) );
}

/** The query in a client's packet, or null. */
export function queryOf( whole ) {
	return whole[ 3 ] === 0 && whole[ 4 ] === COM_QUERY ? whole.subarray( 5 ).toString( 'utf8' ) : null;
}

/** Reads the thread id from the server's first packet; 0 while the packet is incomplete. */
export function threadOf( greeting ) {
	const end = greeting.indexOf( 0, 5 );
	return end > 0 && greeting.length >= end + 5 ? greeting.readUInt32LE( end + 1 ) : 0;
}
