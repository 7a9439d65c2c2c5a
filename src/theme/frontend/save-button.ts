import { isSaved, saveItem } from './saved-items';
import type { SavedItem } from './saved-items';

export interface SaveTexts {
	saved: string;
	removed: string;
	notSaved: string;
}

/**
 * Shows whether an item is saved by one of the button's two labels, and saves or removes it when the button is pressed.
 * Other tabs and pages from the back/forward cache follow.
 *
 * @param report shows and announces a message, after saving with a link to the list
 */
export function initSaveButton(
	button: HTMLElement,
	item: SavedItem,
	{ saved, removed, notSaved }: SaveTexts,
	report: ( message: string, isKept?: boolean ) => void,
	signal: AbortSignal
): void {
	const labels = button.querySelectorAll( 'span' );
	const update = () => labels.forEach( ( label, index ) => ( label.hidden = isSaved( item ) === ! index ) );
	const onClick = () => {
		const isKept = ! isSaved( item );
		try {
			saveItem( item, isKept );
			report( isKept ? saved : removed, isKept );
		} catch {
			report( notSaved );
		}
		update();
	};
	update();
	button.addEventListener( 'click', onClick, { signal } );
	[ 'storage', 'pageshow' ].forEach( ( type ) => addEventListener( type, update, { signal } ) );
}
