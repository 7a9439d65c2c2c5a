import { expect, test } from './support/third-parties';
import { findPosts, getOption } from './support/site-data';

test( 'titles of a featured section in the same row have equal height', async ( { page, site } ) => {
	// Two articles with an image and titles of one and of several lines; other tests change which articles are the
	// latest.
	const articles = await findPosts( { numberposts: 20, meta_key: '_thumbnail_id' } );
	articles.sort( ( left, right ) => Buffer.byteLength( left.title ) - Buffer.byteLength( right.title ) );
	await site( {
		theme_mods_courant: {
			...( await getOption< Record< string, unknown > >( 'theme_mods_courant' ) ),
			courant_featured: true,
			courant_featured_source: 'picked',
			courant_featured_ids: [ articles.at( 0 )?.id, articles.at( -1 )?.id ].join(),
			courant_slider: false,
			courant_ticker: false,
		},
	} );
	await page.goto( '/' );
	const titles = page.locator( '.featured' ).first().locator( '.story__title' );
	await expect( titles ).toHaveCount( 2 );
	const [ short, long ] = await titles.evaluateAll( ( all ) =>
		all.map( ( title ) => ( {
			top: title.getBoundingClientRect().top,
			height: title.getBoundingClientRect().height,
			text: title.querySelector( 'a' )?.getBoundingClientRect().height ?? 0,
		} ) )
	);
	expect( Math.abs( ( short?.text ?? 0 ) - ( long?.text ?? 0 ) ) ).toBeGreaterThan( 10 );
	expect( Math.abs( ( short?.top ?? 0 ) - ( long?.top ?? 1 ) ) ).toBeLessThan( 1 );
	expect( Math.abs( ( short?.height ?? 0 ) - ( long?.height ?? 1 ) ) ).toBeLessThan( 1 );
} );
