import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';

/**
 * Returns why the npm packages must be installed; null if they are up to date.
 *
 * @param {string} root
 * @returns {string | null}
 */
export function missingDependencies( root ) {
	const folder = join( root, 'node_modules' );
	// A linked folder belongs to another work tree, which installs its packages.
	if ( existsSync( folder ) && lstatSync( folder ).isSymbolicLink() ) {
		return null;
	}
	const installed = packagesIn( join( folder, '.package-lock.json' ) );
	if ( installed === null ) {
		return 'Installing packages (once, a minute or two)';
	}
	const wanted = Object.entries( packagesIn( join( root, 'package-lock.json' ) ) ?? {} );
	const differs = wanted.some(
		( [ path, meta ] ) =>
			path !== '' && ! meta.optional && ! meta.link && installed[ path ]?.version !== meta.version
	);
	return differs ? 'Installing packages (the lockfile has changed)' : null;
}

function packagesIn( file ) {
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) ).packages ?? {};
	} catch {
		return null;
	}
}

/** `npm ci`, its own progress shown. */
export function installDependencies( root ) {
	return new Promise( ( resolve, reject ) => {
		const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
		const child = spawn( npm, [ 'ci', '--no-audit', '--no-fund' ], {
			cwd: root,
			// The caller builds what it needs; only the hook would be left to prepare.
			env: { ...process.env, COURANT_PREPARE: '0' },
			stdio: [ 'ignore', 'inherit', 'inherit' ],
			shell: process.platform === 'win32',
		} );
		child.on( 'error', reject );
		child.on( 'close', ( code ) =>
			code === 0 ? resolve() : reject( new Error( `npm ci ended with ${ code }.` ) )
		);
	} );
}
