import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { SCALING, withConfiguration } from '../../../tools/cluster/docs.mjs';
import { ClusterServices } from '../../../tools/cluster/services.mjs';
import { renderTemplate } from '../../../tools/cluster/templates.mjs';
import { projectRoot } from '../../../tools/lib/paths.mjs';
import { scratch } from './support.mjs';

const page = readFileSync( SCALING, 'utf8' );

test( 'the documentation has the configuration files that the cluster uses', () => {
	assert.equal( page, withConfiguration( page ), 'Run node tools/cluster/docs.mjs.' );
} );

test( 'every configuration file of the cluster is documented', () => {
	const documented = [ ...page.matchAll( /<!-- file: (\S+) -->/g ) ].map( ( [ , name ] ) => name );
	assert.deepEqual( documented.sort(), readdirSync( join( projectRoot, 'tools/cluster/config' ) ).sort() );
} );

test( 'a template without one of its values is refused', () => {
	assert.throws( () => renderTemplate( 'redis.conf', { address: '127.0.0.51' } ), /redis\.conf: no value for dir/ );
} );

test( 'a service is stopped by its process id, which another cluster does not recognize', async ( context ) => {
	const folder = await scratch( context );
	const services = new ClusterServices( folder );
	await services.start( 'sleeper', [ 'sh', '-c', `sleep 60 & wait # ${ folder }` ] );
	const other = new ClusterServices( join( folder, 'other' ) );
	assert.equal( await services.isRunning( 'sleeper' ), true );
	assert.equal( await other.isRunning( 'sleeper' ), false );
	await services.stop( 'sleeper' );
	assert.equal( await services.isRunning( 'sleeper' ), false );
	assert.deepEqual( services.names(), [] );
} );
