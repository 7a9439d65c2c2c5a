import { createHash } from 'node:crypto';
import webpack from 'webpack';

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
