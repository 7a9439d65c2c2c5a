/** Addresses and folders of the cluster on one machine. 127.0.0.x needs no configuration on Linux. */
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const ADDRESSES = {
	databases: [ '127.0.0.11', '127.0.0.12', '127.0.0.13' ],
	replica: '127.0.0.14',
	haproxy: '127.0.0.20',
	swift: '127.0.0.21',
	varnish: '127.0.0.30',
	redis: '127.0.0.51',
	nodes: [ '127.0.0.61', '127.0.0.62', '127.0.0.63' ],
};
export const SITE = `http://${ ADDRESSES.haproxy }:8080`;
export const PURGE_URL = `http://${ ADDRESSES.varnish }:6081/`;
export const DATABASE = 'courant';
export const BUCKET = 'courant-files';

/** Other users (mysql, swift) must be able to enter it. */
export const clusterFolder = ( env = process.env ) =>
	resolve( env.COURANT_CLUSTER_DIR ?? join( tmpdir(), 'courant-cluster' ) );
