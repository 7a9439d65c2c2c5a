import { useEffect, useState } from '@wordpress/element';
import { readQuery, writeQuery } from './query';
import type { Query } from './query';

/** The current view, stored in the URL. */
export interface Route {
	readonly layout: 'list' | 'board';
	/** 0 for none. */
	readonly application: number;
	readonly query: Query;
}

const PRESERVED_PARAMETERS = [ 'post_type', 'page' ];

export function readRoute( search: string ): Route {
	const parameters = new URLSearchParams( search );
	const application = Number( parameters.get( 'application' ) );
	return {
		layout: parameters.get( 'layout' ) === 'board' ? 'board' : 'list',
		application: Number.isInteger( application ) && application > 0 ? application : 0,
		query: readQuery( parameters ),
	};
}

export function urlFor( route: Route, currentSearch: string ): string {
	const current = new URLSearchParams( currentSearch );
	const parameters = new URLSearchParams();
	for ( const key of PRESERVED_PARAMETERS ) {
		parameters.set( key, current.get( key ) ?? '' );
	}
	if ( route.layout === 'board' ) {
		parameters.set( 'layout', 'board' );
	}
	if ( route.application > 0 ) {
		parameters.set( 'application', String( route.application ) );
	}
	writeQuery( route.query ).forEach( ( value, key ) => parameters.set( key, value ) );
	return `?${ parameters.toString() }`;
}

/**
 * Returns the route and a function to navigate: a new application or layout adds a history entry, a filter does not.
 */
export function useRoute(): [ Route, ( to: Partial< Route > ) => void ] {
	const [ route, setRoute ] = useState( () => readRoute( window.location.search ) );
	useEffect( () => {
		const onPopState = (): void => setRoute( readRoute( window.location.search ) );
		window.addEventListener( 'popstate', onPopState );
		return () => window.removeEventListener( 'popstate', onPopState );
	}, [] );
	const go = ( to: Partial< Route > ): void => {
		const next = { ...route, ...to };
		const url = urlFor( next, window.location.search );
		if ( next.application !== route.application || next.layout !== route.layout ) {
			window.history.pushState( null, '', url );
		} else {
			window.history.replaceState( null, '', url );
		}
		setRoute( next );
	};
	return [ route, go ];
}
