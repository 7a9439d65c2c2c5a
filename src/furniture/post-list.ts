/** Documented in theme/readme.txt: what other code may put into a single post. */
export const POST_LIST = '[data-post-list], .post-list-block';
const NAVIGATION = '.post-navigation';
const EVERY = 500;
const TRIES = 60;

/**
 * Moves the post listing block immediately before the previous/next navigation: looks every 500 ms until both exist,
 * moves once, then stops looking (Spec 2.3); on single posts only, for 30 s at most (Rulings 29).
 */
export function placePostList(): void {
    if (!document.body.classList.contains('single-post')) {
        return;
    }
    let tries = 0;
    const timer = setInterval(() => {
        const list = document.querySelector(POST_LIST);
        const navigation = document.querySelector(NAVIGATION);
        const both = list && navigation;
        if (both && navigation.previousElementSibling !== list && !list.contains(navigation)) {
            navigation.before(list);
        }
        tries += 1;
        if (both || tries >= TRIES) {
            clearInterval(timer);
        }
    }, EVERY);
}
