import { createServer } from 'node:net';

/** True when nothing listens there on this machine, on either kind of loopback address. */
export async function isFree( port ) {
	return ( await canListen( port, '127.0.0.1' ) ) && ( await canListen( port, '::1' ) );
}

function canListen( port, host ) {
	return new Promise( ( resolve ) => {
		const probe = createServer();
		probe.once( 'error', ( error ) => resolve( [ 'EADDRNOTAVAIL', 'EAFNOSUPPORT' ].includes( error.code ) ) );
		probe.listen( { port, host, exclusive: true }, () => probe.close( () => resolve( true ) ) );
	} );
}

/** The port itself or the next free one after it. */
export async function nextFree( port, avoid = [] ) {
	for ( let candidate = port; candidate < Math.min( port + 200, 65_536 ); candidate += 1 ) {
		if ( ! avoid.includes( candidate ) && ( await isFree( candidate ) ) ) {
			return candidate;
		}
	}
	throw new Error( `No free port from ${ port } on.` );
}

/**
 * The requested port, else the one of the last start or the default port, else the next free one.
 *
 * @param {{ port?: number, exactPort?: boolean, before?: number, defaultPort: number }} options
 * @throws {Error} when the requested port is taken
 */
export async function choosePort( { port, exactPort = false, before, defaultPort } ) {
	if ( port && exactPort ) {
		if ( ! ( await isFree( port ) ) ) {
			throw new Error( `Port ${ port } is taken by another program. Choose another one with --port.` );
		}
		return port;
	}
	return nextFree( port ?? before ?? defaultPort );
}

/**
 * Starts a server; where another program was quicker to take the port that was found free, it starts again on another.
 *
 * @template {{ exactPort?: boolean }} O
 * @template T
 * @param {O} options
 * @param {(options: O) => Promise<T>} start
 * @returns {Promise<T>}
 */
export async function withFreePort( options, start ) {
	for ( let tries = 1; ; tries += 1 ) {
		try {
			return await start( options );
		} catch ( error ) {
			if (
				options.exactPort ||
				tries === 5 ||
				! /address already in use|EADDRINUSE|not the site that was started/i.test( error.message )
			) {
				throw error;
			}
		}
	}
}
