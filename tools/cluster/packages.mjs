/** Debian packages of the cluster. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { run } from '../lib/child.mjs';
import { aptInstall, ensureSystem, hasProgram } from '../lib/system.mjs';

const PROGRAMS = {
	mariadbd: 'mariadb-server',
	rsync: 'rsync',
	socat: 'socat',
	haproxy: 'haproxy',
	'redis-server': 'redis-server',
	varnishd: 'varnish',
};
const SWIFT_PROGRAMS = {
	'swift-proxy-server': 'swift-proxy',
	'swift-account-server': 'swift-account',
	'swift-container-server': 'swift-container',
	'swift-object-server': 'swift-object',
	'swift-ring-builder': 'swift',
};
const FILES = {
	'/usr/lib/galera/libgalera_smm.so': 'galera-4',
	'/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1': 'libfaketime',
	'/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so': 'varnish-modules',
	'/etc/php/8.2/mods-available/redis.ini': 'php8.2-redis',
};
const POLICY = '/usr/sbin/policy-rc.d';

/** @returns {string[]} Debian packages that are missing */
export function missingClusterPackages( { swift = true } = {} ) {
	return [
		...Object.entries( { ...PROGRAMS, ...( swift ? SWIFT_PROGRAMS : {} ) } ).filter(
			( [ name ] ) => ! hasProgram( name )
		),
		...Object.entries( FILES ).filter( ( [ path ] ) => ! existsSync( path.replace( 'x86_64', machine() ) ) ),
	].map( ( [ , name ] ) => name );
}

/**
 * @param {(text: string) => void} log
 * @param {{ swift: boolean }} options whether the object store is needed, whose packages take 30 s to install
 * @throws {Error} with one line that names what is missing
 */
export async function ensureClusterPackages( log, { swift } = { swift: true } ) {
	if ( process.platform !== 'linux' || process.getuid?.() !== 0 || ! hasProgram( 'apt-get' ) ) {
		throw new Error( 'The cluster needs Debian and root.' );
	}
	await ensureSystem( log );
	const missing = missingClusterPackages( { swift } );
	if ( missing.length > 0 ) {
		log( `Installing ${ missing.join( ' ' ) }` );
		await install( missing );
	}
	const left = missingClusterPackages( { swift } );
	if ( left.length > 0 ) {
		throw new Error( `These Debian packages are missing: ${ left.join( ' ' ) }` );
	}
}

/** Installs packages without starting their services, and without enabling the Redis extension for other sites. */
async function install( packages ) {
	const before = existsSync( POLICY ) ? { text: readFileSync( POLICY ), mode: statSync( POLICY ).mode } : null;
	writeFileSync( POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 } );
	try {
		await aptInstall( packages );
		if ( packages.includes( 'php8.2-redis' ) ) {
			await run( [ 'phpdismod', 'redis' ] );
		}
	} finally {
		if ( before === null ) {
			rmSync( POLICY, { force: true } );
		} else {
			writeFileSync( POLICY, before.text, { mode: before.mode } );
		}
	}
}

function machine() {
	return process.arch === 'arm64' ? 'aarch64' : 'x86_64';
}
