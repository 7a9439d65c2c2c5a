import { useEffect, useRef, useState } from 'react';
import { announce } from '../../shared/frontend/a11y';
import { readSavedItems, saveItem } from './saved-items';

export interface SavedListTexts {
	/** Headings by kind. */
	kinds: Record< string, string >;
	empty: string;
	remove: string;
	removed: string;
}

/** The saved items by kind, each with a button that removes it. */
export function SavedList( { kinds, empty, remove, removed }: SavedListTexts ) {
	const [ items, setItems ] = useState( readSavedItems );
	const list = useRef< HTMLDivElement >( null );

	useEffect( () => {
		const update = () => setItems( readSavedItems() );
		const types = [ 'storage', 'pageshow' ];
		types.forEach( ( type ) => window.addEventListener( type, update ) );
		return () => types.forEach( ( type ) => window.removeEventListener( type, update ) );
	}, [] );

	return (
		<div ref={ list } tabIndex={ -1 }>
			{ items.length === 0 && <p>{ empty }</p> }
			{ Object.entries( kinds ).map( ( [ kind, label ] ) => {
				const ofKind = items.filter( ( item ) => item.kind === kind );
				return (
					ofKind.length > 0 && (
						<section key={ kind }>
							<h2>{ label }</h2>
							<ul className="saved">
								{ ofKind.map( ( item ) => (
									<li key={ item.id } className="saved__item">
										<a href={ item.url }>{ item.title }</a>
										<button
											type="button"
											className="share__button"
											aria-label={ remove.replace( '%s', item.title ) }
											onClick={ () => {
												saveItem( item, false );
												setItems( readSavedItems() );
												announce( removed );
												// The button that had focus is removed.
												list.current?.focus();
											} }
										>
											×
										</button>
									</li>
								) ) }
							</ul>
						</section>
					)
				);
			} ) }
		</div>
	);
}
