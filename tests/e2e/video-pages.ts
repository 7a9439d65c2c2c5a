import type { Page } from '@playwright/test';
import { createPosts, urlAt } from './support/site-data';

export const EMBED = 'www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

export const OWN = { courant_consent: { banner: 'own' }, courant_ads: [] };

export const OPEN = { ...OWN, courant_consent: { banner: 'none', fallback: 'open' } };

export const NONE = 'No video found on this page, modal will not show.';

export const NOTE =
	'Plays from YouTube. When you play it, your browser sends data such as your IP address to www.youtube-nocookie.com, which may store data on your device.';

export const dialog = ( page: Page ) => page.getByRole( 'dialog' );

export const play = ( page: Page ) => page.getByRole( 'button', { name: 'Watch the video: Film lab' } );

export const collectMessages = ( page: Page ): string[] => {
	const text: string[] = [];
	page.on( 'console', ( message ) => text.push( `${ message.type() }: ${ message.text() }` ) );
	return text;
};

/** Creates articles with a video, without one, with a broken one and with an embed in the text; returns their URLs. */
export async function createArticles(): Promise< [ string, string, string, string ] > {
	const posts = await createPosts( [
		{
			fields: {
				post_name: 'film-lab',
				post_title: 'Film lab',
				post_content:
					'<p>Text.</p><div class="wp-block-button"><a class="wp-block-button__link" href="/jobs/">Openings</a></div>',
				meta_input: { courant_video_url: 'https://youtu.be/dQw4w9WgXcQ' },
			},
		},
		{ fields: { post_name: 'no-film-lab', post_title: 'No film lab', post_content: '<p>Text.</p>' } },
		{
			fields: {
				post_name: 'broken-film-lab',
				post_title: 'Broken film lab',
				post_content: '<div data-video-settings="{&quot;youtube_url&quot;">x</div>',
			},
		},
		{
			fields: {
				post_name: 'inherited-film-lab',
				post_title: 'Inherited film lab',
				post_content:
					'<!-- wp:html --><p>Text.</p><figure class="wp-block-embed wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" width="500" height="281" title="Film"></iframe></div></figure><p>More text.</p><!-- /wp:html -->',
			},
		},
	] );
	return [ urlAt( posts, 0 ), urlAt( posts, 1 ), urlAt( posts, 2 ), urlAt( posts, 3 ) ];
}
