import { createServer } from 'node:net';

/** Responds as an SMTP server; collects the recipients of each email that was sent completely. */
function smtpSession( socket, recipients ) {
	let rest = '';
	let envelope = [];
	let isData = false;
	const respond = ( line ) => {
		if ( isData && line !== '.' ) {
			return;
		}
		recipients.push( ...( line === '.' ? envelope : [] ) );
		isData = line === 'DATA';
		const [ , recipient ] = /^RCPT TO:<(.*)>/.exec( line ) ?? [];
		if ( recipient !== undefined ) {
			envelope = [ ...envelope, recipient ];
		} else if ( line === '.' ) {
			envelope = [];
		}
		socket.write( isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n' );
	};
	socket.write( '220 faults\r\n' );
	socket.on( 'data', ( data ) => {
		rest += data;
		for ( let end = rest.indexOf( '\r\n' ); end >= 0; end = rest.indexOf( '\r\n' ) ) {
			const line = rest.slice( 0, end );
			rest = rest.slice( end + 2 );
			respond( line );
		}
	} );
}

/** A mail server that refuses connections, accepts them and sends nothing, or accepts emails. */
export function mailServer( port ) {
	let server = null;
	const sockets = new Set();
	const recipients = [];
	const listen = async ( onConnection ) => {
		server = createServer( ( socket ) => {
			sockets.add( socket );
			socket.on( 'error', () => {} ).on( 'close', () => sockets.delete( socket ) );
			onConnection( socket );
		} );
		await new Promise( ( resolve ) => {
			server.listen( port, '127.0.0.1', resolve );
		} );
	};
	return {
		slow: () => listen( () => {} ),
		accept: () => listen( ( socket ) => smtpSession( socket, recipients ) ),
		/** How many emails were accepted for that address. */
		received: ( address ) => recipients.filter( ( each ) => each === address ).length,
		async refuse() {
			sockets.forEach( ( socket ) => socket.destroy() );
			await new Promise( ( resolve ) => ( server === null ? resolve() : server.close( resolve ) ) );
			server = null;
		},
	};
}
