/** Browser globals that WordPress and its scripts define. */
interface JQueryCollection {
	trigger( name: string, parameters: unknown[] ): void;
	on( name: 'ajaxComplete', handler: () => void ): JQueryCollection;
	on(
		name: 'ajaxError',
		handler: ( event: unknown, request: unknown, settings: { readonly data?: unknown } ) => void
	): JQueryCollection;
}

interface JQueryFunction {
	( target: EventTarget ): JQueryCollection;
	event?: { triggered?: string | undefined };
}

interface Window {
	jQuery?: JQueryFunction;
}

/** A dialog of the media library (`wp.media`). */
interface MediaFrame {
	on: ( event: 'select', select: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => { first: () => { toJSON: () => { readonly id: number; readonly url: string } } };
	};
}

interface WordPressGlobal {
	readonly media?: ( options: {
		readonly title: string;
		readonly multiple: false;
		readonly library: { readonly type: 'image' };
	} ) => MediaFrame;
}

interface Window {
	readonly wp?: WordPressGlobal;
	/** Data that our PHP prints before the scripts of wp-admin. */
	readonly courantDeskNews?: {
		readonly categories?: readonly { readonly value: number; readonly label: string }[];
	};
	readonly courantDeskListings?: unknown;
	readonly courantAdSlots?: readonly {
		readonly value: string;
		readonly label: string;
		readonly width: number;
		readonly height: number;
	}[];
	/** Labels of the states of a live blog. */
	readonly courantLiveBlog?: { readonly states: Readonly< Record< string, string > > };
	readonly courantVideo?: { readonly types: readonly string[] };
}
