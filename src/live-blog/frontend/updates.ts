import { focusOn } from '../../shared/frontend/a11y';

/** Updates by the ID of their element, in the order of the page or response: the newest first. */
export type Updates = ReadonlyMap< string, HTMLElement >;

/** Versions of all updates of a live blog by the ID of their element, the newest first. */
export type Versions = Readonly< Record< string, string > >;

const UPDATE = '[data-live-update][id]';

export function findUpdates( root: ParentNode ): Updates {
	return new Map( [ ...root.querySelectorAll< HTMLElement >( UPDATE ) ].map( ( update ) => [ update.id, update ] ) );
}

export function parseUpdates( html: string ): Updates {
	return findUpdates( new DOMParser().parseFromString( html, 'text/html' ) );
}

const versionOf = ( update: HTMLElement ) => update.dataset[ 'liveUpdate' ] ?? '';

/**
 * Returns the updates that are missing on the page, the newest first. Those that are older than all updates of the page
 * are not missing: they are on another page of the article.
 */
export function missingIds( shown: Updates, versions: Versions ): string[] {
	const all = Object.keys( versions );
	const oldest = Math.max( ...all.map( ( id, index ) => ( shown.has( id ) ? index : -1 ) ) );
	return all.slice( 0, oldest < 0 ? all.length : oldest ).filter( ( id ) => ! shown.has( id ) );
}

/** Returns the pages of a response, after the first one, that contain changed or missing updates. */
export function neededPages( shown: Updates, versions: Versions, pageSize: number ): number[] {
	const missing = new Set( missingIds( shown, versions ) );
	const pages = Object.entries( versions ).map( ( [ id, version ], index ) => {
		const update = shown.get( id );
		const isNeeded = update ? versionOf( update ) !== version : missing.has( id );
		return isNeeded ? Math.floor( index / pageSize ) + 1 : 1;
	} );
	return [ ...new Set( pages ) ].filter( ( page ) => page > 1 );
}

/**
 * Replaces the content of changed updates, and removes updates. The elements of changed updates stay, so that they can
 * keep the focus and are still the target of the URL.
 *
 * @param shown    of the page
 * @param received current updates
 * @param removed  IDs of updates that no longer exist
 * @return whether all were changed: an update whose player is in use must be changed later
 */
export function correctUpdates( shown: Updates, received: Updates, removed: readonly string[] ): boolean {
	const changed = [ ...received ].flatMap( ( [ id, update ] ) => {
		const current = shown.get( id );
		return current && versionOf( current ) !== versionOf( update ) ? [ { current, update } ] : [];
	} );
	const focused = document.activeElement;
	const player = focused?.matches( 'iframe, video, audio' ) ? focused : null;
	const possible = changed.filter( ( { current } ) => ! player || ! current.contains( player ) );
	keepPosition( shown, () => {
		possible.forEach( ( { current, update } ) => {
			const hadFocus = current.contains( document.activeElement );
			current.replaceChildren( ...update.childNodes );
			current.dataset[ 'liveUpdate' ] = versionOf( update );
			if ( hadFocus ) {
				focusOn( current, { preventScroll: true } );
			}
		} );
		removed.forEach( ( id ) => removeUpdate( shown, id ) );
	} );
	return possible.length === changed.length;
}

/** Removes an update. A focus in it moves to the next one. */
function removeUpdate( updates: Updates, id: string ): void {
	const all = [ ...updates.values() ].filter( ( update ) => update.isConnected );
	const index = all.findIndex( ( update ) => update.id === id );
	const hadFocus = all[ index ]?.contains( document.activeElement ) === true;
	const next = all[ index + 1 ] ?? all[ index - 1 ];
	all[ index ]?.remove();
	if ( hadFocus && next ) {
		focusOn( next, { preventScroll: true } );
	}
}

/** Keeps the first visible update where it is, in browsers that do not do it themselves (Safari). */
function keepPosition( updates: Updates, change: () => void ): void {
	if ( CSS.supports( 'overflow-anchor', 'auto' ) ) {
		change();
		return;
	}
	const top = ( update: HTMLElement ) => update.getBoundingClientRect().top;
	const visible = [ ...updates.values() ].filter( ( update ) => top( update ) >= 0 );
	const before = visible.map( top );
	change();
	const index = visible.findIndex( ( update ) => update.isConnected );
	const anchor = visible[ index ];
	if ( anchor && window.scrollY > 0 ) {
		window.scrollBy( { top: top( anchor ) - ( before[ index ] ?? 0 ), behavior: 'instant' } );
	}
}

/** Writes the time of the newest update of the page to the status. */
export function showNewestTime( status: HTMLElement ): void {
	const shown = status.querySelector< HTMLTimeElement >( '[data-live-time]' );
	const [ newest ] = [ ...document.querySelectorAll< HTMLTimeElement >( `${ UPDATE } time` ) ].sort(
		( time, other ) => Date.parse( other.dateTime ) - Date.parse( time.dateTime )
	);
	if ( shown && newest ) {
		shown.dateTime = newest.dateTime;
		shown.textContent = newest.textContent;
	}
}

/** Inserts each update before the next older one of the page. */
export function insertUpdates( added: Updates, versions: Versions, status: HTMLElement ): void {
	const shown = findUpdates( document );
	let older: HTMLElement | undefined;
	for ( const id of Object.keys( versions ).reverse() ) {
		const update = shown.get( id ) ?? added.get( id );
		if ( update && ! shown.has( id ) ) {
			if ( older ) {
				older.before( update );
			} else {
				status.after( update );
			}
		}
		older = update ?? older;
	}
}
