/** Documented in theme/readme.txt: markup that other plugins may add to a single post. */
export const POST_LIST = '[data-post-list], .post-list-block';
const NAVIGATION = '.post-navigation';
const POLL_INTERVAL = 500;
const MAX_ATTEMPTS = 60;

/**
 * Moves the post list directly before the previous/next navigation: checks every 500 ms until both exist, for at most
 * 30 s, on single posts only.
 */
export function movePostList(): void {
	if ( ! document.body.classList.contains( 'single-post' ) ) {
		return;
	}
	let attempts = 0;
	const timer = setInterval( () => {
		const list = document.querySelector( POST_LIST );
		const navigation = document.querySelector( NAVIGATION );
		const both = list && navigation;
		if ( both && navigation.previousElementSibling !== list && ! list.contains( navigation ) ) {
			navigation.before( list );
		}
		attempts += 1;
		if ( both || attempts >= MAX_ATTEMPTS ) {
			clearInterval( timer );
		}
	}, POLL_INTERVAL );
}
