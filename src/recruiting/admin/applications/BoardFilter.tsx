import { SearchControl, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { __ } from '../../../shared/admin/wordpress';
import { useKnownTags } from './known-tags';
import type { Query } from './query';
import { screen } from './screen';

interface BoardFilterProps {
	readonly query: Query;
	readonly setQuery: ( query: Query ) => void;
}

const TagFilter = ( { query, setQuery }: BoardFilterProps ): ReactElement | null => {
	const tags = useKnownTags();
	return tags.length === 0 ? null : (
		<SelectControl
			{ ...CONTROL_PROPS }
			hideLabelFromVision
			label={ __( 'Tag', 'courant-desk' ) }
			value={ query.tag[ 0 ] ?? '' }
			options={ [
				{ value: '', label: __( 'All tags', 'courant-desk' ) },
				...tags.map( ( { slug, name } ) => ( { value: slug, label: name } ) ),
			] }
			onChange={ ( tag ) => setQuery( { ...query, tag: tag === '' ? [] : [ tag ], page: 1 } ) }
		/>
	);
};

/** Filters the board by opening, tag and search term; the filters of the list in the URL apply too. */
export const BoardFilter = ( { query, setQuery }: BoardFilterProps ): ReactElement => {
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
			<SelectControl
				{ ...CONTROL_PROPS }
				hideLabelFromVision
				label={ __( 'Job opening', 'courant-desk' ) }
				value={ query.opening[ 0 ] ?? '' }
				options={ [
					{ value: '', label: __( 'All job openings', 'courant-desk' ) },
					...screen().openings.map( ( { id, title } ) => ( { value: String( id ), label: title } ) ),
				] }
				onChange={ ( opening ) =>
					setQuery( { ...query, opening: opening === '' ? [] : [ opening ], page: 1 } )
				}
			/>
			<TagFilter query={ query } setQuery={ setQuery } />
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search', 'courant-desk' ) }
				placeholder={ __( 'Search', 'courant-desk' ) }
				value={ searchText }
				onChange={ setSearchText }
			/>
		</div>
	);
};
