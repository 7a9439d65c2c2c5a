import { TextareaControl } from '@wordpress/components';
import { useId, useLayoutEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { __, _n, sprintf } from '../../../shared/admin/wordpress';
import { completeMention, suggestPeople, typedMention } from './mentions';
import type { Person } from './mentions';

interface NoteInputProps {
	readonly text: string;
	readonly setText: ( text: string ) => void;
	readonly people: readonly Person[];
}

/** State of the suggestions at the caret. */
function useSuggestions( { text, setText, people }: NoteInputProps ) {
	const field = useRef< HTMLTextAreaElement >( null );
	const [ caret, setCaret ] = useState( -1 );
	const [ active, setActive ] = useState( 0 );
	/** The position for the caret after a mention was completed. */
	const nextCaret = useRef( -1 );
	useLayoutEffect( () => {
		if ( nextCaret.current >= 0 ) {
			field.current?.setSelectionRange( nextCaret.current, nextCaret.current );
			nextCaret.current = -1;
		}
	}, [ text ] );
	const typed = caret < 0 ? undefined : typedMention( text, caret );
	const suggestions = typed === undefined ? [] : suggestPeople( people, typed );
	const close = (): void => setCaret( -1 );
	const choose = ( person: Person ): void => {
		const completed = completeMention( text, caret, person );
		nextCaret.current = completed.caret;
		setText( completed.text );
		close();
		field.current?.focus();
	};
	const onKeyDown = ( event: KeyboardEvent ): void => {
		const steps: Record< string, number > = { ArrowDown: 1, ArrowUp: -1 };
		const step = steps[ event.key ];
		const chosen = suggestions[ active ];
		if ( chosen === undefined ) {
			return;
		}
		if ( step !== undefined ) {
			setActive( ( active + step + suggestions.length ) % suggestions.length );
		} else if ( event.key === 'Enter' || event.key === 'Tab' ) {
			choose( chosen );
		} else if ( event.key === 'Escape' ) {
			close();
		} else {
			return;
		}
		event.preventDefault();
	};
	const onInput = ( value: string, position: number ): void => {
		setText( value );
		setCaret( position );
		setActive( 0 );
	};
	return {
		field,
		suggestions,
		active: Math.min( active, suggestions.length - 1 ),
		choose,
		close,
		onKeyDown,
		onInput,
	};
}

/** The text of a new note. After an @, people who may read the application are suggested. */
export const NoteInput = ( props: NoteInputProps ): ReactElement => {
	const listId = useId();
	const { field, suggestions, active, choose, close, onKeyDown, onInput } = useSuggestions( props );
	const isOpen = suggestions.length > 0;
	return (
		<div className="courant-note-input">
			<TextareaControl
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ __( 'New note', 'courant-desk' ) }
				ref={ field }
				rows={ 3 }
				value={ props.text }
				placeholder={ __( 'Visible to your team only. Mention somebody with @…', 'courant-desk' ) }
				aria-autocomplete="list"
				aria-controls={ isOpen ? listId : undefined }
				aria-activedescendant={ isOpen ? `${ listId }-${ active }` : undefined }
				onChange={ ( text ) => onInput( text, field.current?.selectionStart ?? text.length ) }
				onKeyDown={ onKeyDown }
				onBlur={ close }
			/>
			{ isOpen ? (
				<ul id={ listId } role="listbox" aria-label={ __( 'People to mention', 'courant-desk' ) }>
					{ suggestions.map( ( person, index ) => (
						<li
							key={ person.id }
							id={ `${ listId }-${ index }` }
							role="option"
							aria-selected={ index === active }
							// Before the field loses the focus, which closes the list.
							onMouseDown={ ( event ) => {
								event.preventDefault();
								choose( person );
							} }
						>
							<bdi>{ person.name }</bdi> <span className="courant-none">{ `@${ person.mention }` }</span>
						</li>
					) ) }
				</ul>
			) : null }
			<span className="screen-reader-text" role="status">
				{ isOpen
					? sprintf(
							/* translators: %d: number of people */
							_n( '%d person to mention', '%d people to mention', suggestions.length, 'courant-desk' ),
							suggestions.length
						)
					: '' }
			</span>
		</div>
	);
};
