import { useEffect } from '@wordpress/element';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { DeskSpecifications } from '../../../shared/config/generated';
import type { Conflict } from '../../../shared/admin/conflict';
import { notices } from '../../../shared/admin/notices';
import { LoadError, Skeleton } from '../../../shared/admin/skeleton';
import { useMutation } from '../../../shared/admin/use-mutation';
import { useResource } from '../../../shared/admin/use-resource';
import { RequestError, callRoute, __, _n, sprintf } from '../../../shared/admin/wordpress';
import { AddSpecification } from './AddSpecification';
import { conflictItems, moveItem } from './model';
import type { SendChange, Specification, SpecificationsContext, DeletionImpact } from './model';
import { requestImpact, toRoute } from './routes';
import { SpecificationRow } from './SpecificationRow';
import { SortableList } from './SortableList';

const BASE = '/courant/v1/specifications';

const fetchSpecifications = ( signal?: AbortSignal ): Promise< DeskSpecifications > =>
	callRoute( 'GET /courant/v1/specifications', { query: 'context=edit', ...( signal ? { signal } : {} ) } );

interface SpecificationListProps {
	readonly specifications: Specification[];
	readonly move: ( from: number, to: number ) => void;
	readonly context: SpecificationsContext;
}

const SpecificationList = ( { specifications, move, context }: SpecificationListProps ): ReactElement => (
	<SortableList
		entries={ specifications.map( ( specification ) => ( {
			id: specification.key,
			name: specification.name,
			specification,
		} ) ) }
		label={ __( 'Specifications', 'courant-desk' ) }
		className="courant-specs"
		rowClassName="courant-spec"
		move={ move }
	>
		{ ( { specification } ) => <SpecificationRow specification={ specification } context={ context } /> }
	</SortableList>
);

const ReadOnlyList = ( {
	specifications,
	context,
}: {
	readonly specifications: Specification[];
	readonly context: SpecificationsContext;
} ): ReactElement => (
	<ol className="courant-specs" aria-label={ __( 'Specifications', 'courant-desk' ) }>
		{ specifications.map( ( item ) => (
			<li key={ item.key } className="courant-spec">
				<SpecificationRow specification={ item } context={ context } />
			</li>
		) ) }
	</ol>
);

/** Returns how to resolve a conflict; undefined if the object of the request was deleted. */
async function resolveConflict(
	base: DeskSpecifications,
	method: string,
	path: string,
	send: ( version: string ) => Promise< DeskSpecifications >,
	applyResponse: ( response: DeskSpecifications ) => void
): Promise< Conflict< DeskSpecifications > | undefined > {
	const current = await fetchSpecifications();
	const items = conflictItems( base, current, method, path );
	return items === undefined
		? undefined
		: { items, overwrite: () => send( current.version ), reload: () => applyResponse( current ) };
}

