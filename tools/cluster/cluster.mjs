/** Starts and stops all services of the cluster. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/child.mjs';
import { startMailCatcher, stopMailCatcher } from '../lib/mail-catcher.mjs';
import { until } from '../lib/services.mjs';
import { GaleraCluster } from './galera.mjs';
import { ADDRESSES, SITE } from './layout.mjs';
import { PhpNodes } from './nodes.mjs';
import { ClusterServices } from './services.mjs';
import { installSite, isInstalled } from './site.mjs';
import { SwiftStore } from './swift.mjs';
import { writeTemplate } from './templates.mjs';

export class Cluster {
	/** @param {string} folder */
	constructor( folder ) {
		this.folder = folder;
		this.services = new ClusterServices( folder );
		this.url = SITE;
	}

	/**
	 * Stops what is running, and starts all services.
	 *
	 * @param {{ log?: (text: string) => void, store?: string, muPlugins?: string[], constants?: object,
	 * workers?: number, swift?: boolean, fresh?: boolean }} options
	 */
	async start( { log = () => {}, swift = true, workers = 6, env = {}, fresh = false, ...site } = {} ) {
		await this.stop();
		if ( fresh ) {
			rmSync( this.folder, { recursive: true, force: true } );
		}
		mkdirSync( this.folder, { recursive: true } );
		chmodSync( this.folder, 0o755 );
		this.secret = this.#secret();
		log( 'Database: three Galera nodes' );
		this.galera = new GaleraCluster( this.folder, this.services, await idsOf( 'mysql' ) );
		await this.galera.start();
		log( 'HAProxy, Redis and Varnish' );
		await this.startHaproxy();
		await this.startRedis();
		await this.startVarnish();
		this.mail = await startMailCatcher( { dir: join( this.folder, 'mail' ) } );
		if ( swift ) {
			log( 'Object store: Swift with s3api' );
			this.swift = new SwiftStore( this.folder, this.services, await idsOf( 'swift' ), this.secret );
			await this.swift.start();
		}
		this.nodes = new PhpNodes( this.folder, this.services, { env, workers } );
		if ( ! isInstalled( this.folder ) ) {
			log( 'WordPress' );
			await installSite( this.folder, { smtpPort: this.mail.smtpPort, ...site } );
		}
		log( 'Three PHP nodes' );
		for ( const node of [ 1, 2, 3 ] ) {
			await this.nodes.start( node );
		}
		await until( async () => ( await fetch( `${ SITE }/wp-login.php` ) ).ok, { what: 'the site' } );
	}

	async startHaproxy() {
		const [ db1, db2, db3 ] = ADDRESSES.databases;
		const [ php1, php2, php3 ] = ADDRESSES.nodes;
		const config = writeTemplate( 'haproxy.cfg', join( this.folder, 'haproxy.cfg' ), {
			...{ db1, db2, db3, php1, php2, php3 },
			database: ADDRESSES.haproxy,
			web: ADDRESSES.haproxy,
			varnish: ADDRESSES.varnish,
		} );
		await this.services.start( 'haproxy', [ 'haproxy', '-db', '-f', config ] );
	}

	async startRedis() {
		const config = writeTemplate( 'redis.conf', join( this.folder, 'redis.conf' ), {
			address: ADDRESSES.redis,
			dir: this.folder,
		} );
		await this.services.start( 'redis', [ 'redis-server', config ] );
		await until( async () => ( await this.redis( 'PING' ) ).includes( 'PONG' ), { what: 'Redis' } );
	}

	/** Runs a command of Redis. @returns {Promise<string>} */
	async redis( ...command ) {
		return ( await run( [ 'redis-cli', '-h', ADDRESSES.redis, ...command ] ) ).output;
	}

	async startVarnish() {
		const vcl = writeTemplate( 'default.vcl', join( this.folder, 'default.vcl' ), {
			web: ADDRESSES.haproxy,
			purgers: [ '127.0.0.1', ...ADDRESSES.nodes ].map( ( address ) => `"${ address }";` ).join( '\n\t' ),
		} );
		const { varnish } = ADDRESSES;
		await this.services.start( 'varnish', [
			...[ 'varnishd', '-F', '-n', join( this.folder, 'varnish' ), '-f', vcl, '-s', 'malloc,64m' ],
			...[ '-a', `${ varnish }:6081`, '-T', `${ varnish }:6082` ],
		] );
		await until( async () => ( await fetch( `http://${ varnish }:6081/`, { method: 'PURGE' } ) ).status > 0, {
			what: 'Varnish',
		} );
	}

	/** Ends all processes by their ids. */
	async stop() {
		for ( const name of this.services.names().sort( byStopOrder ) ) {
			await this.services.stop( name );
		}
		await stopMailCatcher( join( this.folder, 'mail' ) );
	}

	/** The secret of the object store and of the replica, stored with the cluster. */
	#secret() {
		const path = join( this.folder, 'secret' );
		if ( ! existsSync( path ) ) {
			writeFileSync( path, randomBytes( 16 ).toString( 'hex' ), { mode: 0o600 } );
		}
		return readFileSync( path, 'utf8' );
	}
}

/** The first database node stops last, so that it can bootstrap the cluster again. */
function byStopOrder( left, right ) {
	const position = ( name ) => ( name === 'db1' ? 2 : Number( name.startsWith( 'db' ) ) );
	return position( left ) - position( right ) || left.localeCompare( right );
}

async function idsOf( user ) {
	const number = async ( option ) => Number( ( await run( [ 'id', option, user ] ) ).stdout.trim() );
	return { uid: await number( '-u' ), gid: await number( '-g' ) };
}
