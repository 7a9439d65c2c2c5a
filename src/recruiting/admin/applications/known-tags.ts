import { useSyncExternalStore } from '@wordpress/element';
import type { ApplicationTag } from '../../../shared/config/generated';
import { screen } from './screen';

/** All tags that the user can filter by: those that the server printed, and those that were added since. */
let added: readonly ApplicationTag[] = [];
let all: readonly ApplicationTag[] | undefined;
const listeners = new Set< () => void >();

const read = (): readonly ApplicationTag[] => {
	if ( all === undefined ) {
		const bySlug = new Map( [ ...added, ...screen().tags ].map( ( tag ) => [ tag.slug, tag ] ) );
		all = [ ...bySlug.values() ].sort( ( a, b ) => a.slug.localeCompare( b.slug ) );
	}
	return all;
};

/** Adds the tags of an application, so that other applications can get them and lists can be filtered by them. */
export function addKnownTags( tags: readonly ApplicationTag[] ): void {
	const known = new Set( read().map( ( { slug } ) => slug ) );
	const unknown = tags.filter( ( { slug } ) => ! known.has( slug ) );
	if ( unknown.length > 0 ) {
		added = [ ...added, ...unknown ];
		all = undefined;
		listeners.forEach( ( listener ) => listener() );
	}
}

const subscribe = ( listener: () => void ): ( () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

export const useKnownTags = (): readonly ApplicationTag[] => useSyncExternalStore( subscribe, read );
