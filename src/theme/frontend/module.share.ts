import { parsePrinted } from '../../shared/config/parse-printed';
import { announce } from '../../shared/frontend/a11y';
import { initSaveButton } from './save-button';
import type { SaveTexts } from './save-button';

interface Props {
	/** What is shared and saved, such as an article. */
	kind: string;
	id: number;
	title: string;
	url: string;
	facts: string[];
	copied: string;
	manualLabel: string;
	save: SaveTexts;
}

/** Buttons that copy a URL, open the system's share dialog, and save the item for later. */
export function init( root: HTMLElement, signal: AbortSignal ): void {
	const props = parsePrinted< Props >( root.dataset[ 'props' ] ?? '{}' );
	const { title, url, save } = props;
	const button = root.querySelector< HTMLElement >( '.share__button--save' );
	root.querySelector( '.share__button--copy' )?.addEventListener( 'click', () => void copyUrl( root, props ), {
		signal,
	} );
	root.querySelector( '.share__button--system' )?.addEventListener(
		'click',
		() => {
			// Closing the system dialog is not an error.
			void navigator.share( { title, url } ).catch( () => undefined );
		},
		{ signal }
	);
	if ( button ) {
		initSaveButton( button, props, save, ( text ) => showStatus( root, text ), signal );
	}
}

/** If the browser denies access to the clipboard, the URL is shown selected in a field until the field loses focus. */
async function copyUrl( root: HTMLElement, { url, copied, manualLabel }: Props ): Promise< void > {
	try {
		await navigator.clipboard.writeText( url );
		showStatus( root, copied );
	} catch {
		const field = root.querySelector( 'input' ) ?? document.createElement( 'input' );
		field.readOnly = true;
		field.value = url;
		field.setAttribute( 'aria-label', manualLabel );
		field.addEventListener( 'blur', () => field.remove(), { once: true } );
		root.append( field );
		field.focus();
		field.select();
	}
}

function showStatus( root: HTMLElement, text: string ): void {
	const status = root.querySelector( '.share__text' ) ?? document.createElement( 'span' );
	status.className = 'share__text';
	status.textContent = text;
	status.setAttribute( 'aria-hidden', 'true' );
	root.append( status );
	announce( text );
}
