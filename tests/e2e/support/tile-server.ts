import { createServer, type Server } from 'node:http';
import { portOf } from './port';

/** A transparent image of one pixel. */
const TILE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
	'base64'
);

/** A server of map tiles that records the paths of its requests. */
export class TileServer {
	readonly requested: string[] = [];
	readonly #server: Server;

	private constructor() {
		this.#server = createServer( ( { url }, response ) => {
			this.requested.push( url ?? '' );
			response.writeHead( 200, { 'Content-Type': 'image/png' } ).end( TILE );
		} );
	}

	static async start(): Promise< TileServer > {
		const tiles = new TileServer();
		await new Promise< void >( ( done ) => tiles.#server.listen( 0, '127.0.0.1', done ) );
		return tiles;
	}

	get port(): number {
		return portOf( this.#server );
	}

	stop(): void {
		this.#server.closeAllConnections();
		this.#server.close();
	}
}
