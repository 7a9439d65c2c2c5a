import { createRequire } from 'node:module';

/** The parser that stylelint uses. */
export function postcssFor() {
	const require = createRequire( createRequire( import.meta.url ).resolve( 'stylelint' ) );
	return require( 'postcss' );
}
