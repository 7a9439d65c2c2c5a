import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Transform } from 'node:stream';
import { portOf } from './port';

/** Chromium does not slow uploads of form navigations down (Network.emulateNetworkConditions), so this proxy does. */
export interface SlowProxy {
	url: string;
	/** Bytes of request bodies that were forwarded. */
	uploadedBytes: () => number;
	/** Closes all connections, and accepts new ones only to close them. */
	cut: () => void;
	/** Cuts when the server has responded to the next form, before the browser receives it. */
	cutAtFormResponse: () => void;
	restore: () => void;
	close: () => void;
}

export interface Speed {
	latencyMilliseconds: number;
	bytesPerSecond: number;
}

const CHUNKS_PER_SECOND = 10;

/** Passes bytes on at a limited speed. */
function throttle( { bytesPerSecond }: Speed, count: ( bytes: number ) => void ): Transform {
	const size = Math.ceil( bytesPerSecond / CHUNKS_PER_SECOND );
	return new Transform( {
		transform( chunk: Buffer, _encoding, done ) {
			const next = ( from: number ): void => {
				if ( from >= chunk.length ) {
					done();
					return;
				}
				const part = chunk.subarray( from, from + size );
				this.push( part );
				count( part.length );
				setTimeout( () => next( from + size ), ( 1000 * part.length ) / bytesPerSecond );
			};
			next( 0 );
		},
	} );
}

/** Starts an HTTP proxy for a browser, with the speed of a bad connection. */
export async function startSlowProxy( speed: Speed ): Promise< SlowProxy > {
	const sockets = new Set< Socket >();
	let isCut = false;
	let isResponseLost = false;
	let uploaded = 0;
	const disconnect = (): void => sockets.forEach( ( socket ) => void socket.destroy() );
	const cut = (): void => {
		isCut = true;
		disconnect();
	};
	const forward = ( incoming: IncomingMessage, response: ServerResponse ): void => {
		const outgoing = request(
			incoming.url ?? '',
			{ method: incoming.method, headers: incoming.headers, agent: false },
			( upstreamResponse ) => {
				if ( isResponseLost && incoming.method === 'POST' ) {
					cut();
					return;
				}
				response.writeHead( upstreamResponse.statusCode ?? 502, upstreamResponse.headers );
				upstreamResponse.pipe( throttle( speed, () => undefined ) ).pipe( response );
			}
		);
		const end = (): void => {
			outgoing.destroy();
			response.destroy();
		};
		outgoing.on( 'error', end );
		incoming.on( 'aborted', end );
		incoming
			.pipe(
				throttle( speed, ( bytes ) => {
					uploaded += bytes;
				} )
			)
			.pipe( outgoing );
	};
	const server = createServer( ( incoming, response ) =>
		setTimeout( () => forward( incoming, response ), speed.latencyMilliseconds )
	);
	server.on( 'connection', ( socket ) => {
		sockets.add( socket );
		socket.on( 'close', () => sockets.delete( socket ) );
		socket.on( 'error', () => undefined );
		if ( isCut ) {
			socket.destroy();
		}
	} );
	await new Promise< void >( ( ready ) => {
		server.listen( 0, '127.0.0.1', ready );
	} );
	return {
		url: `http://127.0.0.1:${ portOf( server ) }`,
		uploadedBytes: () => uploaded,
		cut,
		cutAtFormResponse: () => {
			isResponseLost = true;
		},
		restore: () => {
			isCut = false;
			isResponseLost = false;
		},
		close: () => {
			disconnect();
			server.close();
		},
	};
}
