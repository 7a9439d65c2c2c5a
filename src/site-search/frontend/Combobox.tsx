import { useEffect, useLayoutEffect, useState } from 'react';
import { parsePrinted } from '../../shared/config/parse-printed';
import { announce } from '../../shared/frontend/a11y';
import { send } from '../../shared/frontend/http';
import { moveActive } from './suggestions';
import type { Suggestions } from './suggestions';

export interface ComboboxProps {
	/** The server's search field; its text and its form stay those of the page. */
	field: HTMLInputElement;
	url: string;
	label: string;
	/** Text of the last option, which opens the results page; `%s` is the search. */
	more: string;
	/** The same without suggestions. */
	none: string;
	/** URL of the style sheet. */
	style: string;
}

const ID = 'search-suggestions';
const NOTHING: Suggestions = { status: '', corrected: '', groups: [] };
const DELAY_MS = 150;

/** The list of suggestions below the search field: an ARIA combobox whose Escape closes the overlay, not the list. */
export function Combobox( { field, url, label, more, none, style }: ComboboxProps ) {
	const [ { status, corrected, groups }, setFound ] = useState( NOTHING );
	const [ active, setActive ] = useState( -1 );
	// The last option opens the results page, also if there are no suggestions.
	const last = groups.flatMap( ( { items } ) => items ).length;
	const count = status ? last + 1 : 0;

	useEffect(
		() =>
			requestWhileTyping( field, url, ( found ) => {
				setFound( found );
				setActive( -1 );
				announce( found.status );
			} ),
		[ field, url ]
	);
	useLayoutEffect( () => connectField( field, active, count, setActive ), [ field, active, count ] );

	const optionProps = ( position: number ) => ( {
		role: 'option',
		id: `${ ID }${ position }`,
		tabIndex: -1,
		'aria-selected': position === active,
		onPointerMove: () => setActive( position ),
	} );
	let index = 0;
	return (
		<>
			{ style && <link rel="stylesheet" href={ style } /> }
			{ ( corrected || ! last ) && status && <p className="suggestions-status">{ status }</p> }
			<div className="suggestions" role="listbox" id={ ID } aria-label={ label } hidden={ ! count }>
				{ groups.map( ( { kind, label: name, items } ) => (
					<div key={ kind } role="group" aria-label={ name }>
						<p aria-hidden>{ name }</p>
						{ items.map( ( { title, details, url: href } ) => (
							<a key={ href } href={ href } { ...optionProps( index++ ) }>
								{ title }
								{ details && <small>{ details }</small> }
							</a>
						) ) }
					</div>
				) ) }
				{ count > 0 && (
					<a className="suggestions__all" href={ resultsUrl( field.form ) } { ...optionProps( last ) }>
						{ ( last ? more : none ).replace( '%s', () => field.value.trim() ) }
					</a>
				) }
			</div>
		</>
	);
}

/** Returns the URL that the form opens. */
function resultsUrl( form: HTMLFormElement | null ): string {
	const url = new URL( form?.action ?? location.href );
	new FormData( form ?? undefined ).forEach(
		( value, name ) => typeof value === 'string' && url.searchParams.set( name, value )
	);
	return url.href;
}

/** Requests suggestions when the text has not changed for a moment; a new text cancels the request for the last one. */
function requestWhileTyping( field: HTMLInputElement, url: string, show: ( found: Suggestions ) => void ): () => void {
	let controller = new AbortController();
	const update = async () => {
		controller.abort();
		controller = new AbortController();
		const { signal } = controller;
		const term = field.value.trim();
		await new Promise( ( resolve ) => setTimeout( resolve, DELAY_MS ) );
		const response =
			term.length > 1 &&
			! signal.aborted &&
			// The form works without suggestions.
			( await send( url, [ [ 'term', term ] ], { method: 'GET', signal } ).catch( () => null ) );
		if ( ! signal.aborted ) {
			show( response ? parsePrinted< Suggestions >( response.text ) : NOTHING );
		}
	};
	const onInput = () => void update();
	onInput();
	field.addEventListener( 'input', onInput );
	return () => {
		controller.abort();
		field.removeEventListener( 'input', onInput );
	};
}

/** Makes the field a combobox of the current options, and moves through them with the arrow keys. */
function connectField(
	field: HTMLInputElement,
	active: number,
	count: number,
	setActive: ( active: number ) => void
): () => void {
	const option = document.getElementById( `${ ID }${ active }` );
	const onKey = ( event: KeyboardEvent ) => {
		const next = moveActive( event.key, active, count );
		const isChosen = option && event.key === 'Enter';
		if ( event.isComposing || ( next === active && ! isChosen ) ) {
			return;
		}
		event.preventDefault();
		setActive( next );
		if ( isChosen ) {
			option.click();
		}
	};
	const attributes = {
		'aria-autocomplete': 'list',
		'aria-expanded': String( count > 0 ),
		'aria-controls': ID,
		'aria-activedescendant': option?.id ?? '',
	};
	option?.scrollIntoView( { block: 'nearest' } );
	Object.entries( attributes ).forEach( ( [ name, value ] ) => field.setAttribute( name, value ) );
	// When the overlay opens again, Enter sends the form.
	const overlay = field.closest( '[popover]' );
	const onToggle = () => setActive( -1 );
	field.addEventListener( 'keydown', onKey );
	overlay?.addEventListener( 'toggle', onToggle );
	return () => {
		field.removeEventListener( 'keydown', onKey );
		overlay?.removeEventListener( 'toggle', onToggle );
	};
}
