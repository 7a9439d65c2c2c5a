/**
 * A mail server for tests: `node smtp-stub.mjs PORT MODE LOG`. Writes a line of JSON to LOG for each connection and for
 * each message that it accepted.
 *
 *   ok         accepts everything
 *   slow       accepts everything, 30 ms a message
 *   silent     accepts connections and never sends anything
 *   drip       sends its greeting one byte a second
 *   refuse     refuses recipients that begin with "no-"
 *   three      closes a connection when it begins a fourth message, without a response
 *   drop       receives a message's text and closes the connection before it confirms
 */
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

const [ port, mode, log ] = process.argv.slice( 2 );
const note = ( entry ) => appendFileSync( log, `${ JSON.stringify( entry ) }\n` );
const pause = ( milliseconds ) => new Promise( ( done ) => setTimeout( done, milliseconds ) );

if ( mode === 'silent' || mode === 'drip' ) {
	createServer( ( socket ) => {
		note( { connection: true } );
		socket.on( 'error', () => {} );
		if ( mode === 'drip' ) {
			const timer = setInterval( () => socket.write( '2' ), 1000 );
			socket.on( 'close', () => clearInterval( timer ) );
		}
	} ).listen( Number( port ), '127.0.0.1' );
} else {
	const counts = new Map();
	const drop = ( session ) =>
		[ ...server.connections ].find( ( { session: { id } } ) => id === session.id )?._socket.destroy();
	const server = new SMTPServer( {
		authOptional: true,
		disabledCommands: [ 'STARTTLS', 'AUTH' ],
		disableReverseLookup: true,
		onConnect( session, done ) {
			note( { connection: true } );
			done();
		},
		onMailFrom( address, session, done ) {
			if ( mode === 'three' && counts.get( session.id ) === 3 ) {
				drop( session );
				return;
			}
			done();
		},
		onRcptTo( address, session, done ) {
			done(
				mode === 'refuse' && address.address.startsWith( 'no-' )
					? Object.assign( new Error( 'no such mailbox' ), { responseCode: 550 } )
					: undefined
			);
		},
		onData( stream, session, done ) {
			const chunks = [];
			stream.on( 'data', ( chunk ) => chunks.push( chunk ) );
			stream.on( 'end', async () => {
				const text = Buffer.concat( chunks ).toString();
				if ( mode === 'drop' ) {
					drop( session );
					return;
				}
				if ( mode === 'slow' ) {
					await pause( 30 );
				}
				note( {
					to: session.envelope.rcptTo.map( ( { address } ) => address ),
					from: /^From: (.*)$/m.exec( text )?.[ 1 ]?.trim() ?? '',
					subject: /^Subject: (.*)$/m.exec( text )?.[ 1 ]?.trim() ?? '',
					text,
					at: Date.now(),
				} );
				done();
				counts.set( session.id, ( counts.get( session.id ) ?? 0 ) + 1 );
			} );
		},
	} );
	server.on( 'error', () => {} );
	server.listen( Number( port ), '127.0.0.1' );
}
