const SYSTEMS = [
	'aix',
	'android',
	'darwin',
	'freebsd',
	'linux',
	'netbsd',
	'openbsd',
	'openharmony',
	'sunos',
	'win32',
];
const PROCESSORS = [ 'arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 's390x', 'riscv64', 'wasm32', 'x64' ];
const LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/**
 * Returns optional dependencies for other platforms that the lockfile does not contain.
 *
 * npm omits those that its registry does not have, and `npm ci` then rejects the whole lockfile on every machine.
 *
 * @param {{ packages: Record<string, any> }} lock
 * @returns {Array<{ path: string, entry: Record<string, any> }>} what to add; exact versions only
 */
export function missingPlatforms( lock ) {
	const missing = new Map();
	for ( const [ path, meta ] of Object.entries( lock.packages ) ) {
		for ( const [ name, version ] of Object.entries( meta.optionalDependencies ?? {} ) ) {
			if ( ! isLocked( lock.packages, path, name ) && /^\d+\.\d+\.\d+[\w.-]*$/.test( version ) ) {
				missing.set( lockfilePath( path, name ), entryFor( name, version, meta.dev === true ) );
			}
		}
	}
	return [ ...missing ].map( ( [ path, entry ] ) => ( { path, entry } ) );
}

/** The lockfile with those added, its packages in npm's order. */
export function completed( lock ) {
	const added = Object.fromEntries( missingPlatforms( lock ).map( ( { path, entry } ) => [ path, entry ] ) );
	const packages = Object.fromEntries(
		Object.entries( { ...lock.packages, ...added } ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : a > b ? 1 : 0 ) )
	);
	return { ...lock, packages };
}

/** Searches the folders that Node searches: next to the package and in every parent folder. */
function isLocked( packages, from, name ) {
	for ( let folder = from; ; folder = folder.slice( 0, Math.max( 0, folder.lastIndexOf( '/node_modules/' ) ) ) ) {
		if ( packages[ `${ folder ? `${ folder }/` : '' }node_modules/${ name }` ] ) {
			return true;
		}
		if ( folder === '' ) {
			return false;
		}
	}
}

/** Next to the package when it is at the top level, otherwise inside of it. */
function lockfilePath( path, name ) {
	return path.indexOf( '/node_modules/' ) > 0 ? `${ path }/node_modules/${ name }` : `node_modules/${ name }`;
}

function entryFor( name, version, dev ) {
	const text = name.split( '/' ).at( -1 ).split( /[-_]/ );
	const optional = ( key, value ) => ( value ? { [ key ]: [ value ] } : {} );
	return {
		version,
		...optional(
			'cpu',
			text.find( ( word ) => PROCESSORS.includes( word ) )
		),
		...( dev ? { dev } : {} ),
		...optional( 'libc', text.map( ( word ) => LIBRARIES[ word ] ).find( Boolean ) ),
		optional: true,
		...optional(
			'os',
			text.find( ( word ) => SYSTEMS.includes( word ) )
		),
	};
}
