import { useEffect, useRef, useState } from 'react';
import { announce } from '../../shared/frontend/a11y';
import { fetchOpeningFacts } from './opening-facts';
import type { OpeningFacts } from './opening-facts';
import { readSavedItems, saveItem } from './saved-items';
import type { SavedItem } from './saved-items';

export interface SavedListProps {
	/** Headings by kind. */
	kinds: Record< string, string >;
	/** URL that returns the facts of openings, or ''. */
	openings: string;
	empty: string;
	/** Lists to choose from, shown while nothing is saved. */
	links: { url: string; label: string }[];
	closed: string;
	/** Label of an opening that the server does not return. */
	notListed: string;
	remove: string;
	/** Accessible name of the button. */
	removeItem: string;
	removed: string;
	/** Label of the button that restores the item that was removed last. */
	undo: string;
}

/** The item that was removed last, and its index in the list of all items. */
interface Removal {
	item: SavedItem;
	index: number;
}

/**
 * The saved items by kind, each with a button that removes it. Openings have their current facts. In place of the item
 * that was removed last there is a button that restores it.
 */
export function SavedList( { kinds, links, openings, ...texts }: SavedListProps ) {
	const { ref, items, rows, removed, onRemove, onUndo } = useSavedItems( texts.removed );
	const facts = useOpeningFacts( openings, items );
	return (
		<div ref={ ref }>
			{ items.length === 0 && (
				<>
					<p>{ texts.empty }</p>
					<p className="saved__links">
						{ links.map( ( { url, label } ) => (
							<a key={ url } className="share__button" href={ url }>
								{ label }
							</a>
						) ) }
					</p>
				</>
			) }
			{ Object.entries( kinds ).map( ( [ kind, label ] ) => {
				const ofKind = rows.filter( ( item ) => item.kind === kind );
				return (
					ofKind.length > 0 && (
						<section key={ kind }>
							<h2>{ label }</h2>
							<ul className="saved">
								{ ofKind.map( ( item ) => (
									<Item
										key={ item.id }
										item={ item }
										details={ kind === 'opening' ? detailsOf( item.id, facts, texts ) : item.facts }
										texts={ texts }
										onRemove={ onRemove }
										onUndo={ item === removed ? onUndo : undefined }
									/>
								) ) }
							</ul>
						</section>
					)
				);
			} ) }
		</div>
	);
}

type Texts = Omit< SavedListProps, 'kinds' | 'links' | 'openings' >;

interface ItemProps {
	item: SavedItem;
	details: string[] | undefined;
	texts: Texts;
	onRemove: ( item: SavedItem ) => void;
	/** Set for the item that was removed last. */
	onUndo: ( () => void ) | undefined;
}

function Item( { item, details, texts, onRemove, onUndo }: ItemProps ) {
	const facts = onUndo ? [ texts.removed ] : details;
	return (
		<li className="saved__item" data-item={ keyOf( item ) }>
			{ item.image && ! onUndo && <img src={ item.image } alt="" width={ 160 } height={ 90 } loading="lazy" /> }
			<div className="saved__text">
				{ onUndo ? item.title : <a href={ item.url }>{ item.title }</a> }
				{ facts && facts.length > 0 && <p className="saved__details">{ facts.join( ' · ' ) }</p> }
			</div>
			<button
				key={ String( onUndo !== undefined ) }
				type="button"
				className="share__button"
				aria-label={ onUndo ? undefined : texts.removeItem.replace( '%s', item.title ) }
				onClick={ onUndo ?? ( () => onRemove( item ) ) }
			>
				{ onUndo ? texts.undo : texts.remove }
			</button>
		</li>
	);
}

const keyOf = ( { kind, id }: SavedItem ) => `${ kind }-${ String( id ) }`;
const insert = ( items: SavedItem[], item: SavedItem, index: number ) => [
	...items.slice( 0, index ),
	item,
	...items.slice( index ),
];

/** Removes and restores items, and focuses the button that takes the place of the one that was pressed. */
function useSavedItems( message: string ) {
	const ref = useRef< HTMLDivElement >( null );
	const [ items, setItems ] = useState( readSavedItems );
	const [ removal, setRemoval ] = useState< Removal | null >( null );
	const [ target, setTarget ] = useState( { key: '' } );
	// It may have been saved again in another tab.
	const removed =
		removal && ! items.some( ( item ) => keyOf( item ) === keyOf( removal.item ) ) ? removal.item : null;
	const rows = removal && removed ? insert( items, removed, removal.index ) : items;

	useEffect( () => {
		const update = () => setItems( readSavedItems() );
		const types = [ 'storage', 'pageshow' ];
		types.forEach( ( type ) => addEventListener( type, update ) );
		return () => types.forEach( ( type ) => removeEventListener( type, update ) );
	}, [] );
	useEffect( () => {
		if ( target.key ) {
			ref.current?.querySelector< HTMLElement >( `[data-item="${ target.key }"] button` )?.focus();
		}
	}, [ target ] );

	const onRemove = ( item: SavedItem ) => {
		const index = items.indexOf( item );
		saveItem( item, false );
		setItems( readSavedItems() );
		setRemoval( { item, index } );
		announce( message );
		// The button that had focus is removed; the one that restores the item is in its place.
		setTarget( { key: keyOf( item ) } );
	};
	const onUndo = () => {
		if ( removal ) {
			saveItem( removal.item, true, removal.index );
			setItems( readSavedItems() );
			setRemoval( null );
			setTarget( { key: keyOf( removal.item ) } );
		}
	};

	return { ref, items, rows, removed, onRemove, onUndo };
}

/** Returns place, pay and deadline of an opening, or that it is closed; nothing before the facts are known. */
function detailsOf( id: number, facts: OpeningFacts | null, { closed, notListed }: Texts ): string[] {
	const known = facts?.get( id );
	if ( ! facts ) {
		return [];
	}
	return known ? [ ...( known.isClosed ? [ closed ] : [] ), ...known.facts ] : [ notListed ];
}

/** Fetches the facts of the saved openings, again when another opening is saved in another tab. */
function useOpeningFacts( url: string, items: SavedItem[] ): OpeningFacts | null {
	const [ facts, setFacts ] = useState< OpeningFacts | null >( null );
	const ids = items.flatMap( ( { kind, id } ) => ( kind === 'opening' ? [ id ] : [] ) );
	const missing = ids.some( ( id ) => ! facts?.has( id ) ) ? ids.join( ',' ) : '';

	useEffect( () => {
		const controller = new AbortController();
		if ( url && missing ) {
			// Without a response the list has titles only.
			fetchOpeningFacts( url, missing, controller.signal ).then( setFacts, () => undefined );
		}
		return () => controller.abort();
	}, [ url, missing ] );

	return facts;
}
