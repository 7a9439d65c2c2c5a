import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compile } from './languages.mjs';

const filesIn = ( folder ) =>
	existsSync( folder )
		? readdirSync( folder, { recursive: true, withFileTypes: true } )
				.filter( ( entry ) => entry.isFile() )
				.map( ( entry ) => relative( folder, join( entry.parentPath ?? entry.path, entry.name ) ) )
		: [];

/**
 * Makes the folder `to` equal to `from`, touching only files that differ.
 *
 * @param {string} from
 * @param {string} to
 * @returns {string[]} the files written or removed, relative to `to`
 */
export function mirror( from, to ) {
	const wanted = filesIn( from );
	const stale = filesIn( to ).filter( ( file ) => ! wanted.includes( file ) );
	stale.forEach( ( file ) => rmSync( join( to, file ) ) );
	const written = wanted.filter( ( file ) => {
		const content = readFileSync( join( from, file ) );
		const target = join( to, file );
		if ( existsSync( target ) && readFileSync( target ).equals( content ) ) {
			return false;
		}
		mkdirSync( dirname( target ), { recursive: true } );
		writeFileSync( target, content );
		return true;
	} );
	return [ ...stale, ...written ];
}

/**
 * Webpack plugin: copies the finished bundles to both packages, which is what WordPress serves and what is packed, and
 * compiles the translations. One instance belongs to all configurations, because nothing is copied before all of them
 * are built. In watch mode each later build of one configuration copies what it changed.
 */
export class PackageBuilds {
	#began = Date.now();
	#isClean = false;
	#unfinished = new Set();

	/**
	 * @param {{ root: string, outputs: { from: string, to: string, name: string }[] }} options `from`: where webpack
	 *   writes, `to`: the folder of the package, `name`: the name for messages
	 */
	constructor( { root, outputs } ) {
		this.root = root;
		this.outputs = outputs;
	}

	apply( compiler ) {
		this.#unfinished.add( compiler );
		const clean = () => {
			if ( ! this.#isClean ) {
				this.#isClean = true;
				// The record that `tools/lib/build.mjs` writes after a production build is outdated now.
				rmSync( join( this.root, '.cache', 'build' ), { force: true } );
				this.outputs.forEach( ( { from } ) => rmSync( from, { recursive: true, force: true } ) );
			}
		};
		compiler.hooks.beforeRun.tap( 'PackageBuilds', clean );
		compiler.hooks.watchRun.tap( 'PackageBuilds', clean );
		compiler.hooks.done.tapPromise( 'PackageBuilds', async ( stats ) => {
			if ( stats.hasErrors() ) {
				return;
			}
			const isFirst = this.#unfinished.delete( compiler );
			if ( this.#unfinished.size > 0 ) {
				return;
			}
			const changed = this.outputs.map( ( { from, to, name } ) => ( { name, files: mirror( from, to ) } ) );
			if ( isFirst ) {
				const languages = await compile( this.root );
				const text = changed.map( ( { name, files } ) => `${ name }: ${ files.length } files changed` );
				console.log(
					`${ [ ...text, `${ languages } translations compiled` ].join( '\n' ) }\nBuilt in ${ ( ( Date.now() - this.#began ) / 1000 ).toFixed( 1 ) } s`
				);
			}
		} );
	}
}
