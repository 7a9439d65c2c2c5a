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
	/** Label of the field with the URL that appears if the clipboard cannot be used. */
	manual: string;
	save: SaveTexts;
}

/** Buttons that copy a URL, open the system's share dialog, and save the item for later. */
export function init( root: HTMLElement, signal: AbortSignal ): void {
	const props = parsePrinted< Props >( root.dataset[ 'props' ] ?? '{}' );
	const { url, copied, manual, save } = props;
	const status = root.querySelector( 'p' );
	const link = status?.querySelector( 'a' ) ?? '';
	const find = ( name: string ) => root.querySelector< HTMLElement >( `.share__button--${ name }` );
	const [ copyButton, saveButton ] = [ find( 'copy' ), find( 'save' ) ];
	const showBelow = ( button: HTMLElement | null, element: HTMLElement ) => {
		// Inserted again, so that its animation starts again.
		root.append( element );
		if ( button ) {
			const left = Math.min( button.offsetLeft, root.clientWidth - element.offsetWidth );
			// These are rounded numbers.
			element.style.inset = `${ button.offsetTop + button.offsetHeight + 1 }px auto auto ${ left }px`;
		}
	};
	/** The style sheet hides the message after some seconds. */
	const report = ( button: HTMLElement | null, text: string, isKept?: boolean ) => {
		if ( status ) {
			status.replaceChildren( `${ text } `, isKept ? link : '' );
			status.hidden = false;
			showBelow( button, status );
		}
		announce( text );
	};
	/** If the browser denies access to the clipboard, the URL is shown selected in a field until it loses focus. */
	const copyUrl = async () => {
		try {
			await navigator.clipboard.writeText( url );
			report( copyButton, copied );
		} catch {
			const label = document.createElement( 'label' );
			const field = document.createElement( 'input' );
			field.readOnly = true;
			field.value = url;
			field.onblur = () => label.remove();
			label.append( manual, field );
			showBelow( copyButton, label );
			field.focus();
			field.select();
		}
	};
	copyButton?.addEventListener( 'click', () => void copyUrl(), { signal } );
	find( 'system' )?.addEventListener(
		'click',
		// Closing the system dialog is not an error.
		() => void navigator.share( props ).catch( () => undefined ),
		{ signal }
	);
	if ( saveButton ) {
		initSaveButton( saveButton, props, save, ( text, isKept ) => report( saveButton, text, isKept ), signal );
	}
}
