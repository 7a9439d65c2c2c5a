/** A MariaDB server that replicates from the first node of the cluster. */
import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/child.mjs';
import { until } from '../lib/services.mjs';
import { ADDRESSES, DATABASE } from './layout.mjs';
import { renderTemplate, writeTemplate } from './templates.mjs';

const NAME = 'replica';

export class Replica {
	#dir;
	#cluster;

	constructor( cluster ) {
		this.#cluster = cluster;
		this.#dir = join( cluster.folder, NAME );
	}

	/** @param {{ delay: number }} options seconds by which the replica lags behind */
	async start( { delay } ) {
		const { uid, gid } = this.#cluster.galera.ids;
		rmSync( this.#dir, { recursive: true, force: true } );
		for ( const path of [ this.#dir, join( this.#dir, 'data' ), join( this.#dir, 'tmp' ) ] ) {
			mkdirSync( path, { recursive: true } );
			chownSync( path, uid, gid );
		}
		await check( [
			...[ 'mariadb-install-db', '--no-defaults', '--user=mysql', `--datadir=${ join( this.#dir, 'data' ) }` ],
			...[ '--auth-root-authentication-method=normal', '--skip-test-db' ],
		] );
		const config = writeTemplate( 'replica.cnf', join( this.#dir, 'replica.cnf' ), {
			dir: this.#dir,
			address: ADDRESSES.replica,
			buffer: '64M',
		} );
		await this.#cluster.services.start( NAME, [ 'mariadbd', `--defaults-file=${ config }` ] );
		await until( () => this.sql( 'SELECT 1' ).catch( () => false ), { seconds: 30, what: 'the replica' } );
		await this.#load( delay );
	}

	async stop() {
		await this.#cluster.services.stop( NAME );
	}

	/** @returns {Promise<string>} */
	async sql( statement ) {
		return ( await check( [ 'mariadb', ...this.#client(), '-N', '-B', '-e', statement ] ) ).trim();
	}

	/** @returns {Promise<string>} title of a post as the replica has it now */
	async titleOf( id ) {
		return this.sql( `SELECT post_title FROM ${ DATABASE }.wp_posts WHERE ID = ${ id }` );
	}

	/** Waits until the replica has applied everything that is committed now. */
	async waitUntilCurrent() {
		const position = await this.#cluster.galera.sql( 1, 'SELECT @@gtid_binlog_pos' );
		await this.sql( `SELECT MASTER_GTID_WAIT( '${ position }', 60 )` );
	}

	/** Copies the data of the first node, and begins to replicate. */
	async #load( delay ) {
		const secret = this.#cluster.secret;
		await this.#cluster.galera.sql(
			1,
			`CREATE USER IF NOT EXISTS replica@'%' IDENTIFIED BY '${ secret }'; GRANT REPLICATION SLAVE ON *.* TO replica@'%'`
		);
		const dump = join( this.#dir, 'dump.sql' );
		await check( [
			...[ 'mariadb-dump', '--no-defaults', `--socket=${ join( this.#cluster.folder, 'db1', 'mariadb.sock' ) }` ],
			...[
				'-uroot',
				'--all-databases',
				'--single-transaction',
				'--gtid',
				'--master-data=1',
				'--flush-privileges',
			],
			`--result-file=${ dump }`,
		] );
		// SOURCE is a command of the client, which needs a line of its own.
		await this.sql( `SET sql_log_bin = 0;\nSOURCE ${ dump }` );
		await this.sql( renderTemplate( 'replica.sql', { primary: ADDRESSES.databases[ 0 ], secret, delay } ) );
	}

	#client() {
		return [ '--no-defaults', `--socket=${ join( this.#dir, 'mariadb.sock' ) }`, '-uroot' ];
	}
}

async function check( command ) {
	const { code, output, stdout } = await run( command );
	if ( code !== 0 ) {
		throw new Error( `${ command[ 0 ] }: ${ output.slice( -2000 ) }` );
	}
	return stdout;
}
