import { useEffect, useId, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { __ } from '../../../shared/admin/wordpress';
import { useKnownTags } from './known-tags';
import type { Query } from './query';
import { screen } from './screen';

interface BoardFilterProps {
	readonly query: Query;
	readonly setQuery: ( query: Query ) => void;
}

const TagFilter = ( { query, setQuery }: BoardFilterProps ): ReactElement | null => {
	const id = useId();
	const tags = useKnownTags();
	return tags.length === 0 ? null : (
		<>
			<label htmlFor={ id } className="screen-reader-text">
				{ __( 'Tag', 'courant-desk' ) }
			</label>
			<select
				id={ id }
				value={ query.tag[ 0 ] ?? '' }
				onChange={ ( { target } ) =>
					setQuery( { ...query, tag: target.value === '' ? [] : [ target.value ], page: 1 } )
				}
			>
				<option value="">{ __( 'All tags', 'courant-desk' ) }</option>
				{ tags.map( ( { slug, name } ) => (
					<option key={ slug } value={ slug }>
						{ name }
					</option>
				) ) }
			</select>
		</>
	);
};

/** Filters the board by opening, tag and search term; the filters of the list in the URL apply too. */
export const BoardFilter = ( { query, setQuery }: BoardFilterProps ): ReactElement => {
	const id = useId();
	const [ searchText, setSearchText ] = useState( query.search );
	// A saved view or Back may change the search term, which the typed text must not overwrite.
	const [ lastSearch, setLastSearch ] = useState( query.search );
	if ( lastSearch !== query.search ) {
		setLastSearch( query.search );
		setSearchText( query.search );
	}
	useEffect( () => {
		if ( searchText === query.search ) {
			return undefined;
		}
		const timer = setTimeout( () => setQuery( { ...query, search: searchText, page: 1 } ), 300 );
		return () => clearTimeout( timer );
	}, [ searchText, query, setQuery ] );
	return (
		<div className="courant-board-filter">
			<label htmlFor={ `${ id }-opening` }>{ __( 'Job opening', 'courant-desk' ) }</label>
			<select
				id={ `${ id }-opening` }
				value={ query.opening[ 0 ] ?? '' }
				onChange={ ( event ) =>
					setQuery( { ...query, opening: event.target.value === '' ? [] : [ event.target.value ], page: 1 } )
				}
			>
				<option value="">{ __( 'All job openings', 'courant-desk' ) }</option>
				{ screen().openings.map( ( opening ) => (
					<option key={ opening.id } value={ opening.id }>
						{ opening.title }
					</option>
				) ) }
			</select>
			<TagFilter query={ query } setQuery={ setQuery } />
			<label htmlFor={ `${ id }-search` } className="screen-reader-text">
				{ __( 'Search', 'courant-desk' ) }
			</label>
			<input
				id={ `${ id }-search` }
				type="search"
				value={ searchText }
				placeholder={ __( 'Search', 'courant-desk' ) }
				onChange={ ( event ) => setSearchText( event.target.value ) }
			/>
		</div>
	);
};
