import { watch } from 'node:fs';
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
	const tell = () => {
		const effects = [ ...changed.values() ];
		const files = [ ...changed.keys() ];
		changed.clear();
		notify( effects.includes( 'page' ) ? 'page' : 'styles', files );
	};
	const watchers = packages.map( ( name ) =>
		watch( join( root, name ), { recursive: true }, ( event, file ) => {
			const path = String( file ?? '' ).replaceAll( '\\', '/' );
			const effect = effectOf( path );
			if ( effect !== null ) {
				changed.set( `${ name }/${ path }`, effect );
				clearTimeout( timer );
				timer = setTimeout( tell, pause );
			}
		} )
	);
	return {
		close: () => {
			clearTimeout( timer );
			watchers.forEach( ( watcher ) => watcher.close() );
		},
	};
}
