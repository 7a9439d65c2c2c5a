import { useEffect, useId, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { readIds, writeIds } from './rows';
import { Sortable } from './sortable';
import { __, apiFetch, sprintf } from './wordpress';
import type { Setting } from './wordpress';

interface FoundPost {
	readonly id: number;
	readonly title: { readonly rendered: string };
}

const toText = ( html: string ): string => new DOMParser().parseFromString( html, 'text/html' ).body.textContent;

const fetchPosts = ( query: string ): Promise< FoundPost[] > =>
	apiFetch< FoundPost[] >( { path: `/wp/v2/posts?_fields=id,title&${ query }` } );

interface FoundPostsProps {
	readonly found: readonly FoundPost[] | null;
	readonly ids: readonly number[];
	readonly change: ( next: readonly number[] ) => void;
	readonly nameOf: ( post: number ) => string;
}

const FoundPosts = ( { found, ids, change, nameOf }: FoundPostsProps ): ReactElement => (
	<ul className="courant-found">
		{ ( found ?? [] )
			.filter( ( post ) => ! ids.includes( post.id ) )
			.map( ( post ) => (
				<li key={ post.id }>
					<button type="button" className="button-link" onClick={ () => change( [ ...ids, post.id ] ) }>
						{ sprintf(
							/* translators: %s: title of an article */
							__( 'Add “%s”', 'courant' ),
							nameOf( post.id )
						) }
					</button>
				</li>
			) ) }
	</ul>
);

interface SearchFieldProps {
	readonly id: string;
	readonly searchText: string;
	readonly setSearchText: ( value: string ) => void;
	readonly search: () => void;
}

const SearchField = ( { id, searchText, setSearchText, search }: SearchFieldProps ): ReactElement => (
	<div className="courant-search-field">
		<input
			id={ `${ id }-search` }
			type="search"
			value={ searchText }
			onChange={ ( event ) => setSearchText( event.target.value ) }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Enter' ) {
					event.preventDefault();
					search();
				}
			} }
		/>
		<button type="button" className="button courant-add" onClick={ search }>
			{ __( 'Search', 'courant' ) }
		</button>
	</div>
);

/** Manually selected articles, in order. */
export const PickedPosts = ( { setting }: { readonly setting: Setting } ): ReactElement => {
	const id = useId();
	const [ ids, setIds ] = useState< readonly number[] >( () => readIds( setting.get() ) );
	const [ titles, setTitles ] = useState< Readonly< Record< number, string > > >( {} );
	const [ searchText, setSearchText ] = useState( '' );
	const [ found, setFound ] = useState< readonly FoundPost[] | null >( null );

	const addTitles = ( posts: readonly FoundPost[] ): void =>
		setTitles( ( knownTitles ) => ( {
			...knownTitles,
			...Object.fromEntries( posts.map( ( post ) => [ post.id, toText( post.title.rendered ) ] ) ),
		} ) );

	useEffect( () => {
		const missingIds = readIds( setting.get() );
		if ( missingIds.length > 0 ) {
			fetchPosts( `include=${ missingIds.join( ',' ) }&per_page=100` ).then( addTitles, () => undefined );
		}
	}, [ setting ] );

	const change = ( next: readonly number[] ): void => {
		setIds( next );
		setting.set( writeIds( next ) );
	};
	const search = (): void => {
		fetchPosts( `search=${ encodeURIComponent( searchText ) }&per_page=8` ).then(
			( posts ) => {
				addTitles( posts );
				setFound( posts );
			},
			() => setFound( [] )
		);
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
			<label htmlFor={ `${ id }-search` }>{ __( 'Search articles', 'courant' ) }</label>
			<SearchField id={ id } searchText={ searchText } setSearchText={ setSearchText } search={ search } />
			<p role="status">{ found !== null && found.length === 0 ? __( 'No articles found.', 'courant' ) : '' }</p>
			<FoundPosts found={ found } ids={ ids } change={ change } nameOf={ nameOf } />
		</>
	);
};
