/**
 * The URL that represents a template in screenshots: the first of its kind, or the one whose path contains this text.
 */
const SHEETS = [
	[ 'Front page', 'front page' ],
	[ 'Front page, dark', 'front page', '', { dark: true } ],
	[ 'Front page, from right to left', 'front page', '', { rtl: true } ],
	[ 'Front page, second page', 'front page, second' ],
	[ 'All articles', 'blog index' ],
	[ 'All articles, second page', 'blog index, second' ],
	[ 'A page as magazine', 'page as magazine' ],
	[ 'Article', 'article with comments', 'harbour' ],
	[ 'Article, dark', 'article with comments', 'harbour', { dark: true } ],
	[ 'Article, from right to left', 'article with comments', 'harbour', { rtl: true } ],
	[ 'Article without a picture', 'article', 'post-format-standard' ],
	[ 'Article with many nested comments', 'article with comments', 'template-comments' ],
	[ 'Article with every element', 'article', 'markup-html-tags' ],
	[ 'Article with blocks in columns', 'article', 'column-blocks' ],
	[ 'Article with pictures at its edges', 'article', 'markup-image-alignment' ],
	[ 'Article with quotations', 'article', 'block-quotes' ],
	[ 'Article with a password', 'article with password' ],
	[ 'Article of several pages', 'article, page of several' ],
	[ 'Article with galleries', 'article with galleries' ],
	[ 'Format: aside', 'format aside' ],
	[ 'Format: chat', 'format chat' ],
	[ 'Format: gallery', 'format gallery' ],
	[ 'Format: image', 'format image' ],
	[ 'Format: link', 'format link' ],
	[ 'Format: quote', 'format quote' ],
	[ 'Format: status', 'format status' ],
	[ 'Format: video', 'format video' ],
	[ 'Page', 'page', 'about' ],
	[ 'Page without a sidebar', 'page without sidebar' ],
	[ 'Category', 'category', 'cities' ],
	[ 'Category, second page', 'category, second' ],
	[ 'Tag', 'tag', 'ports' ],
	[ 'Author', 'author', 'ines' ],
	[ 'Year', 'year' ],
	[ 'Month', 'month' ],
	[ 'Archive of a format', 'archive of a format' ],
	[ 'Search', 'search' ],
	[ 'Search without results', 'search, nothing' ],
	[ 'Missing page', 'not found' ],
	[ 'Attachment: a picture', 'attachment, picture' ],
	[ 'Attachment: a file', 'attachment, file' ],
	[ 'Openings', 'openings' ],
	[ 'Openings of a specification', 'specification', 'editorial' ],
	[ 'Page with a listing', 'listing page' ],
	[ 'Page with a listing, dark', 'listing page', '', { dark: true } ],
	[ 'Opening', 'opening' ],
	[ 'Opening, dark', 'opening', '', { dark: true } ],
	[ 'Opening, from right to left', 'opening', '', { rtl: true } ],
];

/**
 * @param {{path: string, template: string}[]} targets
 * @returns {{title: string, name: string, path: string, dark?: boolean, rtl?: boolean}[]}
 */
export function sheetsOf( targets ) {
	const forgotten = [ ...new Set( targets.map( ( { template } ) => template ) ) ].filter(
		( template ) => ! SHEETS.some( ( [ , shown ] ) => shown === template )
	);
	if ( forgotten.length > 0 ) {
		throw new Error( `No sheet in tools/crawl/sheets.mjs shows: ${ forgotten.join( ', ' ) }` );
	}
	return SHEETS.map( ( [ title, template, text = '', more = {} ] ) => {
		const found = targets.find( ( target ) => target.template === template && target.path.includes( text ) );
		if ( found === undefined ) {
			throw new Error( `The site has no URL for the sheet "${ title }".` );
		}
		return { title, name: title.toLowerCase().replaceAll( /[^a-z]+/g, '-' ), path: found.path, ...more };
	} );
}
