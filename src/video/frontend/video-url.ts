/**
 * Parses URLs of YouTube videos and playlists by the same rules as `plugin/src/Video/Domain/VideoUrl.php`; both are
 * tested with `tests/fixtures/video/video-urls.json`.
 */
export interface VideoUrl {
	/** '' for a playlist without a video. */
	readonly id: string;
	readonly list: string;
	/** Start time in seconds. */
	readonly start: number;
}

const URL_PATTERN = /^https?:\/\/([a-z0-9.-]+)(?::(?:80|443))?(\/[^?#]*)?(?:\?([^#]*))?(?:#(.*))?$/i;
const FORBIDDEN_CHARACTERS = /[\0-\x20\x7f\\]/;
const HOSTS = [ 'youtube.com', 'youtube-nocookie.com' ];
const PATH_TYPES = [ 'shorts', 'live', 'embed', 'v', 'e' ];

/** Returns undefined if the text is no URL of a video or playlist. */
export function parseVideoUrl( text: string ): VideoUrl | undefined {
	const trimmed = text.replace( /^[ \t\r\n]+|[ \t\r\n]+$/g, '' );
	if ( trimmed.length > 2000 || FORBIDDEN_CHARACTERS.test( trimmed ) ) {
		return undefined;
	}
	const absolute = trimmed.startsWith( '//' )
		? `https:${ trimmed }`
		: /^[a-z0-9.-]+\//i.test( trimmed )
			? `https://${ trimmed }`
			: trimmed;
	const match = URL_PATTERN.exec( absolute );
	if ( ! match ) {
		return undefined;
	}
	const host = ( match[ 1 ] ?? '' ).toLowerCase().replace( /^(?:www|m|music)\./, '' );
	const path = ( match[ 2 ] ?? '' ).split( '/' ).filter( ( segment ) => segment !== '' );
	const query = parseQuery( match[ 3 ] );
	const id =
		host === 'youtu.be'
			? path.length === 1
				? path[ 0 ]
				: undefined
			: HOSTS.includes( host )
				? videoIdFrom( path, query )
				: undefined;
	const listId = query.get( 'list' ) ?? '';
	const list = /^[\w-]{2,64}$/.test( listId ) ? listId : '';
	if ( id === undefined || ( ! /^[\w-]{11}$/.test( id ) && ( id !== '' || list === '' ) ) ) {
		return undefined;
	}
	return {
		id,
		list,
		start: parseTime( query.get( 't' ) ?? query.get( 'start' ) ?? parseQuery( match[ 4 ] ).get( 't' ) ?? '' ),
	};
}

/**
 * Returns the URL of the privacy-enhanced player, muted, with autoplay and status messages
 * (`media/youtube-player.ts`).
 */
export function embedUrl( { id, list, start }: VideoUrl ): string {
	const parameters = `${ start > 0 ? `&start=${ start }` : '' }${ list === '' ? '' : `&list=${ list }` }`;
	return `https://www.youtube-nocookie.com/embed/${ id === '' ? 'videoseries' : id }?autoplay=1&mute=1&playsinline=1&rel=0&enablejsapi=1${ parameters }`;
}

/** Returns the URL of the video on YouTube. */
export function watchUrl( { id, list, start }: VideoUrl ): string {
	if ( id === '' ) {
		return `https://www.youtube.com/playlist?list=${ list }`;
	}
	return `https://www.youtube.com/watch?v=${ id }${ list === '' ? '' : `&list=${ list }` }${ start > 0 ? `&t=${ start }s` : '' }`;
}

function videoIdFrom( path: readonly string[], query: ReadonlyMap< string, string > ): string | undefined {
	const [ type = '', second = '' ] = path;
	if ( type === 'watch' || type === 'playlist' ) {
		return path.length === 1 ? ( type === 'watch' ? ( query.get( 'v' ) ?? '' ) : '' ) : undefined;
	}
	if ( ! PATH_TYPES.includes( type ) || path.length !== 2 ) {
		return undefined;
	}
	return type === 'embed' && second === 'videoseries' ? '' : second;
}

/** Returns the first value of each name, not decoded: a value that needs decoding is no id. */
function parseQuery( query = '' ): ReadonlyMap< string, string > {
	const found = new Map< string, string >();
	for ( const pair of query.replace( /&amp;/g, '&' ).split( '&' ) ) {
		const [ name = '', ...value ] = pair.split( '=' );
		if ( ! found.has( name ) ) {
			found.set( name, value.join( '=' ) );
		}
	}
	return found;
}

/** Parses `90`, `90s`, `1m30s` and `1h2m3s` to seconds; 0 for anything else. */
function parseTime( time: string ): number {
	const [ , hours = 0, minutes = 0, rest = 0 ] =
		/^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec( time ) ?? [];
	return Math.min( 359999, Number( hours ) * 3600 + Number( minutes ) * 60 + Number( rest ) );
}
