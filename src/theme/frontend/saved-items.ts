import { parsePrinted } from '../../shared/config/parse-printed';

/** An article or opening that the visitor has saved in this browser. */
export interface SavedItem {
	kind: string;
	id: number;
	title: string;
	url: string;
	/** Section, date and reading time when the article was saved. */
	facts?: string[];
	/** URL of a small picture of the article, or ''. */
	image?: string;
}

const KEY = 'courant-saved';
const MAX_ITEMS = 200;

/** Returns the saved items, latest first. Without access to the browser's storage there are none. */
export function readSavedItems(): SavedItem[] {
	try {
		const items = parsePrinted< SavedItem[] >( localStorage.getItem( KEY ) ?? '[]' );
		return items.filter( ( { url } ) => url.startsWith( 'http' ) );
	} catch {
		return [];
	}
}

export const isSaved = ( { kind, id }: SavedItem ) =>
	readSavedItems().some( ( item ) => item.kind === kind && item.id === id );

/**
 * Saves an item or removes it. Throws if the browser's storage is full or blocked.
 *
 * @param index of the saved item in the list
 */
export function saveItem(
	{ kind, id, title, url, facts = [], image = '' }: SavedItem,
	isKept: boolean,
	index = 0
): void {
	const items = readSavedItems().filter( ( item ) => item.kind !== kind || item.id !== id );
	if ( isKept ) {
		items.splice( index, 0, { kind, id, title, url, facts, image } );
	}
	localStorage.setItem( KEY, JSON.stringify( items.slice( 0, MAX_ITEMS ) ) );
}
