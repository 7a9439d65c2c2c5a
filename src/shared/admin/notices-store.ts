import { findCoreNotices } from './packages/notices';
import type { CoreNotices, Notice } from './packages/notices';

/** Notices until the page has loaded the store of WordPress. */
let own: readonly Notice[] = [];
let core: CoreNotices | undefined;
const listeners = new Set< () => void >();

const emit = (): void => listeners.forEach( ( listener ) => listener() );

function createInCore( { status, content, ...options }: Notice ): void {
	// ScreenNotices has live regions.
	core?.createNotice( status, content, { ...options, speak: false } );
}

/** Uses the store `core/notices`, with the notices of other plugins, as soon as the page has loaded it. */
export function connectCoreNotices(): void {
	if ( core !== undefined ) {
		return;
	}
	core = findCoreNotices();
	if ( core !== undefined ) {
		core.subscribe( emit );
		own.forEach( createInCore );
		own = [];
		emit();
	}
}

// WordPress may print the script after that of the screen.
window.addEventListener( 'load', connectCoreNotices );

/** Returns the same list until a notice is added or removed. */
export const getNotices = (): readonly Notice[] => core?.getNotices() ?? own;

export function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	connectCoreNotices();
	return () => listeners.delete( listener );
}

export function addNotice( notice: Notice ): void {
	connectCoreNotices();
	if ( core !== undefined ) {
		createInCore( notice );
		return;
	}
	own = [ ...own, notice ];
	emit();
}

export function removeNotice( id: string ): void {
	if ( core !== undefined ) {
		core.removeNotice( id );
		return;
	}
	own = own.filter( ( notice ) => notice.id !== id );
	emit();
}
