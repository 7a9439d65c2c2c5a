import { configForIsland } from '../config/page';
import { parsePrinted } from '../config/parse-printed';
import type { PackageConfig } from '../config/page';
import { prefetchIslands } from './prefetch';
import { ensureReact, addResourceHint } from './load-react';
import { queueEvent, replayEvents } from './event-queue';
import { scheduleMount } from './mount-strategies';

declare global {
	interface Window {
		/** Code that islands share; built islands read it from here. */
		courantKit?: unknown;
	}
}

/** A built file that the loader imports: an island needs React, a plain module does not. */
export interface IslandModule {
	mount: ( element: HTMLElement, props: Record< string, unknown >, config: PackageConfig ) => void | Promise< void >;
	init: ( element: HTMLElement, signal: AbortSignal ) => void;
}

/**
 * Events that mount an island with `data-when="interact"`. Pointer and focus events come before the click, so that
 * React starts to load earlier.
 */
const ACTIVATION_EVENTS = [ 'pointerdown', 'dragenter', 'focusin', 'keydown', 'change', 'click', 'submit' ];

/** Imports a module and tries again if that fails. */
type LoadModule = ( url: string ) => Promise< IslandModule >;

let isReplaying = false;

/**
 * Finds islands and mounts each by its strategy. An island is a module with an exported `mount`; a plain module, one of
 * `modules` in the configuration, has an exported `init` and loads no React.
 */
export function startLoader( load: LoadModule ): void {
	const registered = new WeakSet< Element >();
	/** Islands whose files failed to load: the next event tries again. */
	const retryable = new WeakSet< Element >();

	const scan = () => {
		document.querySelectorAll< HTMLElement >( '[data-island]' ).forEach( ( element ) => {
			if ( ! registered.has( element ) ) {
				registered.add( element );
				scheduleMount( element, element.dataset[ 'when' ] ?? 'load', () => void mount( element ) );
			}
		} );
	};

	const mount = async ( element: HTMLElement ): Promise< void > => {
		const name = element.dataset[ 'island' ] ?? '';
		const config = configForIsland( name );
		if ( ! config ) {
			// An optimizer delays the script with the configuration: when it is inserted, the element is found again.
			registered.delete( element );
			return;
		}
		if ( element.dataset[ 'state' ] && ! retryable.delete( element ) ) {
			return;
		}
		registered.add( element );
		element.dataset[ 'state' ] = 'loading';
		/** Removes the listeners of a plain module that failed. */
		const controller = new AbortController();
		try {
			const run = await fetchModule( name, config, load ).catch( ( error: unknown ) => {
				retryable.add( element );
				throw error;
			} );
			await nextTask();
			await run( element, controller.signal );
			settle( element, false );
		} catch ( error ) {
			console.warn( error );
			controller.abort();
			settle( element, true );
		}
	};

	const onActivation = ( event: Event ) => {
		const element = islandOf( event );
		const state = element?.dataset[ 'state' ];
		if ( ! element || isReplaying || state === 'ready' || ( state === 'failed' && ! retryable.has( element ) ) ) {
			return;
		}
		queueEvent( element, event );
		if ( element.dataset[ 'when' ] === 'interact' || event.defaultPrevented ) {
			void mount( element );
		}
	};

	ACTIVATION_EVENTS.forEach( ( type ) => document.addEventListener( type, onActivation, true ) );
	onMountRequest( ( element ) => void mount( element ) );
	scan();
	onInsertion( scan );
	prefetchIslands();
}

/** Calls back when a script requests an island with the event `courant:mount`. */
function onMountRequest( mount: ( element: HTMLElement ) => void ): void {
	document.addEventListener( 'courant:mount', ( event ) => {
		const element = islandOf( event );
		if ( element ) {
			mount( element );
		}
	} );
}

/**
 * Calls back when infinite scrolling, tabs or previews of page builders insert content, and when an island is marked.
 */
function onInsertion( run: () => void ): void {
	const onMutation = () => {
		// Early scripts prepare what was inserted.
		document.dispatchEvent( new Event( 'courant:inserted' ) );
		run();
	};
	new MutationObserver( onMutation ).observe( document, {
		attributeFilter: [ 'data-island' ],
		childList: true,
		subtree: true,
	} );
}

function islandOf( { target }: Event ): HTMLElement | null {
	return target?.closest?.< HTMLElement >( '[data-island]' ) ?? null;
}

/** Fetches a plain module, or an island and what it needs. Returns a function that runs it. */
async function fetchModule(
	name: string,
	config: PackageConfig,
	load: LoadModule
): Promise< ( element: HTMLElement, signal: AbortSignal ) => void | Promise< void > > {
	const plain = config.modules?.[ name ];
	if ( plain ) {
		return ( await load( plain ) ).init;
	}
	const url = config.islands?.[ name ] ?? '';
	[ config.kit, url ].forEach( ( file ) => addResourceHint( 'modulepreload', file ) );
	await ensureReact( config.react );
	// The module needs React.
	window.courantKit ??= await load( config.kit ?? '' );
	const { mount } = await load( url );
	return ( element ) => mount( element, propsOf( element ), config );
}

function settle( element: HTMLElement, isFailure: boolean ): void {
	// A component that failed at its first rendering has set the state already.
	const isFailed = isFailure || element.dataset[ 'state' ] === 'failed';
	element.dataset[ 'state' ] = isFailed ? 'failed' : 'ready';
	// Kept during another attempt, so that the fallback markup does not disappear while it is used.
	element.toggleAttribute( 'data-failed', isFailed );
	element.dispatchEvent( new CustomEvent( 'courant:settled', { bubbles: true } ) );
	isReplaying = true;
	try {
		replayEvents( element );
	} finally {
		isReplaying = false;
	}
}

/** Lets the browser paint and handle input between two mounts. */
function nextTask(): Promise< void > {
	const { scheduler } = window;
	return scheduler?.yield ? scheduler.yield() : new Promise( ( resolve ) => setTimeout( resolve ) );
}

function propsOf( element: HTMLElement ): Record< string, unknown > {
	try {
		return parsePrinted< Record< string, unknown > | null >( element.dataset[ 'props' ] ?? '{}' ) ?? {};
	} catch {
		return {};
	}
}
