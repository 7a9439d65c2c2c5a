import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { labelFor } from './controls';
import { choicesFor, filterItem, slugFor } from './filters';
import type { Filter } from './filters';
import type { Query, State } from './model';
import type { Listing } from './requests';
import { ServerElement, serverNodes, Slot } from './server-elements';
import type { ChangeFor } from './server-elements';
import { withoutPagePath, withParameters } from './url';

interface Chip {
	readonly key: string;
	readonly slug: string;
	/** Label of the filter. */
	readonly label: string;
	readonly name: string;
	/** Value of the filter without this chip. */
	readonly remaining: string;
}

/** A chip for each active filter, from the server's template, and the links "Clear all" and "Undo". */
export function Chips( { listing, state, box }: { listing: Listing; state: State; box: HTMLElement } ): ReactNode {
	const { shown, undo } = state;
	const [ { nodes, template } ] = useState( () => ( {
		nodes: [ ...box.childNodes ],
		template: box.querySelector( 'template' )?.content.firstElementChild,
	} ) );
	const chips = chipsFor( listing, shown );
	const isEmpty = chips.length === 0;
	useLayoutEffect( () => {
		box.toggleAttribute( 'hidden', isEmpty && ! undo );
	}, [ box, isEmpty, undo ] );
	const items =
		template &&
		chips.map( ( chip ) => (
			<ServerElement
				key={ `${ chip.key }=${ chip.slug }` }
				source={ template }
				change={ chipChanges( chip, template ) }
			/>
		) );
	const change: ChangeFor = ( element ) => {
		if ( element.matches( 'ul' ) ) {
			return { children: items };
		}
		const isHidden = element.matches( '[data-clear="undo"]' ) ? ! undo : isEmpty;
		return { attributes: { hidden: isHidden ? '' : null } };
	};
	return <Slot into={ box }>{ serverNodes( nodes, change ) }</Slot>;
}

function chipChanges( { key, slug, label, name, remaining }: Chip, template: Element ): ChangeFor {
	const [ prefix, text ] = template.querySelectorAll( 'span' );
	return ( element ) => {
		if ( element.localName === 'a' ) {
			const url = withoutPagePath( location.href );
			return {
				attributes: {
					href: withParameters( url, { [ key ]: remaining, paged: '' } ),
					'data-key': key,
					'data-slug': slug,
				},
			};
		}
		const isText = element === text;
		return element === prefix || isText ? { children: isText ? name : label && `${ label }:` } : undefined;
	};
}

function chipsFor( { root, filters }: Listing, { jq, specs }: Query ): Chip[] {
	const label = root.querySelector< HTMLElement >( '.awsm-job-search-btn' )?.ariaLabel ?? '';
	return [
		...( jq ? [ { key: 'jq', slug: jq, label, name: `“${ jq }”`, remaining: '' } ] : [] ),
		...filters.flatMap( ( filter ) => ( filter.key === 'sort' ? [] : chipsOf( filter, specs[ filter.key ] ) ) ),
	];
}

function chipsOf( { key, choices }: Filter, value = '' ): Chip[] {
	const values = value.split( ',' );
	return ( value ? choicesFor( choices, value ) : [] ).map( ( choice ) => {
		const slug = slugFor( choice );
		return {
			key,
			slug,
			label: filterItem( choice )?.dataset[ 'label' ] ?? '',
			name: labelFor( choice ),
			remaining: values.filter( ( value ) => ! slug.split( ',' ).includes( value ) ).join( ',' ),
		};
	} );
}
