import { watchPlayer } from '../kit/media/player';

/** What the server says of a video player (`plugin/src/Video/Wp/EmbeddedVideos.php`). */
interface PlayerTexts {
    readonly failed: string;
    readonly watch: string;
    readonly url: string;
}

/** Embeds of texts, which lie inert in templates until they may be shown (Rulings 31, 35). */
export function start(allows: (category: string) => boolean): void {
    const places = () => [...document.querySelectorAll<HTMLElement>('[data-courant-embed]')];
    const check = () => places().filter((place) => allows(place.dataset['courantEmbed'] ?? '')).forEach((place) => reveal(place));
    document.addEventListener('courant:consent', check);
    document.addEventListener('click', ({ target }) => {
        const place = (target as Element).closest('[data-courant-show]')?.closest<HTMLElement>('[data-courant-embed]');
        if (place) {
            reveal(place, true).focus();
        }
    });
    check();
}

/**
 * Puts the embed where its placeholder was, at the same size, and lazily. A video that was pressed plays at once. An element that is an embed
 * itself, because embeds do not wait for consent on this site, stays as it is.
 *
 * @returns what is shown there now
 */
function reveal(place: HTMLElement, isPressed = false): HTMLElement {
    const template = place.querySelector('template');
    delete place.dataset['courantEmbed'];
    if (template) {
        const content = document.importNode(template.content, true);
        content.querySelectorAll('iframe').forEach((frame) => {
            frame.loading = 'lazy';
            frame.referrerPolicy ||= 'strict-origin-when-cross-origin';
            delete frame.dataset['courantEmbed'];
            if (isPressed && frame.dataset['courantPlayer']) {
                frame.src += '&autoplay=1';
            }
        });
        place.replaceChildren(content);
    }
    const frame = place instanceof HTMLIFrameElement ? place : place.querySelector('iframe');
    if (frame?.dataset['courantPlayer']) {
        watchInSight(frame, JSON.parse(frame.dataset['courantPlayer']) as PlayerTexts);
    }
    return frame ?? place;
}

/** A frame is loaded when it is nearly in sight, so it is watched from there on. */
function watchInSight(frame: HTMLIFrameElement, { failed, watch, url }: PlayerTexts): void {
    const message = document.createElement('p');
    message.className = 'courant-embed-failed';
    message.setAttribute('role', 'alert');
    const link = document.createElement('a');
    link.href = url;
    link.textContent = watch;
    message.append(failed, ' ', link);
    const observer = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
            observer.disconnect();
            watchPlayer(frame, (isThere) => {
                frame.style.visibility = isThere ? '' : 'hidden';
                if (isThere) {
                    message.remove();
                } else {
                    frame.after(message);
                }
            });
        }
    });
    observer.observe(frame);
}
