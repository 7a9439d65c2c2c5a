import { useSyncExternalStore } from '@wordpress/element';

/** Printed by `Kernel\DelayedAdminScripts`. */
const TEMPLATE = 'courant-delayed-scripts';

type DelayedScriptsState = 'pending' | 'failed' | 'finished';

/** `failed` as soon as a file could not be loaded; `finished` after the last script. */
let state: DelayedScriptsState = 'pending';
const listeners = new Set< () => void >();

function setState( next: DelayedScriptsState ): void {
	state = state === 'failed' ? state : next;
	listeners.forEach( ( listener ) => listener() );
}

const subscribe = ( listener: () => void ): ( () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

/** A component that a delayed script provides, and that is missing in a state other than `pending`, has failed to load. */
export const useDelayedScriptsState = (): DelayedScriptsState => useSyncExternalStore( subscribe, () => state );

/** Clones a script: the one from the template does not run. */
function cloneScript( from: HTMLScriptElement ): HTMLScriptElement {
	const script = document.createElement( 'script' );
	for ( const { name, value } of from.attributes ) {
		script.setAttribute( name, value );
	}
	script.textContent = from.textContent;
	script.async = false;
	return script;
}

async function runScript( script: HTMLScriptElement ): Promise< void > {
	await new Promise< void >( ( resolve ) => {
		if ( script.src === '' ) {
			document.body.append( script );
			resolve();
			return;
		}
		// A script that fails to load does not block the others.
		script.addEventListener( 'load', () => resolve() );
		script.addEventListener( 'error', () => {
			setState( 'failed' );
			resolve();
		} );
		document.body.append( script );
	} );
}

/** Runs the scripts that the page contains inertly, in order; a second call does nothing. */
export async function runDelayedScripts(): Promise< void > {
	const template = document.getElementById( TEMPLATE );
	if ( ! ( template instanceof HTMLTemplateElement ) ) {
		return;
	}
	template.remove();
	const scripts = [ ...template.content.querySelectorAll( 'script' ) ];
	// All are fetched at once; only the order of execution is kept.
	for ( const { src } of scripts ) {
		if ( src !== '' ) {
			const link = document.createElement( 'link' );
			Object.assign( link, { rel: 'preload', as: 'script', href: src, fetchPriority: 'low' } );
			document.head.append( link );
		}
	}
	for ( const script of scripts ) {
		await runScript( cloneScript( script ) );
	}
	setState( 'finished' );
}
