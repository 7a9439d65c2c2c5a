/** Three MariaDB nodes in one Galera cluster. */
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/child.mjs';
import { until } from '../lib/services.mjs';
import { ADDRESSES, DATABASE } from './layout.mjs';
import { renderTemplate, writeTemplate } from './templates.mjs';

export class GaleraCluster {
	#folder;
	#services;

	constructor( folder, services, ids ) {
		this.#folder = folder;
		this.#services = services;
		this.ids = ids;
	}

	/** Creates the cluster with its database and users. */
	async start() {
		const isEmpty = ! existsSync( join( this.#folder, 'db1', 'data', 'mysql' ) );
		for ( const node of [ 1, 2, 3 ] ) {
			this.#configure( node );
		}
		if ( isEmpty ) {
			const installed = await run( [
				'mariadb-install-db',
				'--no-defaults',
				'--user=mysql',
				`--datadir=${ join( this.#folder, 'db1', 'data' ) }`,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
			] );
			if ( installed.code !== 0 ) {
				throw new Error( `mariadb-install-db failed:\n${ installed.output.slice( -2000 ) }` );
			}
		}
		await this.#run( 1, [ '--wsrep-new-cluster' ] );
		await this.sql(
			1,
			`CREATE DATABASE IF NOT EXISTS ${ DATABASE }; CREATE USER IF NOT EXISTS ${ DATABASE }@'%' IDENTIFIED BY 'courant'; GRANT ALL ON ${ DATABASE }.* TO ${ DATABASE }@'%'; CREATE USER IF NOT EXISTS 'check'@'%'`
		);
		await this.#run( 2 );
		await this.#run( 3 );
	}

	kill( node ) {
		return this.#services.kill( `db${ node }` );
	}

	/** Starts a killed node, which receives the writes that it missed from the others. */
	async restart( node ) {
		const log = join( this.#folder, `db${ node }`, 'recovery.log' );
		rmSync( log, { force: true } );
		await run( [
			'mariadbd',
			`--defaults-file=${ this.#config( node ) }`,
			'--wsrep-recover',
			`--log-error=${ log }`,
		] );
		const position = /Recovered position:\s*(\S+)/.exec(
			existsSync( log ) ? readFileSync( log, 'utf8' ) : ''
		)?.[ 1 ];
		await this.#run( node, position === undefined ? [] : [ `--wsrep_start_position=${ position }` ] );
	}

	/** Separates a node from the others, or connects it again. */
	isolate( node, isolated = true ) {
		return this.sql( node, `SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${ isolated ? 1 : 0 }'` );
	}

	/** Runs SQL as root on one node. @returns {Promise<string>} */
	async sql( node, statement, database = '' ) {
		const { code, output } = await run( [
			'mariadb',
			'--no-defaults',
			`--socket=${ join( this.#folder, `db${ node }`, 'mariadb.sock' ) }`,
			'-uroot',
			'-N',
			'-B',
			...( database === '' ? [] : [ database ] ),
			'-e',
			statement,
		] );
		if ( code !== 0 ) {
			throw new Error( output );
		}
		return output.trim();
	}

	/** Returns rows of the site's tables on one node. */
	async rows( node, statement ) {
		const text = await this.sql( node, statement, DATABASE );
		return text === '' ? [] : text.split( '\n' ).map( ( line ) => line.split( '\t' ) );
	}

	async isSynchronized( node ) {
		return ( await this.sql( node, "SHOW STATUS LIKE 'wsrep_local_state'" ) ).endsWith( '\t4' );
	}

	async #run( node, args = [] ) {
		const name = `db${ node }`;
		await this.#services.start( name, [ 'mariadbd', `--defaults-file=${ this.#config( node ) }`, ...args ] );
		await until(
			async () =>
				( await this.isSynchronized( node ).catch( () => false ) ) ||
				! ( await this.#services.isRunning( name ) ),
			{ seconds: 60, what: name }
		);
		if ( ! ( await this.#services.isRunning( name ) ) ) {
			throw new Error( `${ name } ended. See ${ join( this.#folder, name, 'mariadb.log' ) }.` );
		}
	}

	#config( node ) {
		return join( this.#folder, `db${ node }`, 'galera.cnf' );
	}

	#configure( node ) {
		const dir = join( this.#folder, `db${ node }` );
		for ( const path of [ dir, join( dir, 'data' ), join( dir, 'tmp' ) ] ) {
			mkdirSync( path, { recursive: true } );
			chownSync( path, this.ids.uid, this.ids.gid );
		}
		writeTemplate( 'galera.cnf', this.#config( node ), {
			user: 'mysql',
			dir,
			address: ADDRESSES.databases[ node - 1 ],
			name: `db${ node }`,
			members: ADDRESSES.databases.map( ( address ) => `${ address }:4567` ).join( ',' ),
			buffer: '64M',
			gcache: '64M',
		} );
		// Settings for the nodes of a test cluster, which share one disk.
		appendFileSync(
			this.#config( node ),
			renderTemplate( 'galera-binlog.cnf', { node: String( node ) } ) +
				'innodb_log_file_size = 32M\ninnodb_flush_log_at_trx_commit = 0\ninnodb_doublewrite = 0\n'
		);
	}
}
