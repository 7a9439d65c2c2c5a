import { withParameters, withoutPagePath } from './url';
import { setValue, filterItem, labelFor, slugFor, valueFor, choicesFor } from './filters';
import type { State } from './model';
import type { ListingElements } from './dom';

type Block = ListingElements & { root: HTMLElement };

/** Renders a chip for each active filter from the server's template; each links to the listing without that filter. */
export function renderChips(
	{ root, filters }: Block,
	{ shown: { jq, specs }, undo }: Pick< State, 'shown' | 'undo' >
): void {
	const box = root.querySelector< HTMLElement >( '.courant-listing-chips' );
	const list = box?.querySelector( 'ul' );
	const template = box?.querySelector( 'template' )?.content.firstElementChild;
	if ( ! box || ! list || ! template ) {
		return;
	}
	list.querySelectorAll( 'li' ).forEach( ( item ) => item.remove() );
	const addChip = ( key: string, slug: string, label: string, name: string, remaining: string ) => {
		const item = template.cloneNode( true ) as Element;
		const link = item.querySelector( 'a' );
		const [ prefix, text ] = item.querySelectorAll( 'span' );
		link?.setAttribute(
			'href',
			withParameters( withoutPagePath( window.location.href ), { [ key ]: remaining, paged: '' } )
		);
		Object.assign( link?.dataset ?? {}, { key, slug } );
		prefix?.replaceChildren( label && `${ label }:` );
		text?.replaceChildren( name );
		list.append( item );
	};
	if ( jq ) {
		addChip(
			'jq',
			jq,
			root.querySelector< HTMLElement >( '.awsm-job-search-btn' )?.ariaLabel ?? '',
			`“${ jq }”`,
			''
		);
	}
	for ( const filter of filters ) {
		const value = specs[ filter.key ] ?? '';
		const values = value.split( ',' );
		for ( const choice of filter.key === 'sort' || ! value ? [] : choicesFor( filter.choices, value ) ) {
			const slug = slugFor( choice );
			const remaining = values.filter( ( one ) => ! slug.split( ',' ).includes( one ) );
			addChip(
				filter.key,
				slug,
				filterItem( choice )?.dataset[ 'label' ] ?? '',
				labelFor( choice ),
				remaining.join( ',' )
			);
		}
	}
	const isEmpty = ! list.querySelector( 'li' );
	box.hidden = isEmpty && ! undo;
	const [ clearButton, undoButton ] = box.querySelectorAll( '.courant-listing-clear' );
	clearButton?.toggleAttribute( 'hidden', isEmpty );
	undoButton?.toggleAttribute( 'hidden', ! undo );
}

/** Removes one value of a filter, or the search term. */
export function removeChip( { input, filters }: ListingElements, { key, slug = '' }: DOMStringMap ): void {
	if ( key === 'jq' && input ) {
		input.value = '';
	}
	const filter = filters.find( ( one ) => one.key === key );
	if ( filter ) {
		const removed = new Set( slug.split( ',' ) );
		setValue(
			filter,
			valueFor( filter )
				.split( ',' )
				.filter( ( value ) => ! removed.has( value ) )
				.join( ',' )
		);
	}
}

/**
 * Applies a suggestion of an empty list: clears everything, the filters, or the search, or searches for another word.
 */
export function clearFilters(
	{ input, filters }: ListingElements,
	{ takeBack: kind = 'all', word = '' }: DOMStringMap
): void {
	if ( input && kind !== 'filters' ) {
		input.value = word;
	}
	if ( kind === 'all' || kind === 'filters' ) {
		filters.filter( ( { key } ) => key !== 'sort' ).forEach( ( filter ) => setValue( filter, '' ) );
	}
}
