import { expect, test } from './support/third-parties';
import { desk } from './support/test';

test( 'titles of a featured section in the same row have equal height', async ( { page, site } ) => {
	// Two articles with an image and titles of one and of several lines; other tests change which articles are the
	// latest.
	const mods = await desk.wp< Record< string, unknown > >( `
		$with = get_posts(['numberposts' => 20, 'meta_key' => '_thumbnail_id']);
		usort($with, static fn ($a, $b) => strlen($a->post_title) <=> strlen($b->post_title));
		$ids = [$with[0]->ID, $with[count($with) - 1]->ID];
		return ['courant_featured' => true, 'courant_featured_source' => 'picked', 'courant_featured_ids' => implode(',', $ids),
			'courant_slider' => false, 'courant_ticker' => false] + (array) get_option('theme_mods_courant');
	` );
	await site( { theme_mods_courant: mods } );
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
