import { renderIsland } from '../../shared/frontend/island';
import { Combobox } from './Combobox';

interface Props {
	url?: string;
	lang?: string;
	label?: string;
}

/** Adds suggestions below the form of the search overlay, after the overlay's style sheet for them. */
export async function mount( root: HTMLElement, { url = '', lang = '', label = '' }: Props ): Promise< void > {
	const field = root.querySelector< HTMLInputElement >( '[type=search]' );
	const container = root.querySelector( '[data-suggestions]' );
	if ( ! field || ! container ) {
		throw new Error( 'No search form' );
	}
	await addStyle( root.dataset[ 'style' ] );
	await renderIsland( root, <Combobox { ...{ field, url, lang, label } } />, container );
}

/** A style sheet that cannot be loaded leaves a plain list. */
function addStyle( href: string | undefined ): Promise< unknown > | undefined {
	return (
		href &&
		new Promise( ( resolve ) => {
			const link = document.createElement( 'link' );
			link.rel = 'stylesheet';
			link.href = href;
			link.onload = link.onerror = resolve;
			document.head.append( link );
		} )
	) as Promise< unknown > | undefined;
}
