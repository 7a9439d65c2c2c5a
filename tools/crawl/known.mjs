/**
 * Errors that the theme unit test contains on purpose: content is shown as its authors wrote it. An entry that no longer
 * occurs is reported when all URLs are visited.
 */
const KNOWN = [
	{
		path: /markup-and-formatting|html-tags-and-formatting|template-comments/,
		what: /^HTML .*<(?:acronym|big|tt)>/,
		why: 'shows every element, the outdated ones too',
	},
	{
		path: /nested-and-mixed-lists|markup-text-alignment/,
		what: /^axe heading-order/,
		why: 'headings of its text skip a level',
	},
	{ path: /block-gallery/, what: /^axe image-redundant-alt/, why: 'captions repeat the alternative texts' },
	{
		path: /post-format-image\//,
		what: /^axe link-name: \.entry-content/,
		why: 'a linked picture without an alternative text',
	},
	{
		path: /block-category-common/,
		what: /^axe color-contrast: \.has-background/,
		why: 'grey on red, chosen for one paragraph',
	},
	{
		path: /^\/donaudampf/,
		what: /^axe landmark-unique: \.entry-content/,
		why: 'a search form in an article has no name of its own',
	},
	{ path: /post-format-gallery\//, what: /^HTML close-order/, why: 'a page break is inside a paragraph' },
];

export const isKnown = ( { path, what } ) =>
	KNOWN.some( ( known ) => known.path.test( path ) && known.what.test( what ) );

/** @returns {string[]} lines of this list that none of the faults needs */
export const unneeded = ( faults ) =>
	KNOWN.filter(
		( known ) => ! faults.some( ( { path, what } ) => known.path.test( path ) && known.what.test( what ) )
	).map( ( { why } ) => why );
