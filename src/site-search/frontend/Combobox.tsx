import { useEffect, useLayoutEffect, useState } from 'react';
import { send } from '../../shared/frontend/http';
import { moveActive } from './suggestions';
import type { Suggestions } from './suggestions';

interface Props {
	/** The server's search field; its text and its form stay those of the page. */
	field: HTMLInputElement;
	url: string;
	lang: string;
	label: string;
}

const LIST_ID = 'search-suggestions';
const NOTHING: Suggestions = { status: '', groups: [] };
const DELAY_MS = 150;

/** The list of suggestions below the search field: an ARIA combobox whose Escape closes the overlay, not the list. */
export function Combobox( { field, url, lang, label }: Props ) {
	const [ term, setTerm ] = useState( field.value );
	const [ { status, groups }, setFound ] = useState( NOTHING );
	const [ active, setActive ] = useState( -1 );
	const items = groups.flatMap( ( group ) => group.items );

	useEffect( () => {
		const onInput = () => setTerm( field.value );
		field.addEventListener( 'input', onInput );
		return () => field.removeEventListener( 'input', onInput );
	}, [ field ] );

	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		const fields = Object.entries( { term: term.trim(), ...( lang && { lang } ) } );
		const show = ( found: Suggestions ) => {
			setFound( found );
			setActive( -1 );
		};
		const timer = setTimeout( () => {
			if ( term.trim().length < 2 ) {
				return show( NOTHING );
			}
			send( url, fields, { method: 'GET', signal } )
				.then( ( { text } ) => signal.aborted || show( JSON.parse( text ) as Suggestions ) )
				// The form works without suggestions.
				.catch( () => signal.aborted || show( NOTHING ) );
		}, DELAY_MS );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ term, url, lang ] );

	useLayoutEffect( () => {
		const onKey = ( event: KeyboardEvent ) => {
			const next = moveActive( event.key, active, items.length );
			if ( event.isComposing ) {
				return;
			}
			if ( event.key === 'Enter' && active >= 0 ) {
				event.preventDefault();
				document.getElementById( `${ LIST_ID }-${ active }` )?.click();
			} else if ( next !== active ) {
				event.preventDefault();
				setActive( next );
				document.getElementById( `${ LIST_ID }-${ next }` )?.scrollIntoView( { block: 'nearest' } );
			}
		};
		const attributes = {
			role: 'combobox',
			autocomplete: 'off',
			'aria-autocomplete': 'list',
			'aria-expanded': String( items.length > 0 ),
			'aria-controls': LIST_ID,
			'aria-activedescendant': active < 0 ? '' : `${ LIST_ID }-${ active }`,
		};
		Object.entries( attributes ).forEach( ( [ name, value ] ) => field.setAttribute( name, value ) );
		field.addEventListener( 'keydown', onKey );
		return () => field.removeEventListener( 'keydown', onKey );
	} );

	let index = 0;
	return (
		<>
			<p className="screen-reader-text" role="status">
				{ status }
			</p>
			<div className="suggestions" role="listbox" id={ LIST_ID } aria-label={ label } hidden={ ! items[ 0 ] }>
				{ groups.map( ( group ) => (
					<div key={ group.kind } role="group" aria-labelledby={ `${ LIST_ID }-${ group.kind }` }>
						<p className="suggestions__label" role="presentation" id={ `${ LIST_ID }-${ group.kind }` }>
							{ group.label }
						</p>
						{ group.items.map( ( item ) => {
							const position = index++;
							return (
								<a
									key={ item.id }
									className="suggestions__item"
									role="option"
									id={ `${ LIST_ID }-${ position }` }
									href={ item.url }
									tabIndex={ -1 }
									aria-selected={ position === active }
								>
									{ item.title }
									{ item.details && <small>{ item.details }</small> }
								</a>
							);
						} ) }
					</div>
				) ) }
			</div>
		</>
	);
}
