/** The site of one cell: a copy of a prepared site with the demo content, and products in it. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMailCatcher, stopMailCatcher } from '../lib/mail-catcher.mjs';
import { phpSettings, startNativeSite, stopNativeSite } from '../lib/native-site.mjs';
import { projectRoot } from '../lib/paths.mjs';
import { prepareSite } from '../lib/site-driver.mjs';
import { getWordPress } from '../lib/wordpress.mjs';
import { ownNotices } from './notices.mjs';

const execute = promisify( execFile );

/** Not part of a product that is run: its history, its own packages and its tests. */
const SKIPPED = /(?:^|\/)(?:\.git|node_modules|tests?)$/;

const LOG_PROBE = 'courant: a notice that must be in the log';

export class CompatibilitySite {
	#folder;
	#port;
	#log;
	#site;
	#wordpress;
	#env;
	#phpVersion;
	#constants;

	/**
	 * @param {{
	 *   folder: string, port: number, log: import('../lib/log.mjs').Log, wordpress?: 'newest' | 'oldest',
	 *   env?: Record<string, string>, phpVersion?: string, constants?: Record<string, string | number | boolean>,
	 * }} options `env`: such as a PATH with another PHP; the demo content is created without it; `phpVersion`: the one that
	 * must serve the site
	 */
	constructor( { folder, port, log, wordpress = 'newest', env = {}, phpVersion, constants = {} } ) {
		this.#folder = folder;
		this.#port = port;
		this.#log = log;
		this.#wordpress = wordpress;
		this.#env = env;
		this.#phpVersion = phpVersion;
		this.#constants = constants;
	}

	get #run() {
		return join( this.#folder, 'run' );
	}

	get url() {
		return this.#site.url;
	}

	get www() {
		return join( this.#run, 'www' );
	}

	/** Creates the site with the demo content, unless it was created before. */
	async prepare( { fresh = false } = {} ) {
		const base = join( this.#folder, 'base' );
		if ( fresh ) {
			await rm( this.#folder, { recursive: true, force: true } );
		}
		if ( existsSync( base ) ) {
			return;
		}
		await rm( this.#run, { recursive: true, force: true } );
		await this.#start( {}, {} );
		await prepareSite( this.#site, { log: this.#log } );
		await this.stop();
		await rename( this.#run, base );
	}

	/**
	 * Starts a copy of the prepared site with the products in it; none of them is active.
	 *
	 * @param {import('./products.mjs').Product[]} products
	 * @param {Record<string, string | number | boolean>} constants
	 */
	async open( products, constants = {} ) {
		await rm( this.#run, { recursive: true, force: true } );
		await cp( join( this.#folder, 'base' ), this.#run, { recursive: true, verbatimSymlinks: true } );
		for ( const { kind, slug, dir } of products ) {
			await cp( dir, join( this.www, 'wp-content', `${ kind }s`, slug ), {
				recursive: true,
				filter: ( source ) => ! SKIPPED.test( source.slice( dir.length ) ),
			} );
		}
		await this.#start( constants, this.#env );
		await this.#testLog();
		await writeFile( join( this.#run, 'php.log' ), '' );
	}

	/**
	 * Throws an error unless a notice of the served site is in the log, so that an empty log means "no notices", or if
	 * another PHP serves the site.
	 */
	async #testLog() {
		const probe = join( this.www, 'wp-content', 'mu-plugins', 'log-probe.php' );
		const code = `isset( $_GET['log-probe'] ) && trigger_error( '${ LOG_PROBE }, PHP ' . PHP_VERSION . ';' );`;
		await writeFile( probe, `<?php ${ code }\n` );
		await fetch( `${ this.url }/?log-probe` );
		const notices = ownNotices( await this.phpLog(), { www: this.www, root: projectRoot } ).join( '\n' );
		const served = new RegExp( `${ LOG_PROBE }, PHP (.+);` ).exec( notices )?.[ 1 ];
		if ( served === undefined ) {
			throw new Error( "PHP's notices are not written to the log." );
		}
		if ( this.#phpVersion !== undefined && served !== this.#phpVersion ) {
			throw new Error( `PHP ${ served } serves the site.` );
		}
	}

	async stop() {
		await stopNativeSite( this.#run );
		await stopMailCatcher( join( this.#run, 'mail' ) );
	}

	/** @returns {Promise<string>} PHP's error log since the site was opened */
	async phpLog() {
		return readFile( join( this.#run, 'php.log' ), 'utf8' ).catch( () => '' );
	}

	/**
	 * Runs a command of site.php.
	 *
	 * @param {string} command a command of site.php
	 * @param {object} data
	 * @returns {Promise<any>} null when a product ended the process
	 */
	async call( command, data = {} ) {
		const script = join( projectRoot, 'tools', 'compatibility', 'site.php' );
		const settings = [ ...phpSettings(), '-d', `error_log=${ join( this.#run, 'php.log' ) }` ];
		const { stdout } = await execute(
			'php',
			[ ...settings, script, this.www, this.url, command, JSON.stringify( data ) ],
			{ maxBuffer: 1 << 26, timeout: 180_000, env: { ...process.env, ...this.#env } }
		);
		return JSON.parse( stdout.trimEnd().split( '\n' ).at( -1 ) || 'null' );
	}

	async #start( constants, env ) {
		await mkdir( this.#run, { recursive: true } );
		const email = await startMailCatcher( { dir: join( this.#run, 'mail' ) } );
		this.#site = await startNativeSite( {
			dir: this.#run,
			wordpress: await getWordPress( { version: this.#wordpress, log: this.#log } ),
			port: this.#port,
			exactPort: true,
			smtpPort: email.smtpPort,
			log: this.#log,
			env,
			constants: { COURANT_EMAIL_WORKER: 'cli', DISABLE_WP_CRON: true, ...this.#constants, ...constants },
		} );
	}
}
