/** Suggestions of the search overlay, compared with an empty call. */
const suggestions = ( term ) => `/wp-json/courant/v1/search?term=${ encodeURIComponent( term ) }`;

/** Searches that the words of `Seeder.php` and `ArticlesSeeder.php` answer. */
export const SEARCHES = [
	{ name: 'two letters', path: suggestions( 'de' ) },
	{ name: 'a prefix', path: suggestions( 'trans' ) },
	{ name: 'a common word', path: suggestions( 'newsroom' ) },
	{ name: 'a rare word', path: suggestions( 'item12' ) },
	{ name: 'two words', path: suggestions( 'senior translator' ) },
	{ name: 'three common words', path: suggestions( 'newsroom deadline arch' ) },
	{ name: 'one typo', path: suggestions( 'newsrom' ) },
	{ name: 'two typos', path: suggestions( 'newsrom deadlime' ) },
	{ name: 'not found', path: suggestions( 'qqqqzzzz' ) },
];

/** Returns the searches that exceed twice the time of an empty call. @param {{name: string, ratio: number}[]} rows */
export const slowSearches = ( rows ) => rows.filter( ( { ratio } ) => ratio > 2 ).map( ( { name } ) => name );
