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
	/** Accessible name of the field with the URL that appears if the clipboard cannot be used. */
	manual: string;
	save: SaveTexts;
}

/** Buttons that copy a URL, open the system's share dialog, and save the item for later. */
export function init( root: HTMLElement, signal: AbortSignal ): void {
	const props = parsePrinted< Props >( root.dataset[ 'props' ] ?? '{}' );
	const { title, url, save } = props;
	const button = root.querySelector< HTMLElement >( '.share__button--save' );
	const status = root.querySelector( 'p' );
	const link = status?.querySelector( 'a' );
	/** The style sheet hides the message after some seconds. */
	const report = ( control: HTMLElement, text: string, isKept?: boolean ) => {
		if ( status ) {
			status.replaceChildren( `${ text } `, isKept && link ? link : '' );
			status.hidden = false;
			showBelow( root, control, status );
		}
		announce( text );
	};
	const copyButton = root.querySelector< HTMLElement >( '.share__button--copy' );
	copyButton?.addEventListener( 'click', () => void copyUrl( copyButton, root, props, report ), { signal } );
	root.querySelector( '.share__button--system' )?.addEventListener(
		'click',
		() => {
			// Closing the system dialog is not an error.
			void navigator.share( { title, url } ).catch( () => undefined );
		},
		{ signal }
	);
	if ( button ) {
		initSaveButton( button, props, save, ( text, isKept ) => report( button, text, isKept ), signal );
	}
}

/** Shows an element below a control, inside the element that both are in. Inserted again, its animation starts again. */
function showBelow( root: HTMLElement, control: HTMLElement, element: HTMLElement ): void {
	root.append( element );
	const left = Math.min( control.offsetLeft, root.clientWidth - element.offsetWidth );
	element.style.inset = `${ control.offsetTop + control.offsetHeight }px auto auto ${ left }px`;
}

/** If the browser denies access to the clipboard, the URL is shown selected in a field until the field loses focus. */
async function copyUrl(
	button: HTMLElement,
	root: HTMLElement,
	{ url, copied, manual }: Props,
	report: ( control: HTMLElement, text: string ) => void
): Promise< void > {
	try {
		await navigator.clipboard.writeText( url );
		report( button, copied );
	} catch {
		const field = document.createElement( 'input' );
		field.readOnly = true;
		field.value = url;
		field.ariaLabel = manual;
		field.addEventListener( 'blur', () => field.remove(), { once: true } );
		showBelow( root, button, field );
		field.focus();
		field.select();
	}
}
