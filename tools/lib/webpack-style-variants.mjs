import webpack from 'webpack';

const { Compilation, sources } = webpack;

/** Not a variant. */
const STYLE_SHEET = /^[^.]+\.css$/;

/**
 * Writes `<name>.<suffix>.css` next to each style sheet that has a cascade layer and that `transform` changes, for
 * themes that need it (docs/features/themes.md).
 */
export class StyleVariant {
	/**
	 * @param {string} suffix
	 * @param {( css: string ) => string} transform
	 * @param {{ except?: string[] }} [options] files without this variant, such as `styles/advertising.css`
	 */
	constructor( suffix, transform, { except = [] } = {} ) {
		this.suffix = suffix;
		this.transform = transform;
		this.except = except;
	}

	apply( compiler ) {
		const name = `StyleVariant ${ this.suffix }`;
		compiler.hooks.thisCompilation.tap( name, ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
			compilation.hooks.processAssets.tap( { name, stage }, ( assets ) => {
				for ( const chunk of compilation.chunks ) {
					for ( const file of [ ...chunk.files ].filter( ( path ) => this.#hasVariant( path ) ) ) {
						const css = assets[ file ].source().toString();
						const changed = css.includes( '@layer' ) ? this.transform( css ) : css;
						if ( changed !== css ) {
							const variant = file.replace( /css$/, `${ this.suffix }.css` );
							compilation.emitAsset( variant, new sources.RawSource( changed ) );
							chunk.files.add( variant );
						}
					}
				}
			} );
		} );
	}

	#hasVariant( file ) {
		return STYLE_SHEET.test( file ) && ! this.except.includes( file );
	}
}
