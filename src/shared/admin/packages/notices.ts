import { findPackage, isFunction, isStore } from './read-package';

export interface NoticeAction {
	readonly label: string;
	readonly onClick?: () => unknown;
	readonly url?: string;
}

/** A notice of the store `core/notices`, as of WordPress 6.5. */
export interface Notice {
	readonly id: string;
	readonly status: string;
	readonly content: string;
	readonly type?: string;
	readonly isDismissible?: boolean;
	readonly explicitDismiss?: boolean;
	readonly actions?: readonly NoticeAction[];
	readonly onDismiss?: () => unknown;
}

interface Actions {
	readonly createNotice: ( status: string, content: string, options: object ) => unknown;
	readonly removeNotice: ( id: string ) => unknown;
}

interface Selectors {
	/** Returns the same list until a notice is added or removed. */
	readonly getNotices: () => readonly Notice[];
}

interface NoticesPackage {
	readonly store: object;
}

interface DataPackage {
	readonly dispatch: ( store: object ) => Actions;
	readonly select: ( store: object ) => Selectors;
	readonly subscribe: ( listener: () => void, store: object ) => () => void;
}

export interface CoreNotices extends Actions, Selectors {
	readonly subscribe: ( listener: () => void ) => () => void;
}

/**
 * Returns the store `core/notices`; undefined on a page that has not loaded it. It is not imported, because since
 * WordPress 7.1 its script depends on `wp-components`.
 */
export function findCoreNotices(): CoreNotices | undefined {
	const store = findPackage< NoticesPackage >( 'notices', { store: isStore } )?.store;
	const data = findPackage< DataPackage >( 'data', {
		dispatch: isFunction,
		select: isFunction,
		subscribe: isFunction,
	} );
	if ( store === undefined || data === undefined ) {
		return undefined;
	}
	const { createNotice, removeNotice } = data.dispatch( store );
	return {
		createNotice,
		removeNotice,
		getNotices: () => data.select( store ).getNotices(),
		subscribe: ( listener ) => data.subscribe( listener, store ),
	};
}
