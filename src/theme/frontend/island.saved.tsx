import { renderIsland } from '../../shared/frontend/island';
import { SavedList } from './SavedList';
import type { SavedListTexts } from './SavedList';

/** Renders the list of saved items in place of the server's note. */
export async function mount( root: HTMLElement, texts: SavedListTexts ): Promise< void > {
	const container = document.createElement( 'div' );
	await renderIsland( root, <SavedList { ...texts } />, container );
	root.replaceChildren( container );
}
