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
}

/** The saved items by kind, each with a button that removes it. Openings have their current facts. */
export function SavedList( { kinds, links, openings, ...texts }: SavedListProps ) {
	const [ items, setItems ] = useState( readSavedItems );
	const facts = useOpeningFacts( openings, items );
	const list = useRef< HTMLDivElement >( null );
	const { empty, removed } = texts;

	useEffect( () => {
		const update = () => setItems( readSavedItems() );
		const types = [ 'storage', 'pageshow' ];
		types.forEach( ( type ) => window.addEventListener( type, update ) );
		return () => types.forEach( ( type ) => window.removeEventListener( type, update ) );
	}, [] );

	const onRemove = ( item: SavedItem ) => {
		saveItem( item, false );
		setItems( readSavedItems() );
		announce( removed );
		// The button that had focus is removed.
		list.current?.focus();
	};
	return (
		<div ref={ list } tabIndex={ -1 }>
			{ items.length === 0 && (
				<>
					<p>{ empty }</p>
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
				const ofKind = items.filter( ( item ) => item.kind === kind );
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
}

function Item( { item, details, texts, onRemove }: ItemProps ) {
	return (
		<li className="saved__item">
			{ item.image && <img src={ item.image } alt="" width={ 160 } height={ 90 } loading="lazy" /> }
			<div className="saved__text">
				<a href={ item.url }>{ item.title }</a>
				{ details && details.length > 0 && <p className="saved__details">{ details.join( ' · ' ) }</p> }
			</div>
			<button
				type="button"
				className="share__button"
				aria-label={ texts.removeItem.replace( '%s', item.title ) }
				onClick={ () => onRemove( item ) }
			>
				{ texts.remove }
			</button>
		</li>
	);
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
