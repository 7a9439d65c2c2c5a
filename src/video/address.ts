/**
 * Addresses of YouTube videos and playlists, read as `plugin/src/Video/Domain/VideoAddress.php` reads them; the fixture
 * `tests/fixtures/video/addresses-and-what-they-mean.json` is the law of both (Spec 3; theme and furniture 3.2).
 */
export interface VideoAddress {
    /** '' where there is a list alone */
    readonly id: string;
    readonly list: string;
    /** seconds; 0: from the beginning */
    readonly start: number;
}

const ADDRESS = /^https?:\/\/([a-z0-9.-]+)(?::(?:80|443))?(\/[^?#]*)?(?:\?([^#]*))?(?:#(.*))?$/i;
const REFUSED = /[\0-\x20\x7f\\]/;
const HOSTS = ['youtube.com', 'youtube-nocookie.com'];
const KINDS = ['shorts', 'live', 'embed', 'v', 'e'];

/** Undefined for everything that is no address of a video. */
export function parseVideoAddress(text: string): VideoAddress | undefined {
    const trimmed = text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
    if (trimmed.length > 2000 || REFUSED.test(trimmed)) {
        return undefined;
    }
    const whole = trimmed.startsWith('//') ? `https:${trimmed}` : /^[a-z0-9.-]+\//i.test(trimmed) ? `https://${trimmed}` : trimmed;
    const part = ADDRESS.exec(whole);
    if (!part) {
        return undefined;
    }
    const host = (part[1] ?? '').toLowerCase().replace(/^(?:www|m|music)\./, '');
    const path = (part[2] ?? '').split('/').filter((step) => step !== '');
    const query = pairs(part[3]);
    const id = host === 'youtu.be' ? (path.length === 1 ? path[0] : undefined) : HOSTS.includes(host) ? idIn(path, query) : undefined;
    const given = query.get('list') ?? '';
    const list = /^[\w-]{2,64}$/.test(given) ? given : '';
    if (id === undefined || (!/^[\w-]{11}$/.test(id) && (id !== '' || list === ''))) {
        return undefined;
    }
    return { id, list, start: seconds(query.get('t') ?? query.get('start') ?? pairs(part[4]).get('t') ?? '') };
}

/** The player's URL: privacy-enhanced, playing by itself without sound, and answering messages (`player.ts`). */
export function embedAddress({ id, list, start }: VideoAddress): string {
    const more = `${start > 0 ? `&start=${start}` : ''}${list === '' ? '' : `&list=${list}`}`;
    return `https://www.youtube-nocookie.com/embed/${id === '' ? 'videoseries' : id}?autoplay=1&mute=1&playsinline=1&rel=0&enablejsapi=1${more}`;
}

/** Where a visitor can watch it without us. */
export function watchAddress({ id, list, start }: VideoAddress): string {
    if (id === '') {
        return `https://www.youtube.com/playlist?list=${list}`;
    }
    return `https://www.youtube.com/watch?v=${id}${list === '' ? '' : `&list=${list}`}${start > 0 ? `&t=${start}s` : ''}`;
}

function idIn(path: readonly string[], query: ReadonlyMap<string, string>): string | undefined {
    const [kind = '', second = ''] = path;
    if (kind === 'watch' || kind === 'playlist') {
        return path.length === 1 ? (kind === 'watch' ? (query.get('v') ?? '') : '') : undefined;
    }
    if (!KINDS.includes(kind) || path.length !== 2) {
        return undefined;
    }
    return kind === 'embed' && second === 'videoseries' ? '' : second;
}

/** The first of each name, undecoded: what has to be decoded is no id. */
function pairs(query = ''): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const pair of query.replace(/&amp;/g, '&').split('&')) {
        const [name = '', ...value] = pair.split('=');
        if (!found.has(name)) {
            found.set(name, value.join('='));
        }
    }
    return found;
}

/** `90`, `90s`, `1m30s`, `1h2m3s`; everything else is the beginning. */
function seconds(time: string): number {
    const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
    return Math.min(359999, Number(hours) * 3600 + Number(minutes) * 60 + Number(rest));
}
