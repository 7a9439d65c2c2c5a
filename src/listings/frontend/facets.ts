import { parsePrinted } from '../../shared/config/parse-printed';
import { labelFor } from './controls';
import { choicesFor, filterItem, slugFor } from './filters';
import type { Choice, Filter } from './filters';
import { formatNumber } from './messages';
import type { Facets, Query } from './model';

export interface Markup {
	html: string;
	facets: Facets | null;
}

const DATA_MARKER = '<script type="application/json" data-courant-facets>';

/** Splits a response into the list and the facet counts that may follow it. */
export function parseResponse( text: string ): Markup {
	const [ html = '', rest ] = text.split( DATA_MARKER );
	try {
		const { facets } = parsePrinted< { facets?: Facets } >( rest?.split( '</script>' )[ 0 ] ?? '{}' );
		return { html, facets: facets ?? null };
	} catch {
		return { html, facets: null };
	}
}

/** Writes the counts next to the options. An option without openings is dimmed, not hidden. */
export function updateFacets( filters: readonly Filter[], facets: Facets | null ): void {
	for ( const { key, choices } of filters ) {
		const counts = facets?.[ key ];
		if ( counts ) {
			choices
				.filter( ( choice ) => slugFor( choice ) !== '' && ! slugFor( choice ).includes( ',' ) )
				.forEach( ( choice ) => updateCount( choice, counts[ slugFor( choice ) ] ?? 0 ) );
		}
	}
}

function updateCount( choice: Choice, found: number ): void {
	choice.toggleAttribute( 'data-empty', found === 0 );
	if ( ! ( 'text' in choice ) ) {
		const element = choice.parentElement?.querySelector( '.courant-choice-count' );
		if ( element ) {
			element.textContent = formatNumber( found );
		}
	} else if ( choice.dataset[ 'label' ] !== undefined ) {
		choice.text = `${ labelFor( choice ) } (${ formatNumber( found ) })`;
	}
}

/**
 * Writes the number of selected values to each menu and to the button of the panel. The best match can be sorted by only
 * with a search.
 */
export function updateFilterCounts( root: HTMLElement, filters: readonly Filter[], { specs, jq }: Query ): void {
	const write = ( parent: Element | null | undefined, count: number ) =>
		parent?.querySelector( '.courant-filter-number' )?.replaceChildren( count ? formatNumber( count ) : '' );
	// The term of an archive, which is not one of the controls.
	let total = root.querySelectorAll( '.courant-is-archive' ).length;
	for ( const { key, choices } of filters ) {
		const value = specs[ key ];
		const chosen = value ? choicesFor( choices, value ).length : 0;
		total += key === 'sort' ? 0 : chosen;
		write( choices[ 0 ] && filterItem( choices[ 0 ] ), chosen );
	}
	write( root.querySelector( '.awsm-filter-toggle' ), total );
	root.querySelector( '[value=relevance]' )?.toggleAttribute( 'disabled', jq === '' );
}
