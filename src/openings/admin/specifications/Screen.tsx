import { useEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { DeskSpecifications } from '../../../shared/config/generated';
import { SaveNotice } from '../../../shared/admin/save-notice';
import { RequestError, request, __, _n, sprintf } from '../../../shared/admin/wordpress';
import { AddSpecification } from './AddSpecification';
import { moveItem } from './model';
import type { SendChange, Specification, SpecificationsContext, DeletionImpact } from './model';
import { SpecificationRow } from './SpecificationRow';
import { SortableList } from './SortableList';

const BASE = '/courant/v1/specifications';

interface SpecificationListProps {
	readonly specifications: Specification[];
	readonly move: ( from: number, to: number ) => void;
	readonly context: SpecificationsContext;
}

const SpecificationList = ( { specifications, move, context }: SpecificationListProps ): ReactElement => (
	<SortableList
		entries={ specifications.map( ( one ) => ( { id: one.key, name: one.name, one } ) ) }
		label={ __( 'Specifications', 'courant-desk' ) }
		className="courant-specs"
		rowClassName="courant-spec"
		move={ move }
	>
		{ ( { one } ) => <SpecificationRow specification={ one } context={ context } /> }
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
		{ specifications.map( ( one ) => (
			<li key={ one.key } className="courant-spec">
				<SpecificationRow specification={ one } context={ context } />
			</li>
		) ) }
	</ol>
);

/** Loads the specifications and sends changes one after another. */
function useSpecifications() {
	const [ state, setState ] = useState< DeskSpecifications | null >( null );
	const [ notice, setNotice ] = useState( { text: '', isProblem: false } );
	const version = useRef( '' );
	const queue = useRef< Promise< boolean > >( Promise.resolve( true ) );
	const waiting = useRef( 0 );
	const applyResponse = ( response: DeskSpecifications ): void => {
		version.current = response.version;
		// An earlier response would revert what is shown of a later change.
		if ( waiting.current <= 1 ) {
			setState( response );
		}
	};
	const showError = ( problem: unknown ): void =>
		setNotice( { text: problem instanceof Error ? problem.message : String( problem ), isProblem: true } );
	const load = (): Promise< void > =>
		request< DeskSpecifications >( { path: `${ BASE }?context=edit` } ).then( applyResponse, showError );
	useEffect( () => {
		void load();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen opens
	}, [] );
	const send: SendChange = async ( method, path, data, done ) => {
		try {
			applyResponse(
				await request< DeskSpecifications >( {
					path: BASE + path,
					method,
					data: { ...data, version: version.current },
				} )
			);
			setNotice( { text: done, isProblem: false } );
			return true;
		} catch ( problem ) {
			showError( problem );
			if ( ! ( problem instanceof RequestError ) || problem.status !== 400 ) {
				await load();
			}
			return false;
		} finally {
			waiting.current -= 1;
		}
	};
	// Changes are sent one after another, because each needs the version of the previous response.
	const enqueueChange: SendChange = ( method, path, data, done ) => {
		waiting.current += 1;
		queue.current = queue.current.then( () => send( method, path, data, done ) );
		return queue.current;
	};
	const fetchImpact = async ( path: string ): Promise< DeletionImpact | null > => {
		try {
			return await request< DeletionImpact >( { path: `${ BASE }${ path }/loss` } );
		} catch ( problem ) {
			showError( problem );
			await load();
			return null;
		}
	};
	return { state, notice, enqueueChange, fetchImpact, setState };
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

const LoadError = ( { notice }: { readonly notice: { text: string; isProblem: boolean } } ): ReactElement => (
	<div role="alert" className="notice notice-error inline">
		<p>{ notice.text }</p>
	</div>
);

export const SpecificationsScreen = (): ReactElement => {
	const { state, notice, enqueueChange, fetchImpact, setState } = useSpecifications();
	if ( state === null ) {
		return notice.isProblem ? <LoadError notice={ notice } /> : <p>{ __( 'Loading…', 'courant-desk' ) }</p>;
	}
	const { specifications } = state;
	const context: SpecificationsContext = {
		state,
		send: enqueueChange,
		fetchImpact,
		replaceLocally: ( updated ) =>
			setState( {
				...state,
				specifications: specifications.map( ( one ) => ( one.key === updated.key ? updated : one ) ),
			} ),
	};
	const move = ( from: number, to: number ): void => {
		const next = moveItem( specifications, from, to );
		setState( { ...state, specifications: next } );
		void enqueueChange(
			'PUT',
			'',
			{ order: next.map( ( { key } ) => key ) },
			sprintf(
				/* translators: 1: name of a specification or of one of its values, 2: its new position in the list */
				__( '%1$s moved to position %2$d.', 'courant-desk' ),
				specifications[ from ]?.name ?? '',
				to + 1
			)
		);
	};
	return (
		<div className="courant-specifications">
			<Introduction />
			<SaveNotice notice={ notice } />
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
