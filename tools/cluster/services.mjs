/** Processes of the cluster. They continue when this process ends; the process ids are stored in the cluster's folder. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { killGroup } from '../lib/child.mjs';
import { isOurs, startDetached, stopOurs } from '../lib/processes.mjs';

export class ClusterServices {
	#folder;
	#records;

	/** @param {string} folder every service has a path in it in its command line */
	constructor( folder ) {
		this.#folder = folder;
		this.#records = join( folder, 'processes' );
	}

	/** Starts a service as the leader of its own process group. */
	async start( name, [ program, ...args ], { env = {}, cwd } = {} ) {
		mkdirSync( this.#records, { recursive: true } );
		const pid = await startDetached( {
			program,
			args,
			cwd,
			env: { ...process.env, ...env },
			logFile: join( this.#folder, `${ name }.out` ),
		} );
		writeFileSync( join( this.#records, name ), String( pid ) );
		return pid;
	}

	/** @returns {Promise<boolean>} */
	isRunning( name ) {
		return isOurs( this.#pid( name ), this.#folder );
	}

	/** Kills the service and all of its processes with SIGKILL. */
	kill( name ) {
		return this.signal( name, 'SIGKILL' );
	}

	/** Sends a signal, such as SIGSTOP, to the service and all of its processes. */
	async signal( name, signal ) {
		if ( ! ( await this.isRunning( name ) ) ) {
			throw new Error( `${ name } does not run.` );
		}
		killGroup( this.#pid( name ), signal );
	}

	async stop( name ) {
		await stopOurs( this.#pid( name ), this.#folder );
		rmSync( join( this.#records, name ), { force: true } );
	}

	/** @returns {string[]} names of started services, in no particular order */
	names() {
		try {
			return readdirSync( this.#records );
		} catch {
			return [];
		}
	}

	/** The last lines that a service printed. */
	output( name ) {
		try {
			return readFileSync( join( this.#folder, `${ name }.out` ), 'utf8' )
				.split( '\n' )
				.slice( -15 )
				.join( '\n' );
		} catch {
			return '';
		}
	}

	#pid( name ) {
		try {
			return Number( readFileSync( join( this.#records, name ), 'utf8' ) );
		} catch {
			return undefined;
		}
	}
}
