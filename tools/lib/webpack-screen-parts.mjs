/**
 * Removes libraries from the dependencies of a script that only its parts need (`SCREEN_PARTS` in src/entries.mjs):
 * the plugin of WordPress adds the dependencies of the parts to those of the script.
 *
 * @param {string} assetFile content of an `.asset.php`
 * @param {string} script
 * @param {{ external: string, handle: string }[]} libraries
 * @returns {string}
 */
export const withoutUnusedLibraries = ( assetFile, script, libraries ) =>
	libraries
		.filter( ( { external } ) => ! script.includes( external ) )
		.reduce( ( content, { handle } ) => {
			const result = content.replace( new RegExp( `'${ handle }'(?:, )?` ), '' );
			if ( result.includes( handle ) ) {
				throw new Error( `The dependency ${ handle } could not be removed from ${ assetFile }` );
			}
			return result;
		}, assetFile );

export class ScreenParts {
	/**
	 * @param {string[]} scripts entries that have parts
	 * @param {{ external: string, handle: string }[]} libraries
	 */
	constructor( scripts, libraries ) {
		this.scripts = scripts;
		this.libraries = libraries;
	}

	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'ScreenParts', ( compilation ) => {
			// After the plugin of WordPress has written the files.
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: 'ScreenParts', stage }, () => {
				for ( const name of this.scripts ) {
					const script = compilation.getAsset( `${ name }.js` )?.source.source().toString();
					if ( script !== undefined ) {
						compilation.updateAsset(
							`${ name }.asset.php`,
							( source ) =>
								new sources.RawSource(
									withoutUnusedLibraries( source.source().toString(), script, this.libraries )
								)
						);
					}
				}
			} );
		} );
	}
}
