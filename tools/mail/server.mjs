import { createServer } from 'node:http';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { FRAME_POLICY, PAGE_POLICY, listPage, messagePage, notFoundPage } from './pages.mjs';
import { MailStore } from './store.mjs';

const MAX_BODY_BYTES = 50 * 1024 * 1024;

/**
 * Receives emails over SMTP and shows them over HTTP, both on this machine only.
 *
 * `GET /api/messages` returns all as JSON, the newest first; `DELETE /api/messages` deletes all.
 *
 * @param {{ folder: string, httpPort?: number, smtpPort?: number }} options port 0 takes any free one
 */
export async function serveMails( { folder, httpPort = 0, smtpPort = 0 } ) {
	const store = new MailStore( folder );
	const smtp = new SMTPServer( {
		authOptional: true,
		disabledCommands: [ 'STARTTLS', 'AUTH' ],
		disableReverseLookup: true,
		size: MAX_BODY_BYTES,
		onData( stream, session, done ) {
			const chunks = [];
			stream.on( 'data', ( chunk ) => chunks.push( chunk ) );
			stream.on( 'end', () => {
				const envelope = {
					from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
					to: session.envelope.rcptTo.map( ( to ) => to.address ),
				};
				store.add( Buffer.concat( chunks ), envelope ).then( () => done(), done );
			} );
		},
	} );
	// A client that disconnects does not stop the server.
	smtp.on( 'error', ( error ) => process.stderr.write( `${ error.message }\n` ) );
	const http = createServer( ( request, response ) => {
		handleRequest( store, request, response ).catch( ( error ) =>
			send( response, 500, 'text/plain', `${ error.message }\n` )
		);
	} );
	await listen( http, httpPort );
	await listen( smtp.server, smtpPort );
	return {
		store,
		httpPort: http.address().port,
		smtpPort: smtp.server.address().port,
		async close() {
			await Promise.all( [
				new Promise( ( done ) => smtp.close( done ) ),
				new Promise( ( done ) => {
					http.close( done );
					http.closeAllConnections();
				} ),
			] );
		},
	};
}

/** Listens on the port, or on the next free one if another program is using it. */
async function listen( server, port ) {
	for ( let candidate = port; ; candidate += 1 ) {
		const listening = once( server, 'listening' );
		server.listen( candidate, '127.0.0.1' );
		try {
			await listening;
			return;
		} catch ( error ) {
			if ( error.code !== 'EADDRINUSE' || port === 0 || candidate > port + 200 ) {
				throw error;
			}
		}
	}
}

async function handleRequest( store, request, response ) {
	if ( ! isLocal( request ) ) {
		send( response, 403, 'text/plain', 'Only requests from this machine are allowed.\n' );
		return;
	}
	const { pathname } = new URL( request.url, 'http://localhost' );
	const route = `${ request.method === 'HEAD' ? 'GET' : request.method } ${ pathname }`;
	if ( route === 'GET /' ) {
		send( response, 200, 'text/html', listPage( await store.all() ) );
	} else if ( route === 'GET /api/messages' ) {
		send( response, 200, 'application/json', JSON.stringify( await store.all() ) );
	} else if ( route === 'DELETE /api/messages' ) {
		await store.clear();
		send( response, 204, 'text/plain', '' );
	} else if ( route === 'POST /clear' ) {
		await store.clear();
		send( response, 303, 'text/plain', '', { Location: '/' } );
	} else {
		await sendMessage( store, route, response );
	}
}

async function sendMessage( store, route, response ) {
	const [ , id, format ] = /^GET \/(?:api\/messages|message)\/([\w-]+)(?:\/(html|raw))?$/.exec( route ) ?? [];
	const email = id ? await store.get( id ) : null;
	if ( email === null ) {
		send( response, 404, 'text/html', notFoundPage() );
	} else if ( route.startsWith( 'GET /api/' ) ) {
		send( response, 200, 'application/json', JSON.stringify( email ) );
	} else if ( format === 'html' ) {
		send( response, 200, 'text/html', email.html, { 'Content-Security-Policy': FRAME_POLICY } );
	} else if ( format === 'raw' ) {
		send( response, 200, 'text/plain', await store.raw( id ) );
	} else {
		send( response, 200, 'text/html', messagePage( email ) );
	}
}

/** Rejects requests of other sites, which could read or delete emails by another host name or by a form. */
function isLocal( request ) {
	const name = ( request.headers.host ?? '' ).replace( /:\d+$/, '' );
	const origin = request.headers.origin;
	return (
		[ 'localhost', '127.0.0.1', '[::1]' ].includes( name ) &&
		( ! origin || origin === `http://${ request.headers.host }` )
	);
}

function send( response, status, type, body, headers = {} ) {
	response.writeHead( status, {
		'Content-Type': type === 'application/json' ? type : `${ type }; charset=utf-8`,
		'Cache-Control': 'no-store',
		'X-Content-Type-Options': 'nosniff',
		'Content-Security-Policy': PAGE_POLICY,
		...headers,
	} );
	response.end( body );
}
