/** The WordPress site of the cluster: one installation, copied to each node. */
import { randomBytes } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildSite, root } from '../../tests/support/site.mjs';
import { run } from '../lib/child.mjs';
import { getWordPress } from '../lib/wordpress.mjs';
import { ADDRESSES, DATABASE, PURGE_URL, SITE } from './layout.mjs';
import { writeTemplate } from './templates.mjs';

/** The folder that all nodes have at the same path, as with NFS. */
export const sharedFolder = ( folder ) => join( folder, 'shared' );

/**
 * @param {string} folder of the cluster
 * @param {{ smtpPort: number, store?: string, muPlugins?: string[], constants?: object }} options
 */
export async function installSite( folder, { smtpPort, store, muPlugins = [], constants = {} } ) {
	const shared = sharedFolder( folder );
	mkdirSync( join( shared, 'uploads' ), { recursive: true } );
	mkdirSync( join( shared, 'files' ), { recursive: true } );
	const { dir: core } = await getWordPress( { version: 'newest' } );
	const location = store ?? join( shared, 'files' );
	const site = await buildSite( {
		dir: join( folder, 'php1' ),
		core,
		url: SITE,
		mariadb: {
			host: `${ ADDRESSES.haproxy }:3306`,
			user: DATABASE,
			password: 'courant',
			name: DATABASE,
		},
		constants: {
			COURANT_PRIVATE_DIR: join( shared, 'files' ),
			COURANT_SMTP_HOST: '127.0.0.1',
			COURANT_SMTP_PORT: smtpPort,
			WP_DEBUG: false,
			...constants,
		},
	} );
	const clusterConfig = writeTemplate( 'wp-config-cluster.php', join( shared, 'wp-config-cluster.php' ), {
		database: ADDRESSES.haproxy,
		redis: ADDRESSES.redis,
		key: randomBytes( 32 ).toString( 'base64' ),
		store: location,
	} );
	const config = join( site.www, 'wp-config.php' );
	const text = readFileSync( config, 'utf8' ).replace( '<?php\n', `<?php\nrequire '${ clusterConfig }';\n` );
	rmSync( config );
	writeFileSync( config, text );
	const content = join( site.www, 'wp-content' );
	copyFileSync( join( root, 'tests/cluster/object-cache.php' ), join( content, 'object-cache.php' ) );
	writeTemplate( 'db-error.php', join( content, 'db-error.php' ), {} );
	writeTemplate( 'varnish-purge.php', join( content, 'mu-plugins/varnish-purge.php' ), { url: PURGE_URL } );
	for ( const plugin of muPlugins ) {
		copyFileSync( join( root, plugin ), join( content, 'mu-plugins', plugin.split( '/' ).pop() ) );
	}
	rmSync( join( content, 'uploads' ), { recursive: true, force: true } );
	symlinkSync( join( shared, 'uploads' ), join( content, 'uploads' ) );
	for ( const node of [ 2, 3 ] ) {
		const target = join( folder, `php${ node }` );
		mkdirSync( target, { recursive: true } );
		const copy = await run( [ 'cp', '-a', site.www, `${ target }/www.part` ] );
		if ( copy.code !== 0 ) {
			throw new Error( copy.output.slice( -2000 ) );
		}
		renameSync( `${ target }/www.part`, join( target, 'www' ) );
	}
	return site;
}

export const isInstalled = ( folder ) => existsSync( join( folder, 'php3', 'www' ) );
