import { parsePrinted } from '../../shared/config/parse-printed';
import { announce, focusOn } from '../../shared/frontend/a11y';

interface Props {
	url: string;
	/** Time between two requests. */
	seconds: number;
	/** Text of the button for one new update and for several; `%d` is the number. */
	one: string;
	several: string;
	ended: string;
}

interface Response {
	state: string;
	html: string;
}

const UPDATE = '[data-live-update][id]';

/** Returns the updates of a response that are not on the page, newest first. */
export function newUpdates( html: string, page: Document ): HTMLElement[] {
	const parsed = new DOMParser().parseFromString( html, 'text/html' );
	return [ ...parsed.querySelectorAll< HTMLElement >( UPDATE ) ].filter(
		( update ) => page.getElementById( update.id ) === null
	);
}

/** Requests new updates of a live blog, and shows them when the visitor presses the button, so that nothing moves. */
export function init( root: HTMLElement, signal: AbortSignal ): void {
	const props = parsePrinted< Props >( root.dataset[ 'props' ] ?? '{}' );
	const button = root.querySelector< HTMLButtonElement >( '[data-live-show]' );
	const text = root.querySelector< HTMLElement >( '[data-live-text]' );
	let updates: HTMLElement[] = [];
	let etag: string | null = null;
	let timer = 0;
	let hasEnded = false;

	const offer = ( { html, state }: Response ) => {
		const before = updates.length;
		updates = newUpdates( html, document );
		if ( button && updates.length > 0 ) {
			const label = ( updates.length === 1 ? props.one : props.several ).replace(
				'%d',
				String( updates.length )
			);
			button.textContent = label;
			button.hidden = false;
			if ( updates.length !== before ) {
				announce( label );
			}
		}
		if ( state === 'ended' && text ) {
			hasEnded = true;
			text.textContent = props.ended;
			announce( props.ended );
		}
	};
	const request = async () => {
		// The browser sends the ETag of the response in its cache and handles 304.
		const response = await fetch( props.url, { cache: 'no-cache', credentials: 'omit', signal } );
		const version = response.headers.get( 'ETag' );
		if ( response.ok && ( version === null || version !== etag ) ) {
			etag = version;
			offer( parsePrinted< Response >( await response.text() ) );
		}
	};
	const run = () => {
		window.clearTimeout( timer );
		if ( document.hidden || hasEnded || signal.aborted ) {
			return;
		}
		void request()
			.catch( () => undefined )
			.then( () => {
				window.clearTimeout( timer );
				timer = document.hidden || hasEnded ? 0 : window.setTimeout( run, props.seconds * 1000 );
			} );
	};

	root.querySelector( '[data-live-reload]' )?.remove();
	button?.addEventListener( 'click', () => show( updates, root, button ), { signal } );
	document.addEventListener( 'visibilitychange', () => ( document.hidden ? window.clearTimeout( timer ) : run() ), {
		signal,
	} );
	signal.addEventListener( 'abort', () => window.clearTimeout( timer ) );
	run();
}

/** Inserts the updates before the first one of the page and moves the focus to the newest. */
function show( updates: readonly HTMLElement[], root: HTMLElement, button: HTMLButtonElement ): void {
	const first = document.querySelector( '[data-live-update]' );
	const added = updates.filter( ( update ) => document.getElementById( update.id ) === null );
	if ( first ) {
		first.before( ...added );
	} else {
		root.after( ...added );
	}
	button.hidden = true;
	const [ newest ] = added;
	if ( newest ) {
		newest.scrollIntoView( { block: 'start' } );
		focusOn( newest, { preventScroll: true } );
	}
}
