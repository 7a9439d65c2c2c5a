/** OpenStack Swift with its S3 interface, on folders of this machine. */
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/child.mjs';
import { until } from '../lib/services.mjs';
import { ADDRESSES } from './layout.mjs';
import { writeTemplate } from './templates.mjs';

export const S3_ENDPOINT = `http://${ ADDRESSES.swift }:8085`;
const SERVERS = { object: 6200, container: 6201, account: 6202 };
/** The only file that Swift reads these values from. With other values it does not find stored objects. */
const HASH_SETTINGS = '/etc/swift/swift.conf';

export class SwiftStore {
	#dir;
	#services;
	#ids;

	constructor( folder, services, ids, secret ) {
		this.#dir = join( folder, 'swift' );
		this.#services = services;
		this.#ids = ids;
		this.secret = secret;
	}

	async start() {
		if ( ! existsSync( join( this.#dir, 'etc', 'object.ring.gz' ) ) ) {
			await this.#create();
		}
		for ( const type of Object.keys( SERVERS ) ) {
			await this.#services.start( `swift-${ type }`, [
				`swift-${ type }-server`,
				join( this.#dir, 'etc', `${ type }.conf` ),
			] );
		}
		await this.startProxy();
	}

	async startProxy() {
		await this.#services.start( 'swift-proxy', [ 'swift-proxy-server', join( this.#dir, 'etc', 'proxy.conf' ) ] );
		await until( async () => ( await fetch( `${ S3_ENDPOINT }/healthcheck` ) ).ok, { what: 'Swift' } );
	}

	async #create() {
		const etc = join( this.#dir, 'etc' );
		for ( const path of [ this.#dir, etc, join( this.#dir, 'srv' ), join( this.#dir, 'srv', 'd1' ) ] ) {
			mkdirSync( path, { recursive: true } );
			chownSync( path, this.#ids.uid, this.#ids.gid );
		}
		if ( ! existsSync( HASH_SETTINGS ) ) {
			writeFileSync(
				HASH_SETTINGS,
				'[swift-hash]\nswift_hash_path_prefix = courant\nswift_hash_path_suffix = courant\n'
			);
		}
		for ( const [ type, port ] of Object.entries( SERVERS ) ) {
			const values = { address: ADDRESSES.swift, port, type, dir: this.#dir };
			writeTemplate( 'swift-server.conf', join( etc, `${ type }.conf` ), values );
			const builder = join( etc, `${ type }.builder` );
			const device = `--region 1 --zone 1 --ip ${ ADDRESSES.swift } --port ${ port } --device d1 --weight 1`;
			for ( const command of [ 'create 4 1 0', `add ${ device }`, 'rebalance' ] ) {
				await run( [ 'swift-ring-builder', builder, ...command.split( ' ' ) ] );
			}
		}
		writeTemplate( 'swift-proxy.conf', join( etc, 'proxy.conf' ), {
			address: ADDRESSES.swift,
			dir: this.#dir,
			secret: this.secret,
		} );
	}
}
