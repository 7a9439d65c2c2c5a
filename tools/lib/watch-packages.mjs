import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * What a change of a file of a package means for an open page.
 *
 * @param {string} name relative to the package, with slashes
 * @returns {'page' | 'styles' | null} null when the page does not show it
 */
export function effectOf( name ) {
	if ( /(^|\/)\.|^languages\/|~$|\.map$|\.asset\.php$|^assets\/css\//.test( name ) ) {
		return null;
	}
	return name.endsWith( '.css' ) ? 'styles' : /\.(js|php|json|svg|html|woff2|txt)$/.test( name ) ? 'page' : null;
}

/** @returns {import('node:fs').Dirent[]} the folder's entries; none when it is no folder (any more) */
function entriesOf( folder ) {
	try {
		return readdirSync( folder, { withFileTypes: true } );
	} catch {
		return [];
	}
}

/**
 * Watches every folder by itself. Node's recursive watching follows each file on Linux, and loses a file that an editor
 * or Git replaces.
 *
 * @param {string} root
 * @param {(path: string) => void} onChange gets the path relative to `root`, with slashes
 * @returns {() => void} ends watching
 */
function watchFolders( root, onChange ) {
	const watchers = new Map();
	const forget = ( path ) => {
		for ( const watched of watchers.keys() ) {
			if ( watched === path || watched.startsWith( `${ path }/` ) ) {
				watchers.get( watched ).close();
				watchers.delete( watched );
			}
		}
	};
	/** @param {boolean} isNew its files were written before it was watched */
	const add = ( path, isNew ) => {
		const watcher = watch( join( root, path ), ( event, file ) => {
			const changed = [ path, String( file ?? '' ) ].filter( Boolean ).join( '/' );
			if ( event === 'rename' ) {
				forget( changed );
				addIfFolder( changed );
			}
			onChange( changed );
		} );
		watcher.on( 'error', () => forget( path ) );
		watchers.set( path, watcher );
		for ( const entry of entriesOf( join( root, path ) ) ) {
			const inside = [ path, entry.name ].filter( Boolean ).join( '/' );
			if ( entry.isDirectory() ) {
				add( inside, isNew );
			} else if ( isNew ) {
				onChange( inside );
			}
		}
	};
	const addIfFolder = ( path ) => {
		try {
			if ( statSync( join( root, path ) ).isDirectory() ) {
				add( path, true );
			}
		} catch {
			// Deleted again.
		}
	};
	add( '', false );
	return () => watchers.forEach( ( watcher ) => watcher.close() );
}

/**
 * Calls `notify` once for changes within a short time.
 *
 * @param {{ root: string, packages: string[], pause?: number, notify: (effect: 'page' | 'styles', files: string[]) =>
 * void }} options
 *   `pause`: milliseconds without a change after which `notify` is called
 * @returns {{ close: () => void }}
 */
export function watchPackages( { root, packages, pause = 80, notify } ) {
	const changed = new Map();
	let timer;
	const report = () => {
		const effects = [ ...changed.values() ];
		const files = [ ...changed.keys() ];
		changed.clear();
		notify( effects.includes( 'page' ) ? 'page' : 'styles', files );
	};
	const ends = packages.map( ( name ) =>
		watchFolders( join( root, name ), ( path ) => {
			const effect = effectOf( path );
			if ( effect !== null ) {
				changed.set( `${ name }/${ path }`, effect );
				clearTimeout( timer );
				timer = setTimeout( report, pause );
			}
		} )
	);
	return {
		close: () => {
			clearTimeout( timer );
			ends.forEach( ( end ) => end() );
		},
	};
}
