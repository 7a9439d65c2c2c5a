const KEY = 'courant_video_seen';

/** Videos whose window has opened by itself in this tab (Rulings 31). A browser that stores nothing has seen none. */
export function wasSeen(video: string): boolean {
    try {
        return (sessionStorage.getItem(KEY) ?? '').split(' ').includes(video);
    } catch {
        return false;
    }
}

export function remember(video: string): void {
    try {
        sessionStorage.setItem(KEY, `${sessionStorage.getItem(KEY) ?? ''} ${video}`.trim());
    } catch {
        // It opens again on the next page: nothing is lost.
    }
}
