import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { postcssFor } from './reference/postcss.mjs';

const { Compilation, sources } = webpack;

/**
 * Writes `<name>.asset.php` next to each built file of an entry: no dependencies, and a version that is the hash of
 * the content, so that browsers can cache a file permanently. A named version takes precedence (the loader's must be
 * orderable, because both packages contain it and the newer one is used; the hash is written as well).
 */
export class AssetFiles {
	/** @param {{ versions?: Record<string, string> }} [options] */
	constructor( { versions = {} } = {} ) {
		this.versions = versions;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'AssetFiles', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: 'AssetFiles', stage }, ( assets ) => {
				for ( const [ name, entry ] of compilation.entrypoints ) {
					const files = entry
						.getFiles()
						.filter( ( file ) => assets[ file ] && /\.(js|css)$/.test( file ) )
						.sort();
					const hash = createHash( 'sha256' );
					files.forEach( ( file ) => hash.update( assets[ file ].buffer() ) );
					const content = hash.digest( 'hex' ).slice( 0, 16 );
					const php = `<?php return ['dependencies' => [], 'version' => '${ this.versions[ name ] ?? content }', 'hash' => '${ content }'];\n`;
					compilation.emitAsset( `${ name }.asset.php`, new sources.RawSource( php ) );
				}
			} );
		} );
	}
}

/**
 * Joins adjacent blocks of the same cascade layer, one for each imported file, and removes the spaces that esbuild
 * leaves in values.
 */
export class CompactStyles {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'CompactStyles', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
			compilation.hooks.processAssets.tap( { name: 'CompactStyles', stage }, ( assets ) => {
				for ( const file of Object.keys( assets ).filter( ( name ) => name.endsWith( '.css' ) ) ) {
					compilation.updateAsset(
						file,
						( source ) => new sources.RawSource( compact( source.source().toString() ) )
					);
				}
			} );
		} );
	}
}

/** @param {string} css as esbuild minifies it */
export function compact( css ) {
	const sheet = postcssFor().parse( css );
	sheet.each( ( layer ) => {
		for ( let next = layer.next(); isSameLayer( layer, next ); next = layer.next() ) {
			layer.append( next.nodes );
			next.remove();
		}
	} );
	sheet.walk( ( node ) => {
		node.raws.before = '';
		if ( node.type === 'decl' ) {
			node.raws.between = ':';
			node.value = withoutSpaces( node.value );
		} else {
			node.raws.after = '';
		}
	} );
	return sheet.toString();
}

function isSameLayer( layer, next ) {
	return (
		layer.name === 'layer' &&
		layer.nodes !== undefined &&
		next?.name === 'layer' &&
		next.nodes !== undefined &&
		next.params === layer.params
	);
}

/** Strings stay as they are. */
function withoutSpaces( value ) {
	return value
		.split( /("[^"]*"|'[^']*')/ )
		.map( ( part, index ) => ( index % 2 === 1 ? part : part.replace( /\s*([,/])\s+/g, '$1' ) ) )
		.join( '' );
}

/**
 * Writes calls of the page's globals as method calls: `kit.jsx()` instead of `(0, kit.jsx)()`. None of these functions
 * uses `this`.
 */
export class DirectCalls {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'DirectCalls', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
			compilation.hooks.processAssets.tap( { name: 'DirectCalls', stage }, ( assets ) => {
				for ( const file of Object.keys( assets ).filter( ( name ) => name.endsWith( '.js' ) ) ) {
					compilation.updateAsset(
						file,
						( source ) => new sources.RawSource( directCalls( source.source().toString() ) )
					);
				}
			} );
		} );
	}
}

/** @param {string} script as webpack writes it, before it is minified */
export function directCalls( script ) {
	return script.replace( /\(0,\s*(external_\w+\.\w+)\)\(/g, '$1(' );
}

/** Omits the empty scripts that webpack creates for style sheets as entries. */
export class DropScriptsOfStyles {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'DropScriptsOfStyles', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
			compilation.hooks.processAssets.tap( { name: 'DropScriptsOfStyles', stage }, ( assets ) => {
				Object.keys( assets )
					.filter( ( file ) => file.endsWith( '.js' ) )
					.forEach( ( file ) => compilation.deleteAsset( file ) );
			} );
		} );
	}
}
