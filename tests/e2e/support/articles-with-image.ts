import { createPost, findPost, getPostMeta } from './site-data';

/** Creates the newest articles of the site, so that the front page begins with articles that have an image. */
export async function createArticlesWithImage( count: number ): Promise< void > {
	const { id } = await findPost( { meta_key: '_thumbnail_id' } );
	const image = await getPostMeta< string >( id, '_thumbnail_id' );
	for ( let number = 1; number <= count; number += 1 ) {
		await createPost( {
			post_title: `Article with an image ${ number }`,
			post_content: '<p>Text.</p>',
			meta_input: { _thumbnail_id: image },
		} );
	}
}
