import { parsePrinted } from '../../shared/config/parse-printed';
import { announce, focusOn } from '../../shared/frontend/a11y';
import {
	correctUpdates,
	findUpdates,
	insertUpdates,
	missingIds,
	neededPages,
	parseUpdates,
	showNewestTime,
	type Updates,
	type Versions,
} from './updates';

interface Props {
	url: string;
	/** Time between two requests. */
	seconds: number;
	/** Number of updates whose HTML is in a response. */
	pageSize: number;
	/** Text of the button for one new update and for several; `%d` is the number. */
	one: string;
	several: string;
	ended: string;
}

interface Response {
	state: string;
	/** When the article was last saved. */
	modified: string;
	versions: Versions;
	html: string;
}

/**
 * Requests the updates of a live blog. Changed and removed updates are changed at once; new ones are shown when the
 * visitor presses the button, so that nothing moves.
 */
export function init( root: HTMLElement, signal: AbortSignal ): void {
	const props = parsePrinted< Props >( root.dataset[ 'props' ] ?? '{}' );
	const text = root.querySelector< HTMLElement >( '[data-live-text]' );
	const apply = createPresenter( root, props, signal );
	let etag: string | null = null;
	let modified = '';
	let timer = 0;
	let hasEnded = false;

	const send = async ( page: number ) => {
		const url = new URL( props.url, document.baseURI );
		if ( page > 1 ) {
			url.searchParams.set( 'page', String( page ) );
		}
		// The browser sends the ETag of the response in its cache and handles 304.
		return fetch( url.href, { cache: 'no-cache', credentials: 'omit', signal } );
	};
	const request = async () => {
		const response = await send( 1 );
		const version = response.headers.get( 'ETag' );
		if ( ! response.ok || ( version !== null && version === etag ) ) {
			return;
		}
		const body = parsePrinted< Response >( await response.text() );
		// Several caches in front of a site do not have the newest response at the same time.
		if ( body.modified < modified ) {
			return;
		}
		modified = body.modified;
		const received = new Map( parseUpdates( body.html ) );
		let isComplete = true;
		for ( const page of neededPages( findUpdates( document ), body.versions, props.pageSize ) ) {
			const older = await send( page );
			const part = older.ok ? parsePrinted< Response >( await older.text() ) : null;
			parseUpdates( part?.html ?? '' ).forEach( ( update, id ) => received.set( id, update ) );
			isComplete = isComplete && part?.modified === modified;
		}
		etag = apply( received, body.versions ) && isComplete ? version : null;
		if ( body.state === 'ended' && text ) {
			hasEnded = true;
			text.textContent = props.ended;
			announce( props.ended );
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
	document.addEventListener( 'visibilitychange', () => ( document.hidden ? window.clearTimeout( timer ) : run() ), {
		signal,
	} );
	signal.addEventListener( 'abort', () => window.clearTimeout( timer ) );
	run();
}

/**
 * Returns a function that brings the page up to date with received updates. It returns whether that was possible
 * completely; otherwise, the same response must be applied later again.
 */
function createPresenter(
	root: HTMLElement,
	props: Props,
	signal: AbortSignal
): ( received: Updates, versions: Versions ) => boolean {
	const button = root.querySelector< HTMLButtonElement >( '[data-live-show]' );
	let added: Updates = new Map();
	let versions: Versions = {};

	button?.addEventListener(
		'click',
		() => {
			insertUpdates( added, versions, root );
			showNewestTime( root );
			button.hidden = true;
			const [ newest ] = added.values();
			newest?.scrollIntoView( { block: 'start' } );
			if ( newest ) {
				focusOn( newest, { preventScroll: true } );
			}
		},
		{ signal }
	);

	return ( received, current ) => {
		const shown = findUpdates( document );
		// Elements that were never in a response belong to another part of the text.
		const removed = Object.keys( versions ).filter( ( id ) => ! ( id in current ) && shown.has( id ) );
		const isComplete = correctUpdates( shown, received, removed );
		showNewestTime( root );
		const before = added;
		added = new Map( missingIds( shown, current ).flatMap( ( id ) => entry( received, id ) ) );
		versions = current;
		if ( button ) {
			button.hidden = added.size === 0;
			button.textContent =
				added.size === 0
					? ''
					: ( added.size === 1 ? props.one : props.several ).replace( '%d', String( added.size ) );
			if ( [ ...added.keys() ].some( ( id ) => ! before.has( id ) ) ) {
				announce( button.textContent );
			}
		}
		return isComplete;
	};
}

function entry( updates: Updates, id: string ): [ string, HTMLElement ][] {
	const update = updates.get( id );
	return update ? [ [ id, update ] ] : [];
}
