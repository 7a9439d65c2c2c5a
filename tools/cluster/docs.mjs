/**
 * `node tools/cluster/docs.mjs`: writes the configuration files of the cluster into docs/operations/scaling.md, with
 * the addresses of real machines.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../tests/support/site.mjs';
import { renderTemplate } from './templates.mjs';

export const SCALING = join( root, 'docs/operations/scaling.md' );

const COMMON = {
	...{ db1: '10.0.0.11', db2: '10.0.0.12', db3: '10.0.0.13' },
	...{ php1: '10.0.0.61', php2: '10.0.0.62', php3: '10.0.0.63' },
	database: '10.0.0.20',
	web: '10.0.0.20',
	varnish: '10.0.0.30',
	redis: '10.0.0.51',
	purgers: '"10.0.0.61";\n\t"10.0.0.62";\n\t"10.0.0.63";',
	url: 'http://10.0.0.30:6081/',
	root: '/var/www/html',
	store: 's3://courant-files/store',
	key: 'the output of: openssl rand -base64 32',
	secret: 'a long random secret',
};
const MEMBERS = [ COMMON.db1, COMMON.db2, COMMON.db3 ].map( ( address ) => `${ address }:4567` ).join( ',' );

/** Values for one file; the others are in COMMON. */
const VALUES = {
	'galera.cnf': {
		...{ user: 'mysql', dir: '/var/lib/mysql', address: COMMON.db1, name: 'db1', members: MEMBERS },
		...{ buffer: '4G', gcache: '1G' },
	},
	'galera-binlog.cnf': { node: '1' },
	'replica.cnf': { dir: '/var/lib/mysql', address: '10.0.0.14', buffer: '4G' },
	'replica.sql': { primary: COMMON.db1, secret: 'a long random secret', delay: 0 },
	'nginx.conf': { user: 'www-data', dir: '/var/lib/courant', address: COMMON.php1, name: 'php1' },
	'nginx-cache.conf': { dir: '/var/lib/courant', address: COMMON.php1 },
	'php-fpm.conf': { user: 'www-data', dir: '/var/lib/courant', workers: 16 },
	'redis.conf': { address: COMMON.redis, dir: '/var/lib/redis' },
	'swift-server.conf': { address: '10.0.0.21', port: 6200, type: 'object', dir: '/srv/swift' },
	'swift-proxy.conf': { address: '10.0.0.21', dir: '/srv/swift' },
};

/** @param {string} text the page @returns {string} the page with the current configuration files */
export function withConfiguration( text ) {
	return text.replaceAll(
		/(<!-- file: (\S+) -->\n\n```\w*\n)[\s\S]*?(```\n)/g,
		( all, begin, name, end ) => begin + renderTemplate( name, { ...COMMON, ...VALUES[ name ] } ) + end
	);
}

if ( process.argv[ 1 ] && resolve( process.argv[ 1 ] ) === fileURLToPath( import.meta.url ) ) {
	writeFileSync( SCALING, withConfiguration( readFileSync( SCALING, 'utf8' ) ) );
}
