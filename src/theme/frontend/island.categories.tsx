import { renderIsland } from '../../shared/frontend/island';
import { Categories } from './Categories';

export async function mount( root: HTMLElement ): Promise< void > {
	const select = root.querySelector( 'select' );
	if ( root instanceof HTMLFormElement && select ) {
		await renderIsland( root, <Categories form={ root } select={ select } /> );
	}
}
