import { Button, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { plus } from '@wordpress/icons';
import type { ReactElement } from 'react';
import { useResource } from '../../../shared/admin/use-resource';
import type { Resource } from '../../../shared/admin/use-resource';
import { readIds, writeIds } from './rows';
import { Sortable } from './sortable';
import { __, apiFetch, sprintf } from './wordpress';
import type { Setting } from './wordpress';

interface FoundPost {
	readonly id: number;
	readonly title: { readonly rendered: string };
}

const toText = ( html: string ): string => new DOMParser().parseFromString( html, 'text/html' ).body.textContent;

/** @param query of the REST route of posts; an empty query finds nothing */
const fetchPosts = async ( query: string, signal: AbortSignal ): Promise< FoundPost[] > =>
	query === '' ? [] : apiFetch< FoundPost[] >( { path: `/wp/v2/posts?_fields=id,title&${ query }`, signal } );

interface FoundPostsProps {
	readonly found: readonly FoundPost[];
	readonly ids: readonly number[];
	readonly change: ( next: readonly number[] ) => void;
	readonly nameOf: ( post: number ) => string;
}

const FoundPosts = ( { found, ids, change, nameOf }: FoundPostsProps ): ReactElement => (
	<ul className="courant-found">
		{ found
			.filter( ( post ) => ! ids.includes( post.id ) )
			.map( ( post ) => (
				<li key={ post.id }>
					<Button icon={ plus } onClick={ () => change( [ ...ids, post.id ] ) }>
						{ sprintf(
							/* translators: %s: title of an article */
							__( 'Add “%s”', 'courant' ),
							nameOf( post.id )
						) }
					</Button>
				</li>
			) ) }
	</ul>
);

interface SearchFieldProps {
	readonly searchText: string;
	readonly setSearchText: ( value: string ) => void;
	readonly search: () => void;
}

const SearchField = ( { searchText, setSearchText, search }: SearchFieldProps ): ReactElement => (
	<div className="courant-search-field">
		<SearchControl
			__nextHasNoMarginBottom
			hideLabelFromVision={ false }
			label={ __( 'Search articles', 'courant' ) }
			value={ searchText }
			onChange={ setSearchText }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Enter' ) {
					event.preventDefault();
					search();
				}
			} }
		/>
		<Button __next40pxDefaultSize className="courant-add" variant="secondary" onClick={ search }>
			{ __( 'Search', 'courant' ) }
		</Button>
	</div>
);

function searchStatus( query: string, { data, isBusy, error }: Resource< FoundPost[] > ): string {
	if ( query === '' ) {
		return '';
	}
	if ( isBusy ) {
		return __( 'Searching…', 'courant' );
	}
	if ( error !== undefined ) {
		return __( 'The search failed. Try again.', 'courant' );
	}
	return data?.length === 0 ? __( 'No articles found.', 'courant' ) : '';
}

/** Manually selected articles, in order. */
export const PickedPosts = ( { setting }: { readonly setting: Setting } ): ReactElement => {
	const [ ids, setIds ] = useState< readonly number[] >( () => readIds( setting.get() ) );
	const [ titles, setTitles ] = useState< Readonly< Record< number, string > > >( {} );
	const [ searchText, setSearchText ] = useState( '' );
	const [ query, setQuery ] = useState( '' );

	const addTitles = ( posts: readonly FoundPost[] ): void =>
		setTitles( ( knownTitles ) => ( {
			...knownTitles,
			...Object.fromEntries( posts.map( ( post ) => [ post.id, toText( post.title.rendered ) ] ) ),
		} ) );

	const [ pickedQuery ] = useState( () => ( ids.length > 0 ? `include=${ ids.join( ',' ) }&per_page=100` : '' ) );
	useResource( pickedQuery, ( signal ) => fetchPosts( pickedQuery, signal ), { onLoad: addTitles } );
	const found = useResource( query, ( signal ) => fetchPosts( query, signal ), { onLoad: addTitles } );

	const change = ( next: readonly number[] ): void => {
		setIds( next );
		setting.set( writeIds( next ) );
	};
	const search = (): void => {
		setQuery( `search=${ encodeURIComponent( searchText ) }&per_page=8` );
		found.reload();
	};
	const nameOf = ( post: number ): string =>
		titles[ post ] ??
		sprintf(
			/* translators: %d: ID of an article */
			__( 'Article %d', 'courant' ),
			post
		);
	return (
		<>
			<Sortable rows={ ids } nameOf={ nameOf } onChange={ change } />
			<SearchField searchText={ searchText } setSearchText={ setSearchText } search={ search } />
			<p role="status">{ searchStatus( query, found ) }</p>
			<FoundPosts
				found={ found.error === undefined ? ( found.data ?? [] ) : [] }
				ids={ ids }
				change={ change }
				nameOf={ nameOf }
			/>
		</>
	);
};
