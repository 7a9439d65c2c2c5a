/**
 * A proxy between WordPress and MariaDB that reads the client's half of MySQL's protocol and makes one statement fail:
 * with a genuine error packet, by closing the connection before or after the server had the statement, by a KILL on the
 * server, or by a SIGKILL to the PHP worker that sent it.
 */
import { createConnection, createServer } from 'node:net';
import { rmSync } from 'node:fs';
import { FaultPlan } from './fault-plan.mjs';
import { errorPacket, packets, queryOf, queryPacket, ROLLS_BACK, threadOf } from './mysql-packets.mjs';

/** A connection of WordPress, and the one to MariaDB that the proxy opens for it. */
class ProxiedConnection {
	#client;
	#upstream;
	#plan;
	#kill;
	#close;
	#state = { transaction: null, statement: 0, worker: 0 };
	#thread = 0;
	#greeting = Buffer.alloc( 0 );
	/** Called in place of the server's next response. */
	#afterResponse = null;

	constructor( client, { server, plan, kill, onClose } ) {
		this.#client = client;
		this.#upstream = createConnection( server );
		this.#plan = plan;
		this.#kill = kill;
		const close = () => {
			onClose();
			this.#client.destroy();
			this.#upstream.destroy();
		};
		this.#close = close;
		client.on( 'error', close ).on( 'close', close );
		this.#upstream.on( 'error', close ).on( 'close', close );
		this.#upstream.on( 'data', ( data ) => this.#receive( data ) );
		const received = { rest: Buffer.alloc( 0 ) };
		let chain = Promise.resolve();
		client.on( 'data', ( data ) => {
			received.rest = Buffer.concat( [ received.rest, data ] );
			for ( const whole of packets( received ) ) {
				chain = chain.then( () => this.#send( whole ) ).catch( close );
			}
		} );
	}

	#receive( data ) {
		if ( this.#thread === 0 ) {
			this.#greeting = Buffer.concat( [ this.#greeting, data ] );
			this.#thread = threadOf( this.#greeting );
		}
		if ( this.#afterResponse !== null ) {
			const run = this.#afterResponse;
			this.#afterResponse = null;
			run();
			return;
		}
		this.#client.write( data );
	}

	async #send( whole ) {
		const query = queryOf( whole );
		const kind = query === null ? null : this.#plan.faultOf( this.#state, query );
		if ( kind === 'drop' ) {
			this.#close();
		} else if ( kind === 'worker' ) {
			this.#killWorker();
		} else if ( typeof kind === 'number' ) {
			await this.#fail( kind );
		} else {
			if ( kind === 'drop after' ) {
				this.#afterResponse = this.#close;
			} else if ( kind === 'worker after' ) {
				this.#afterResponse = () => this.#killWorker();
			} else if ( kind === 'kill' ) {
				await this.#kill( this.#thread );
			}
			this.#upstream.write( whole );
		}
	}

	#killWorker() {
		process.kill( this.#state.worker, 'SIGKILL' );
	}

	/** Responds with an error, after a rollback where MariaDB would have made one. */
	async #fail( number ) {
		if ( ROLLS_BACK.includes( number ) ) {
			this.#state.transaction = null;
			await new Promise( ( resolve ) => {
				this.#afterResponse = resolve;
				this.#upstream.write( queryPacket( 'ROLLBACK' ) );
			} );
		}
		this.#client.write( errorPacket( number ) );
	}
}

/**
 * @param {{socket: string, server: string, kill: (thread: number) => Promise<unknown>}} options sockets to listen on
 * and to connect to
 */
export async function startProxy( { socket, server, kill } ) {
	rmSync( socket, { force: true } );
	const open = new Set();
	const plan = new FaultPlan();
	const listener = createServer( ( client ) => {
		open.add( client );
		new ProxiedConnection( client, { server, plan, kill, onClose: () => open.delete( client ) } );
	} );
	await new Promise( ( resolve, reject ) => listener.on( 'error', reject ).listen( socket, resolve ) );
	return {
		host: `localhost:${ socket }`,
		arm: plan.arm.bind( plan ),
		disarm: plan.disarm.bind( plan ),
		isIdle: () => open.size === 0,
		async stop() {
			open.forEach( ( client ) => client.destroy() );
			await new Promise( ( resolve ) => {
				listener.close( resolve );
			} );
		},
	};
}
