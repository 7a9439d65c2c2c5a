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
	const report = ( text: string, isKept?: boolean ) => {
		if ( status ) {
			status.replaceChildren( `${ text } `, isKept && link ? link : '' );
			status.hidden = false;
			// Inserted again, so that its animation starts again.
			root.append( status );
		}
		announce( text );
	};
	root.querySelector( '.share__button--copy' )?.addEventListener(
		'click',
		() => void copyUrl( root, props, report ),
		{ signal }
	);
	root.querySelector( '.share__button--system' )?.addEventListener(
		'click',
		() => {
			// Closing the system dialog is not an error.
			void navigator.share( { title, url } ).catch( () => undefined );
		},
		{ signal }
	);
	if ( button ) {
		initSaveButton( button, props, save, report, signal );
	}
}

/** If the browser denies access to the clipboard, the URL is shown selected in a field until the field loses focus. */
async function copyUrl(
	root: HTMLElement,
	{ url, copied, manual }: Props,
	report: ( text: string ) => void
): Promise< void > {
	try {
		await navigator.clipboard.writeText( url );
		report( copied );
	} catch {
		const field = document.createElement( 'input' );
		field.readOnly = true;
		field.value = url;
		field.ariaLabel = manual;
		field.addEventListener( 'blur', () => field.remove(), { once: true } );
		root.append( field );
		field.focus();
		field.select();
	}
}
