/**
 * Looks for the article's video and makes its element an island; says so in the console when there is none, or when its
 * settings cannot be read (Spec 5 and 8, Rulings 33). Whether the address is one of a video, the island finds out.
 */
export function findVideo(): void {
    const element = document.querySelector<HTMLElement>('[data-video-settings]');
    let url: unknown;
    try {
        const settings: unknown = element ? JSON.parse(element.dataset['videoSettings'] ?? '') : undefined;
        url = (settings as { youtube_url?: unknown } | null | undefined)?.youtube_url;
    } catch {
        console.warn('Error parsing video settings');
        return;
    }
    if (!element || typeof url !== 'string' || !/youtu/i.test(url)) {
        console.info('No video found on this page, modal will not show.');
        return;
    }
    element.dataset['island'] = 'video';
    element.dataset['when'] = 'load';
    document.dispatchEvent(new CustomEvent('courant:scan'));
}

findVideo();
