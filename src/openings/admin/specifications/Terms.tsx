import { useId, useState } from '@wordpress/element';
import type { FormEvent, ReactElement } from 'react';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { sortedByName, moveItem } from './model';
import type { SpecificationsContext, Specification, Term } from './model';
import { SortableList } from './SortableList';
import { TermRow } from './TermRow';

/** Number of values above which a search field is shown instead of all values. */
const SEARCH_THRESHOLD = 15;

interface TermsProps {
	readonly specification: Specification;
	readonly context: SpecificationsContext;
}

export const Terms = ( { specification, context }: TermsProps ): ReactElement => {
	const id = useId();
	const { key, name, terms } = specification;
	const [ newName, setNewName ] = useState( '' );
	const [ searchTerm, setSearchTerm ] = useState( '' );
	const path = `/${ key }/terms`;
	const found =
		searchTerm.trim() === ''
			? null
			: terms.filter( ( term ) => term.name.toLowerCase().includes( searchTerm.trim().toLowerCase() ) );
	const saveOrder = ( next: Term[], done: string ): void => {
		context.replaceLocally( { ...specification, terms: next } );
		void context.send( 'PUT', path, { order: next.map( ( term ) => term.id ) }, done );
	};
	const add = async ( event: FormEvent ): Promise< void > => {
		event.preventDefault();
		if (
			newName.trim() !== '' &&
			( await context.send(
				'POST',
				path,
				{ name: newName.trim() },
				sprintf( __( '%s added.', 'courant-desk' ), newName.trim() )
			) )
		) {
			setNewName( '' );
		}
	};
	const row = ( term: Term ): ReactElement => (
		<TermRow key={ term.id } term={ term } specification={ specification } context={ context } />
	);
	return (
		<div className="courant-terms-part">
			{ terms.length <= SEARCH_THRESHOLD ? null : (
				<p className="courant-find">
					<label htmlFor={ `${ id }-find` }>{ sprintf( __( 'Search %s', 'courant-desk' ), name ) }</label>
					<input
						id={ `${ id }-find` }
						type="search"
						value={ searchTerm }
						onChange={ ( event ) => setSearchTerm( event.target.value ) }
					/>
				</p>
			) }
			{ terms.length === 0 ? <p>{ __( 'No values yet.', 'courant-desk' ) }</p> : null }
			{ found === null ? (
				<SortableList
					entries={ terms.map( ( term ) => ( { id: String( term.id ), name: term.name, term } ) ) }
					label={ sprintf( __( 'Values of %s', 'courant-desk' ), name ) }
					className="courant-terms"
					rowClassName="courant-term"
					move={ ( from, to ) =>
						saveOrder(
							moveItem( terms, from, to ),
							sprintf(
								__( '%1$s moved to position %2$d.', 'courant-desk' ),
								terms[ from ]?.name ?? '',
								to + 1
							)
						)
					}
				>
					{ ( { term } ) => row( term ) }
				</SortableList>
			) : (
				<ol className="courant-terms" aria-label={ sprintf( __( 'Values of %s', 'courant-desk' ), name ) }>
					{ found.map( ( term ) => (
						<li key={ term.id } className="courant-term">
							{ row( term ) }
						</li>
					) ) }
				</ol>
			) }
			{ terms.length > 2 ? (
				<p>
					<button
						type="button"
						className="button"
						onClick={ () =>
							saveOrder(
								sortedByName( terms ),
								sprintf( __( '%s sorted from A to Z.', 'courant-desk' ), name )
							)
						}
					>
						{ __( 'Sort from A to Z', 'courant-desk' ) }
					</button>
				</p>
			) : null }
			<form className="courant-find" onSubmit={ ( event ) => void add( event ) }>
				<label htmlFor={ `${ id }-new` }>{ sprintf( __( 'New value of %s', 'courant-desk' ), name ) }</label>
				<input
					id={ `${ id }-new` }
					type="text"
					maxLength={ 200 }
					value={ newName }
					onChange={ ( event ) => setNewName( event.target.value ) }
				/>
				<button type="submit" className="button">
					{ __( 'Add', 'courant-desk' ) }
				</button>
			</form>
		</div>
	);
};
