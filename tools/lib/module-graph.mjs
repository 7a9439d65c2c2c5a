/** Imports between the TypeScript modules of src/, types included. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

const ENDINGS = [ '.ts', '.tsx', '/index.ts', '/index.tsx', '' ];

/** The modules that one imports by a relative path. @returns {string[]} paths relative to the project, with slashes */
function importsOf( root, path ) {
	const { importedFiles } = ts.preProcessFile( readFileSync( join( root, path ), 'utf8' ), true, true );
	return [
		...new Set(
			importedFiles
				.map( ( { fileName } ) => fileName )
				.filter( ( name ) => name.startsWith( '.' ) )
				.flatMap( ( name ) => {
					const base = posix.join( dirname( path ), name );
					const ending = ENDINGS.find(
						( item ) =>
							existsSync( join( root, base + item ) ) && statSync( join( root, base + item ) ).isFile()
					);
					return ending !== undefined && /\.tsx?$/.test( base + ending ) ? [ base + ending ] : [];
				} )
		),
	];
}

/** A module and all that it imports, directly or not. @param {string} entry relative to the project */
export function reachableModules( root, entry ) {
	const found = new Set();
	const visit = ( path ) => {
		if ( ! found.has( path ) ) {
			found.add( path );
			importsOf( root, path ).forEach( visit );
		}
	};
	visit( entry );
	return [ ...found ].sort();
}

/** Import cycles below a folder. @returns {string[]} each as "a.ts -> b.ts -> a.ts" */
export function importCycles( root, folder ) {
	const paths = readdirSync( join( root, folder ), { recursive: true } )
		.map( ( name ) => posix.join( folder, String( name ).replaceAll( '\\', '/' ) ) )
		.filter( ( name ) => /\.tsx?$/.test( name ) )
		.sort();
	const graph = new Map( paths.map( ( path ) => [ path, importsOf( root, path ) ] ) );
	const cycles = [];
	const finished = new Set();
	const stack = [];
	const visit = ( path ) => {
		const start = stack.indexOf( path );
		if ( start >= 0 ) {
			cycles.push( [ ...stack.slice( start ), path ].join( ' -> ' ) );
			return;
		}
		if ( finished.has( path ) ) {
			return;
		}
		stack.push( path );
		( graph.get( path ) ?? [] ).forEach( visit );
		stack.pop();
		finished.add( path );
	};
	paths.forEach( visit );
	return cycles;
}
