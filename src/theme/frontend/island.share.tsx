import { renderIsland } from '../../shared/frontend/island';
import { Share } from './Share';

interface Props {
	title?: string;
	url?: string;
	copied?: string;
	byHand?: string;
}

export function mount( root: HTMLElement, { title = '', url = '', copied = '', byHand = '' }: Props ): Promise< void > {
	return renderIsland( root, <Share root={ root } post={ { title, url } } labels={ { copied, byHand } } /> );
}