/** Loads the specifications and sends changes one after another. */
function useSpecifications() {
	const resource = useResource( BASE, fetchSpecifications );
	const { data: state, reload, setData } = resource;
	const { run } = useMutation();
	/** The stored state that the next change is based on; undefined until the first response. */
	const stored = useRef< DeskSpecifications | undefined >( undefined );
	const waiting = useRef( 0 );
	/** What is being added: a double click adds it once. */
	const additions = useRef( new Set< string >() );
	useEffect( () => {
		// Local changes keep the version of the last response.
		if ( state !== undefined && state.version !== stored.current?.version ) {
			stored.current = state;
		}
	}, [ state ] );
	const applyResponse = ( response: DeskSpecifications ): void => {
		stored.current = response;
		// An earlier response would revert what is shown of a later change.
		if ( waiting.current <= 1 ) {
			setData( () => response );
		}
	};
	const showError = ( problem: unknown ): void => {
		notices.showError( problem );
		if ( ! ( problem instanceof RequestError ) || problem.status !== 400 ) {
			reload();
		}
	};
	// Changes are sent one after another, because each needs the version of the previous response.
	const sendChange: SendChange = async ( method, path, data, success, undo ) => {
		const addition = method === 'POST' ? JSON.stringify( [ path, data ] ) : '';
		if ( additions.current.has( addition ) ) {
			return false;
		}
		if ( addition !== '' ) {
			additions.current.add( addition );
		}
		waiting.current += 1;
		const { route, parameters } = toRoute( method, path );
		const send = ( version: string ): Promise< DeskSpecifications > =>
			callRoute( route, { parameters, data: { ...data, version } } );
		const isSaved = await run( {
			queue: 'specifications',
			send: () => send( stored.current?.version ?? '' ),
			onConflict: ( { code } ) =>
				code === 'courant_changed' && stored.current !== undefined
					? resolveConflict( stored.current, method, path, send, applyResponse )
					: undefined,
			onSuccess: applyResponse,
			success,
			undo: () => undo,
			onError: showError,
		} );
		waiting.current -= 1;
		additions.current.delete( addition );
		return isSaved;
	};
	const fetchImpact = ( path: string ): Promise< DeletionImpact | null > =>
		requestImpact( path ).catch( ( problem: unknown ) => {
			showError( problem );
			return null;
		} );
	return { resource, sendChange, fetchImpact, setState: ( next: DeskSpecifications ) => setData( () => next ) };
}

const Introduction = (): ReactElement => (
	<>
		<p>
			{ __(
				'Specifications classify job openings, for example by department, location or work mode. Visitors filter listings by them.',
				'courant-desk'
			) }
		</p>
	</>
);

const SpecificationCount = ( { specifications }: { readonly specifications: Specification[] } ): ReactElement => (
	<p>
		{ sprintf(
			/* translators: %d: number of specifications */
			_n(
				'%d specification, in the order of listings and editors:',
				'%d specifications, in the order of listings and editors:',
				specifications.length,
				'courant-desk'
			),
			specifications.length
		) }
	</p>
);

export const SpecificationsScreen = (): ReactElement => {
	const { resource, sendChange, fetchImpact, setState } = useSpecifications();
	const { data: state, error, isBusy, reload } = resource;
	if ( state === undefined ) {
		return error === undefined || isBusy ? (
			<Skeleton lines={ 8 } />
		) : (
			<LoadError problem={ error } retry={ reload } />
		);
	}
	const { specifications } = state;
	const context: SpecificationsContext = {
		state,
		send: sendChange,
		fetchImpact,
		replaceLocally: ( updated ) =>
			setState( {
				...state,
				specifications: specifications.map( ( item ) => ( item.key === updated.key ? updated : item ) ),
			} ),
	};
	const saveOrder = ( next: Specification[], done: string, undo?: () => unknown ): void => {
		setState( { ...state, specifications: next } );
		void sendChange( 'PUT', '', { order: next.map( ( { key } ) => key ) }, done, undo );
	};
	const move = ( from: number, to: number ): void =>
		saveOrder(
			moveItem( specifications, from, to ),
			sprintf(
				/* translators: 1: name of a specification or of one of its values, 2: its new position in the list */
				__( '%1$s moved to position %2$d.', 'courant-desk' ),
				specifications[ from ]?.name ?? '',
				to + 1
			),
			() => saveOrder( specifications, __( 'Change undone.', 'courant-desk' ) )
		);
	return (
		<div className="courant-specifications">
			<Introduction />
			{ specifications.length === 0 ? (
				<p>{ __( 'No specifications yet.', 'courant-desk' ) }</p>
			) : (
				<SpecificationCount specifications={ specifications } />
			) }
			{ state.may ? (
				<SpecificationList specifications={ specifications } move={ move } context={ context } />
			) : (
				<ReadOnlyList specifications={ specifications } context={ context } />
			) }
			{ state.may ? <AddSpecification desk={ context } /> : null }
		</div>
	);
};
