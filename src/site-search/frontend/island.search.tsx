import { renderIsland } from '../../shared/frontend/island';
import { Combobox } from './Combobox';

interface Props {
	url?: string;
	label?: string;
	style?: string;
}

/** Adds suggestions below the form of the search overlay. The form works without this. */
export async function mount( root: HTMLElement, { url = '', label = '', style = '' }: Props ): Promise< void > {
	const field = root.closest( '[popover]' )?.querySelector< HTMLInputElement >( '[type=search]' );
	if ( ! field ) {
		throw new Error( 'No search field' );
	}
	await renderIsland( root, <Combobox { ...{ field, url, label, style } } />, root );
}
