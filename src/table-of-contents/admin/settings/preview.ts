import './preview.css';

type Values = Readonly< Record< string, unknown > >;
type FetchPreview = ( data: { settings: Values; looks: Values }, signal: AbortSignal ) => Promise< unknown >;

const DEBOUNCE_MS = 300;

/**
 * Previews a table of contents with the unsaved settings. The settings screen dispatches `courant:settings` on each
 * change, with all values by section and key.
 */
export function initPreview( section: HTMLElement, fetchPreview: FetchPreview ): void {
	const frame = section.querySelector< HTMLElement >( '.courant-contents-preview__frame' );
	const status = section.querySelector< HTMLElement >( '[role="status"]' );
	const renders = frame ? drawer( frame ) : () => undefined;
	let previous = '';
	let controller = new AbortController();
	let timer: ReturnType< typeof setTimeout > | undefined;
	const render = async ( changes: Readonly< Record< string, Values > > ) => {
		controller.abort();
		controller = new AbortController();
		try {
			const response = await fetchPreview(
				{ settings: changes[ 'contents' ] ?? {}, looks: changes[ 'contents_looks' ] ?? {} },
				controller.signal
			);
			const { html } = response as { html?: unknown };
			if ( typeof html === 'string' ) {
				renders( html );
				if ( status && previous !== '' && html !== previous ) {
					status.textContent = status.dataset[ 'words' ] ?? '';
				}
				section.hidden = false;
				previous = html;
			}
		} catch {
			// Until a later change succeeds, the last preview stays.
		}
	};
	document.addEventListener( 'courant:settings', ( event ) => {
		clearTimeout( timer );
		if ( status ) {
			status.textContent = '';
		}
		timer = setTimeout(
			() => void render( ( event as CustomEvent< Readonly< Record< string, Values > > > ).detail ),
			DEBOUNCE_MS
		);
	} );
	void render( {} );
}

/** A shadow root, in which the public style sheets apply and those of wp-admin do not. */
function drawer( frame: HTMLElement ): ( html: string ) => void {
	const shadowRoot = frame.attachShadow( { mode: 'open' } );
	const position = document.createElement( 'div' );
	document
		.querySelectorAll(
			'link[id^="courant-desk-table-of-contents"][rel="stylesheet"],style[id^="courant-desk-table-of-contents"]'
		)
		.forEach( ( style ) => shadowRoot.append( style.cloneNode( true ) ) );
	shadowRoot.append( position );
	return ( html ) => {
		position.innerHTML = html;
		// No script runs here, so toggle buttons are shown without function.
		position.querySelectorAll< HTMLElement >( '.ez-toc-btn' ).forEach( ( button ) => {
			button.hidden = false;
		} );
	};
}
