import { Button, SearchControl, TextControl } from '@wordpress/components';
import type { FormEvent, ReactElement } from 'react';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { ScreenStateKeys, usePersistentState } from '../../../shared/admin/error-boundary';
import { useLatest } from '../../../shared/admin/use-latest';
import { useUnsavedChanges } from '../../../shared/admin/unsaved';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { sortedByName, moveItem } from './model';
import type { SpecificationsContext, Specification, Term } from './model';
import { SortableList } from './SortableList';
import { TermRow } from './TermRow';

/** Number of values above which a search field is shown instead of all values. */
const SEARCH_THRESHOLD = 15;

/** By the key of the specification. */
const NEW_VALUES = new ScreenStateKeys< string >();
const SEARCHES = new ScreenStateKeys< string >();

interface TermsProps {
	readonly specification: Specification;
	readonly context: SpecificationsContext;
}

interface SortableTermsProps {
	readonly terms: Term[];
	readonly name: string;
	readonly saveOrder: ( next: Term[], done: string ) => void;
	readonly row: ( term: Term ) => ReactElement;
}

const SortableTerms = ( { terms, name, saveOrder, row }: SortableTermsProps ): ReactElement => (
	<SortableList
		entries={ terms.map( ( term ) => ( { id: String( term.id ), name: term.name, term } ) ) }
		label={ sprintf(
			/* translators: %s: name of a specification, such as "Job Type" */
			__( 'Values of %s', 'courant-desk' ),
			name
		) }
		className="courant-terms"
		rowClassName="courant-term"
		move={ ( from, to ) =>
			saveOrder(
				moveItem( terms, from, to ),
				sprintf(
					/* translators: 1: name of a specification or of one of its values, 2: its new position in the list */
					__( '%1$s moved to position %2$d.', 'courant-desk' ),
					terms[ from ]?.name ?? '',
					to + 1
				)
			)
		}
	>
		{ ( { term } ) => row( term ) }
	</SortableList>
);

interface AddTermProps {
	readonly add: ( event: FormEvent ) => Promise< void >;
	readonly name: string;
	readonly newName: string;
	readonly setNewName: ( value: string ) => void;
}

const AddTerm = ( { add, name, newName, setNewName }: AddTermProps ): ReactElement => (
	<form className="courant-search-field" onSubmit={ ( event ) => void add( event ) }>
		<TextControl
			{ ...CONTROL_PROPS }
			label={ sprintf(
				/* translators: %s: name of a specification, such as "Job Type" */
				__( 'New value of %s', 'courant-desk' ),
				name
			) }
			maxLength={ 200 }
			value={ newName }
			onChange={ setNewName }
		/>
		<Button __next40pxDefaultSize type="submit" variant="secondary">
			{ __( 'Add', 'courant-desk' ) }
		</Button>
	</form>
);

interface FoundTermsProps {
	readonly name: string;
	readonly found: Term[];
	readonly row: ( term: Term ) => ReactElement;
}

const FoundTerms = ( { name, found, row }: FoundTermsProps ): ReactElement => (
	<ol
		className="courant-terms"
		aria-label={ sprintf(
			/* translators: %s: name of a specification, such as "Job Type" */
			__( 'Values of %s', 'courant-desk' ),
			name
		) }
	>
		{ found.map( ( term ) => (
			<li key={ term.id } className="courant-term">
				{ row( term ) }
			</li>
		) ) }
	</ol>
);

interface SortButtonProps {
	readonly saveOrder: ( next: Term[], done: string ) => void;
	readonly terms: Term[];
	readonly name: string;
}

const SortButton = ( { saveOrder, terms, name }: SortButtonProps ): ReactElement => (
	<p>
		<Button
			size="compact"
			variant="tertiary"
			onClick={ () =>
				saveOrder(
					sortedByName( terms ),
					sprintf(
						/* translators: %s: name of a specification, such as "Job Type" */
						__( '%s sorted from A to Z.', 'courant-desk' ),
						name
					)
				)
			}
		>
			{ __( 'Sort from A to Z', 'courant-desk' ) }
		</Button>
	</p>
);

interface SearchFieldProps {
	readonly name: string;
	readonly searchTerm: string;
	readonly setSearchTerm: ( value: string ) => void;
}

const SearchField = ( { name, searchTerm, setSearchTerm }: SearchFieldProps ): ReactElement => (
	<SearchControl
		{ ...CONTROL_PROPS }
		label={ sprintf(
			/* translators: %s: name of a specification, such as "Job Type" */
			__( 'Search %s', 'courant-desk' ),
			name
		) }
		placeholder={ sprintf(
			/* translators: %s: name of a specification, such as "Job Type" */
			__( 'Search %s', 'courant-desk' ),
			name
		) }
		value={ searchTerm }
		onChange={ setSearchTerm }
	/>
);

export const Terms = ( { specification, context }: TermsProps ): ReactElement => {
	const { key, name, terms } = specification;
	const [ newName, setNewName ] = usePersistentState( NEW_VALUES.of( key ), '' );
	const [ searchTerm, setSearchTerm ] = usePersistentState( SEARCHES.of( key ), '' );
	useUnsavedChanges( newName.trim() !== '' );
	const latestName = useLatest( newName );
	const path = `/${ key }/terms`;
	const found =
		searchTerm.trim() === ''
			? null
			: terms.filter( ( term ) => term.name.toLowerCase().includes( searchTerm.trim().toLowerCase() ) );
	const sendOrder = ( next: Term[], done: string, undo?: () => unknown ): void => {
		context.replaceLocally( { ...specification, terms: next } );
		void context.send( 'PUT', path, { order: next.map( ( term ) => term.id ) }, done, undo );
	};
	const saveOrder = ( next: Term[], done: string ): void =>
		sendOrder( next, done, () => sendOrder( terms, __( 'Change undone.', 'courant-desk' ) ) );
	const add = async ( event: FormEvent ): Promise< void > => {
		event.preventDefault();
		if (
			newName.trim() !== '' &&
			( await context.send(
				'POST',
				path,
				{ name: newName.trim() },
				sprintf(
					/* translators: %s: name of a value, such as "Full Time" */
					__( '%s added.', 'courant-desk' ),
					newName.trim()
				)
			) )
		) {
			// What was typed meanwhile is the next value.
			setNewName( latestName() === newName ? '' : latestName() );
		}
	};
	const row = ( term: Term ): ReactElement => (
		<TermRow key={ term.id } term={ term } specification={ specification } context={ context } />
	);
	return (
		<div className="courant-terms-section">
			{ terms.length <= SEARCH_THRESHOLD ? null : (
				<SearchField name={ name } searchTerm={ searchTerm } setSearchTerm={ setSearchTerm } />
			) }
			{ terms.length === 0 ? <p>{ __( 'No values yet.', 'courant-desk' ) }</p> : null }
			{ found === null ? (
				<SortableTerms terms={ terms } name={ name } saveOrder={ saveOrder } row={ row } />
			) : (
				<FoundTerms name={ name } found={ found } row={ row } />
			) }
			{ terms.length > 2 ? <SortButton saveOrder={ saveOrder } terms={ terms } name={ name } /> : null }
			<AddTerm add={ add } name={ name } newName={ newName } setNewName={ setNewName } />
		</div>
	);
};
