/**
 * `php -S` for PHP as WebAssembly, with a router script. Requests are processed one after another.
 */
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setPhpIniEntries } from '@php-wasm/universal';

/**
 * @returns {{host: string, port: number, root: string, router: string, ini: Record<string, string>}|null} null without -S
 */
export function parseServerArguments( args ) {
	const found = { ini: {}, root: process.cwd(), router: '' };
	for ( let index = 0; index < args.length; index += 1 ) {
		const value = args[ index + 1 ] ?? '';
		if ( args[ index ] === '-d' ) {
			const [ , name, text ] = /^([^=]+)=?(.*)$/.exec( value ) ?? [];
			found.ini[ name ] = text;
		} else if ( args[ index ] === '-S' ) {
			const [ , host, port ] = /^(.*):(\d+)$/.exec( value ) ?? [];
			Object.assign( found, { host, port: Number( port ) } );
		} else if ( args[ index ] === '-t' ) {
			found.root = value;
		} else {
			found.router = args[ index ];
			continue;
		}
		index += 1;
	}
	return found.host === undefined ? null : found;
}

/** Resolves when the server listens. */
export async function serve( php, { host, port, root, router, ini } ) {
	await setPhpIniEntries( php, ini );
	php.setSapiName( 'cli-server' );
	let last = Promise.resolve();
	const server = createServer( ( request, response ) => {
		const body = readBody( request );
		last = last
			.then( async () => respond( php, { request, body: await body, root, router, host, port }, response ) )
			.catch( ( error ) => {
				process.stderr.write( `${ error.stack ?? error }\n` );
				if ( ! response.headersSent ) {
					response.writeHead( 500 );
				}
				response.end();
			} );
	} );
	await new Promise( ( resolve ) => server.listen( port, host, resolve ) );
}

async function readBody( request ) {
	const chunks = [];
	for await ( const chunk of request ) {
		chunks.push( chunk );
	}
	return Buffer.concat( chunks );
}

async function respond( php, { request, body, root, router, host, port }, response ) {
	const path = decodeURIComponent( request.url.split( '?' )[ 0 ] );
	const script = scriptOf( root, path );
	const phpResponse = await php.runStream( {
		scriptPath: script === null ? router : join( root, script ),
		relativeUri: request.url,
		protocol: 'http',
		method: request.method,
		headers: request.headers,
		body: new Uint8Array( body ),
		$_SERVER: {
			DOCUMENT_ROOT: root,
			REMOTE_ADDR: request.socket.remoteAddress,
			SERVER_NAME: host,
			SERVER_PORT: String( port ),
			QUERY_STRING: request.url.split( '?' ).slice( 1 ).join( '?' ),
			...( script === null
				? {}
				: { SCRIPT_NAME: script, PHP_SELF: script, SCRIPT_FILENAME: join( root, script ) } ),
		},
	} );
	response.writeHead( await phpResponse.httpStatusCode, await phpResponse.headers );
	for await ( const chunk of phpResponse.stdout ) {
		response.write( Buffer.from( chunk.buffer, chunk.byteOffset, chunk.byteLength ) );
	}
	response.end();
}

/** The script at the path if the router passes it to PHP's server; null when the router handles the request. */
function scriptOf( root, path ) {
	const refused = /(^|\/)\.|^\/(private-store|wp-content\/(database|uploads))(\/|$)/.test( path );
	const script = path.endsWith( '/' ) && path !== '/' ? `${ path }index.php` : path;
	return ! refused &&
		script.endsWith( '.php' ) &&
		statSync( join( root, script ), { throwIfNoEntry: false } )?.isFile()
		? script
		: null;
}
