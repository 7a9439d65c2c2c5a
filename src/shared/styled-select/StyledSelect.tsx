import { useSelect } from 'downshift';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

interface Props {
	select: HTMLSelectElement;
	/** Called with `true` once the replacement can be used, and with `false` after a crash. */
	hideSelect: ( isHidden: boolean ) => void;
}

/** Renders again when the native select changes. */
function useRerender( select: HTMLSelectElement ): void {
	const [ , rerender ] = useReducer( ( count: number ) => count + 1, 0 );
	useEffect( () => {
		const controller = new AbortController();
		const listenerOptions = { signal: controller.signal };
		// A form is reset after its event has been dispatched.
		const rerenderLater = () => void setTimeout( rerender );
		select.addEventListener( 'change', rerender, listenerOptions );
		// Synchronously, so that listeners of a sent application find the controls updated.
		select.form?.addEventListener( 'courant:controls', () => flushSync( rerender ), listenerOptions );
		select.form?.addEventListener( 'reset', rerenderLater, listenerOptions );
		// The label and the error list link to the hidden select.
		select.addEventListener(
			'focus',
			() => document.getElementById( `selectric-${ select.id }` )?.focus(),
			listenerOptions
		);
		const observer = new MutationObserver( rerender );
		observer.observe( select, { childList: true, characterData: true, subtree: true, attributes: true } );
		return () => {
			controller.abort();
			observer.disconnect();
		};
	}, [ select ] );
}

/** Connects downshift with the native select. */
function useListbox( select: HTMLSelectElement, options: HTMLOptionElement[], chosen: HTMLOptionElement[] ) {
	const { id, multiple: isMultiple } = select;
	const selectOption = ( option: HTMLOptionElement | null | undefined ) => {
		if ( option && ( isMultiple || ! option.selected ) ) {
			option.selected = ! option.selected;
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	};
	/** Keeps the list open while several options are selected, which downshift does not support. */
	const toggleOption = ( event: MouseEvent | KeyboardEvent, option: HTMLOptionElement | undefined ) => {
		event.preventDefault();
		Object.assign( event.nativeEvent, { preventDownshiftDefault: true } );
		selectOption( option );
	};
	const listbox = useSelect< HTMLOptionElement >( {
		items: options,
		selectedItem: isMultiple ? null : ( chosen[ 0 ] ?? null ),
		itemToString: ( option ) => option?.text ?? '',
		labelId: `${ id }-label`,
		toggleButtonId: `selectric-${ id }`,
		menuId: `${ id }-menu`,
		getItemId: ( index ) => `${ id }-item-${ index }`,
		onSelectedItemChange: ( { selectedItem } ) => isMultiple || selectOption( selectedItem ),
	} );
	return { ...listbox, toggleOption };
}

const labelOf = ( select: HTMLSelectElement, chosen: HTMLOptionElement[] ): string =>
	select.multiple && ! chosen.length
		? ( select.dataset[ 'all' ] ?? '' )
		: chosen.map( ( option ) => option.text ).join( ', ' );

/** Renders the options of the native select and writes the selection back to it. */
export function StyledSelect( { select, hideSelect }: Props ) {
	const options = [ ...select.options ];
	const isMultiple = select.multiple;
	const chosen = options.filter( ( option ) => option.selected );

	useLayoutEffect( () => {
		hideSelect( true );
		return () => hideSelect( false );
	}, [ hideSelect ] );
	useRerender( select );
	const listbox = useListbox( select, options, chosen );
	const { isOpen, highlightedIndex, toggleOption } = listbox;
	const button = listbox.getToggleButtonProps( {
		onKeyDown: ( event: KeyboardEvent ) => {
			if ( isMultiple && isOpen && highlightedIndex >= 0 && ( event.key === 'Enter' || event.key === ' ' ) ) {
				toggleOption( event, options[ highlightedIndex ] );
			}
		},
	} );

	return (
		<>
			<button
				type="button"
				{ ...button }
				// Gets the style of the surrounding controls: those of a form, or of a filter bar.
				className={ `awsm-selectric ${ select.classList.contains( 'awsm-job-form-control' ) ? 'awsm-job-form-control' : 'awsm-filter-option' }` }
				aria-invalid={ select.getAttribute( 'aria-invalid' ) === 'true' || undefined }
				aria-describedby={ select.getAttribute( 'aria-describedby' ) ?? undefined }
				data-several={ isMultiple || undefined }
			>
				<span className="label">{ labelOf( select, chosen ) }</span>
			</button>
			<div
				{ ...listbox.getMenuProps() }
				role="listbox"
				className="awsm-selectric-items"
				aria-multiselectable={ isMultiple || undefined }
				hidden={ ! isOpen }
			>
				{ isOpen &&
					options.map( ( option, index ) => (
						<div
							key={ option.value }
							{ ...listbox.getItemProps( {
								item: option,
								index,
								...( isMultiple && {
									onClick: ( event: MouseEvent ) => toggleOption( event, option ),
								} ),
							} ) }
							role="option"
							aria-selected={ option.selected }
							data-highlighted={ highlightedIndex === index || undefined }
							data-empty={ option.hasAttribute( 'data-empty' ) || undefined }
						>
							{ option.text }
						</div>
					) ) }
			</div>
		</>
	);
}
