/** PHP nodes: each has its document root, its PHP-FPM and its nginx. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { phpFpm, until } from '../lib/services.mjs';
import { ADDRESSES } from './layout.mjs';
import { writeTemplate } from './templates.mjs';

export class PhpNodes {
	#folder;
	#services;
	#env;
	#workers;

	/** @param {Record<string, string>} env environment of PHP */
	constructor( folder, services, { env = {}, workers = 6 } = {} ) {
		this.#folder = folder;
		this.#services = services;
		this.#env = env;
		this.#workers = workers;
	}

	documentRoot( node ) {
		return join( this.#folder, `php${ node }`, 'www' );
	}

	/** @param {Record<string, string>} env environment of PHP on this node */
	async start( node, env = {} ) {
		const dir = join( this.#folder, `php${ node }` );
		mkdirSync( join( dir, 'tmp' ), { recursive: true } );
		const values = {
			dir,
			user: 'root',
			address: ADDRESSES.nodes[ node - 1 ],
			root: this.documentRoot( node ),
			name: `php${ node }`,
			workers: this.#workers,
		};
		const fpm = writeTemplate( 'php-fpm.conf', join( dir, 'php-fpm.conf' ), values );
		const nginx = writeTemplate( 'nginx.conf', join( dir, 'nginx.conf' ), values );
		writeTemplate( 'nginx-cache.conf', join( dir, 'nginx-cache.conf' ), values );
		await this.#services.start(
			`php${ node }-fpm`,
			// Tests change wp-config.php between two requests.
			[ phpFpm(), '-F', '-R', '-d', 'extension=redis.so', '-d', 'opcache.revalidate_freq=0', '-y', fpm ],
			{ env: { ...this.#env, ...env, COURANT_NODE: values.name } }
		);
		await until( () => existsSync( join( dir, 'php.sock' ) ), { what: `PHP-FPM of ${ values.name }` } );
		const log = join( dir, 'nginx-error.log' );
		await this.#services.start( `php${ node }-nginx`, [ 'nginx', '-p', dir, '-e', log, '-c', nginx ] );
		await until( async () => ( await fetch( `${ this.url( node ) }/fpm-ping` ) ).ok, { what: values.name } );
	}

	/** URL of the node with nginx's page cache. */
	cachedUrl( node ) {
		return `http://${ ADDRESSES.nodes[ node - 1 ] }:8082`;
	}

	url( node ) {
		return `http://${ ADDRESSES.nodes[ node - 1 ] }:8080`;
	}

	async kill( node ) {
		await Promise.all( [ this.#services.kill( `php${ node }-fpm` ), this.#services.kill( `php${ node }-nginx` ) ] );
	}

	async stop( node ) {
		await this.#services.stop( `php${ node }-nginx` );
		await this.#services.stop( `php${ node }-fpm` );
	}
}
