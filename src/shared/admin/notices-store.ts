import { readCoreNotices } from './packages/notices';
import type { CoreNotices, Notice } from './packages/notices';

let core: CoreNotices | undefined;

/** The store `core/notices` of WordPress, with the notices of other plugins. */
const store = (): CoreNotices => ( core ??= readCoreNotices() );

/** Returns the same list until a notice is added or removed. */
export const getNotices = (): readonly Notice[] => store().getNotices();

export const subscribe = ( listener: () => void ): ( () => void ) => store().subscribe( listener );

export function addNotice( { status, content, ...options }: Notice ): void {
	// ScreenNotices has live regions.
	store().createNotice( status, content, { ...options, speak: false } );
}

export function removeNotice( id: string ): void {
	store().removeNotice( id );
}
