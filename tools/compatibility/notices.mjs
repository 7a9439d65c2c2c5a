/** Reads PHP's error log. */

const ENTRY = /^\[[^\]]+\] PHP (?:Warning|Notice|Deprecated|Fatal error|Parse error|Recoverable fatal error)/;

/**
 * Returns the notices that name a file, class or text domain of this project, each once.
 *
 * @param {string} log
 * @param {{ www: string, root: string }} paths web root of the site, folder of this project
 */
export function ownNotices( log, { www, root } ) {
	const lines = log
		.split( '\n' )
		.filter( ( entry ) => ENTRY.test( entry ) )
		.map( ( entry ) =>
			entry
				.replaceAll( www, '' )
				.replaceAll( root, '<project>' )
				// WordPress and its database driver are in the cache of this project.
				.replace( /\S*\/\.cache\/courant\//g, '' )
				.replace( /^\[[^\]]+\] /, '' )
		);
	return [ ...new Set( lines.filter( ( entry ) => /<project>\/(?:plugin|theme)\/|courant/i.test( entry ) ) ) ];
}
