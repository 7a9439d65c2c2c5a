import { isSaved, saveItem } from './saved-items';
import type { SavedItem } from './saved-items';

export interface SaveTexts {
	saved: string;
	removed: string;
	notSaved: string;
}

/**
 * Shows whether an item is saved by `aria-pressed`, and saves or removes it when the button is pressed. Other tabs and
 * pages from the back/forward cache follow.
 *
 * @param report shows and announces a message
 */
export function initSaveButton(
	button: HTMLElement,
	item: SavedItem,
	{ saved, removed, notSaved }: SaveTexts,
	report: ( message: string ) => void,
	signal: AbortSignal
): void {
	const update = () => button.setAttribute( 'aria-pressed', String( isSaved( item ) ) );
	const onClick = () => {
		const isKept = ! isSaved( item );
		try {
			saveItem( item, isKept );
			report( isKept ? saved : removed );
		} catch {
			report( notSaved );
		}
		update();
	};
	update();
	button.addEventListener( 'click', onClick, { signal } );
	[ 'storage', 'pageshow' ].forEach( ( type ) => window.addEventListener( type, update, { signal } ) );
}
