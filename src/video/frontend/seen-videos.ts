const STORAGE_KEY = 'courant_video_seen';

/** Returns whether the dialog of this video has opened by itself in this tab. False if storage is blocked. */
export function wasSeen( video: string ): boolean {
	try {
		return ( sessionStorage.getItem( STORAGE_KEY ) ?? '' ).split( ' ' ).includes( video );
	} catch {
		return false;
	}
}

export function markSeen( video: string ): void {
	try {
		sessionStorage.setItem( STORAGE_KEY, `${ sessionStorage.getItem( STORAGE_KEY ) ?? '' } ${ video }`.trim() );
	} catch {
		// Storage is blocked: the dialog opens again on the next page.
	}
}
