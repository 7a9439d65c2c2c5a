import { renderIsland } from '../../shared/frontend/island';
import { SavedList } from './SavedList';
import type { SavedListProps } from './SavedList';

/** Renders the list of saved items in place of the server's note. */
export async function mount( root: HTMLElement, props: SavedListProps ): Promise< void > {
	const container = document.createElement( 'div' );
	await renderIsland( root, <SavedList { ...props } />, container );
	root.replaceChildren( container );
}
