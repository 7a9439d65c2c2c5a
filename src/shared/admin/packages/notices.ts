import '@wordpress/notices';
import { isFunction, isStore, readPackage } from './read-package';

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

/** Returns the store `core/notices`. */
export function readCoreNotices(): CoreNotices {
	const { store } = readPackage< NoticesPackage >( 'notices', { store: isStore } );
	const data = readPackage< DataPackage >( 'data', {
		dispatch: isFunction,
		select: isFunction,
		subscribe: isFunction,
	} );
	const { createNotice, removeNotice } = data.dispatch( store );
	return {
		createNotice,
		removeNotice,
		getNotices: () => data.select( store ).getNotices(),
		subscribe: ( listener ) => data.subscribe( listener, store ),
	};
}
