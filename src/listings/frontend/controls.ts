import { readControls } from './dom';
import { choicesFor } from './filters';
import type { Choice, Filter } from './filters';
import type { ListingElements } from './dom';
import type { Query } from './model';

export function labelFor( choice: Choice ): string {
	return choice.dataset[ 'label' ] ?? ( 'text' in choice ? choice.text : choice.value );
}

function setValue( { choices }: Filter, value: string ): void {
	const selected = new Set( choicesFor( choices, value ) );
	for ( const choice of choices ) {
		const isOn = selected.has( choice );
		if ( 'text' in choice ) {
			choice.selected = isOn;
		} else {
			choice.checked = isOn;
		}
	}
	const [ first ] = choices;
	if ( first && 'text' in first && selected.size === 0 && ! first.closest( 'select' )?.multiple ) {
		first.selected = true;
	}
}

/** Writes a query to the controls. A slug that a filter does not have leaves it empty. */
export function setControls( { form, input, filters }: ListingElements, { jq, specs }: Query ): void {
	if ( input ) {
		input.value = jq;
	}
	filters.forEach( ( filter ) => setValue( filter, specs[ filter.key ] ?? '' ) );
	// Styled selects update themselves.
	form?.dispatchEvent( new Event( 'courant:controls' ) );
}

/** Removes one value of a filter, or the search term. */
export function removeChip( elements: ListingElements, { key = '', slug = '' }: DOMStringMap ): void {
	const { jq, specs } = readControls( elements );
	const removed = slug.split( ',' );
	const remaining = specs[ key ]?.split( ',' ).filter( ( value ) => ! removed.includes( value ) );
	setControls( elements, {
		jq: key === 'jq' ? '' : jq,
		specs: { ...specs, [ key ]: remaining?.join( ',' ) ?? '' },
	} );
}

/**
 * Applies a suggestion of an empty list: clears everything, the filters, or the search, or searches for another term.
 */
export function clearFilters( elements: ListingElements, { clear: kind = 'all', search = '' }: DOMStringMap ): void {
	const {
		jq,
		specs: { sort = '', ...specs },
	} = readControls( elements );
	setControls( elements, {
		jq: kind === 'filters' ? jq : search,
		specs: kind === 'all' || kind === 'filters' ? { sort } : { sort, ...specs },
	} );
}
