import { createServer, request as get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { desk } from './desk';
import { portOf } from './port';

/** A page cache that stores pages without their headers, as some caches do. */
export class HeaderDroppingCache {
	readonly #pages = new Map< string, string >();
	readonly #server: Server;
	hits = 0;

	private constructor( server: Server ) {
		this.#server = server;
	}

	static async start(): Promise< HeaderDroppingCache > {
		const server = createServer();
		const cache = new HeaderDroppingCache( server );
		server.on( 'request', ( request: IncomingMessage, response: ServerResponse ) => {
			cache.#respond( request, response ).catch( () => response.writeHead( 502 ).end() );
		} );
		await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
		return cache;
	}

	get url(): string {
		return `http://127.0.0.1:${ portOf( this.#server ) }`;
	}

	stop(): void {
		this.#server.closeAllConnections();
		this.#server.close();
	}

	async #respond( request: IncomingMessage, response: ServerResponse ): Promise< void > {
		const key = request.url ?? '/';
		const stored = request.method === 'GET' ? this.#pages.get( key ) : undefined;
		if ( stored !== undefined ) {
			this.hits += 1;
			response.writeHead( 200, { 'Content-Type': 'text/html; charset=UTF-8' } ).end( stored );
			return;
		}
		const upstream = await this.#load( request, await buffer( request ) );
		const body = await buffer( upstream );
		const type = upstream.headers[ 'content-type' ] ?? 'text/plain';
		if ( ! type.startsWith( 'text/html' ) || upstream.statusCode !== 200 || request.method !== 'GET' ) {
			// Responses that are not stored keep their headers; the body has been read completely.
			const { 'transfer-encoding': _chunks, ...headers } = upstream.headers;
			response.writeHead( upstream.statusCode ?? 502, headers ).end( body );
			return;
		}
		const page = body.toString( 'utf8' );
		this.#pages.set( key, page );
		response.writeHead( 200, { 'Content-Type': type } ).end( page );
	}

	/** Forwards the request with its `Host`, from which the site builds its URLs. */
	#load( { method, headers, url }: IncomingMessage, body: Buffer ): Promise< IncomingMessage > {
		return new Promise( ( done, failed ) => {
			const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
			get( new URL( url ?? '/', desk.url ), options, done )
				.on( 'error', failed )
				.end( body );
		} );
	}
}
