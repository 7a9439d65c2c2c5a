import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { arrowLeft, arrowRight, chevronLeft, chevronRight } from '@wordpress/icons';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { ApplicationDetail, ApplicationRow } from '../../../shared/config/generated';
import { notices } from '../../../shared/admin/notices';
import { LoadError, Skeleton } from '../../../shared/admin/skeleton';
import { useMutation } from '../../../shared/admin/use-mutation';
import { useResource } from '../../../shared/admin/use-resource';
import { isRTL } from '../../../shared/admin/i18n';
import { RequestError, __, describeReverted, sprintf } from '../../../shared/admin/wordpress';
import { api, paths } from './api';
import { updateSavedCard } from './board-store';
import type { BulkActionName, Change } from './api';
import { Assignees } from './Assignees';
import { Files } from './Files';
import { Emails } from './EmailComposer';
import { Notes } from './Notes';
import { DetailHeader } from './DetailHeader';
import { OpenButton } from './components';
import type { Query } from './query';
import { canUndoMove, firstResponse, stageOf } from './screen';
import { Tags } from './Tags';
import { Timeline } from './Timeline';
import { ApplicantFacts } from './ApplicantFacts';
import { ApplicantUpdates } from './ApplicantUpdates';

export interface DetailProps {
	readonly id: number;
	readonly query: Query;
	readonly hrefOf: ( id: number ) => string;
	readonly go: ( id: number ) => void;
	readonly onClose: () => void;
}

const AllApplications = ( props: { readonly href: string; readonly onOpen: () => void } ): ReactElement => (
	<OpenButton icon={ isRTL() ? arrowRight : arrowLeft } { ...props }>
		{ __( 'All applications', 'courant-desk' ) }
	</OpenButton>
);

const DetailNavigation = ( {
	detail,
	hrefOf,
	go,
	onClose,
}: { readonly detail: ApplicationDetail } & Pick< DetailProps, 'hrefOf' | 'go' | 'onClose' > ): ReactElement => {
	const [ start, end ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];
	const stepLink = (
		id: number,
		text: string,
		icons: { readonly icon: ReactElement; readonly iconPosition: 'left' | 'right' }
	): ReactElement =>
		id > 0 ? (
			<OpenButton href={ hrefOf( id ) } onOpen={ () => go( id ) } { ...icons }>
				{ text }
			</OpenButton>
		) : (
			<Button __next40pxDefaultSize variant="secondary" disabled { ...icons }>
				{ text }
			</Button>
		);
	return (
		<nav className="courant-steps" aria-label={ __( 'Applications', 'courant-desk' ) }>
			<AllApplications href={ hrefOf( 0 ) } onOpen={ onClose } />
			<span>
				{ stepLink( detail.previous, __( 'Previous', 'courant-desk' ), { icon: start, iconPosition: 'left' } ) }
				{ stepLink( detail.next, __( 'Next', 'courant-desk' ), { icon: end, iconPosition: 'right' } ) }
			</span>
		</nav>
	);
};

interface DetailColumnsProps {
	readonly detail: ApplicationDetail;
	readonly query: Query;
	readonly setDetail: ( detail: ApplicationDetail ) => void;
}

const DetailColumns = ( { detail, query, setDetail }: DetailColumnsProps ): ReactElement => (
	<div className="courant-columns">
		<div className="courant-main">
			<Files files={ detail.files } />
			<ApplicantUpdates updates={ detail.updates } />
			{ detail.letter === '' ? null : (
				<section className="courant-card">
					<h3>{ __( 'Cover letter', 'courant-desk' ) }</h3>
					<div className="courant-cover-letter" dir="auto">
						{ detail.letter }
					</div>
				</section>
			) }
			<Emails detail={ detail } query={ query } onChange={ setDetail } />
		</div>
		<div className="courant-side">
			<section className="courant-card">
				<h3>{ __( 'Applicant', 'courant-desk' ) }</h3>
				<ApplicantFacts detail={ detail } />
			</section>
			<Assignees detail={ detail } query={ query } onChange={ setDetail } />
			<Tags detail={ detail } query={ query } onChange={ setDetail } />
			<Notes detail={ detail } query={ query } onChange={ setDetail } />
			<Timeline events={ detail.events } />
			<p>
				<a href={ detail.plainUrl }>{ __( 'Basic view of this application', 'courant-desk' ) }</a>
			</p>
		</div>
	</div>
);

/** Loads an application and marks it as read. */
function useDetail( id: number, query: Query ) {
	const path = paths.detail( id, query );
	const resource = useResource( path, ( signal ) => api.detail( id, query, signal ), {
		first: firstResponse( path, 'row' ),
	} );
	const { data, setData } = resource;
	const setRow = ( change: Partial< ApplicationDetail[ 'row' ] > ): void =>
		setData( ( now ) => ( now === undefined ? now : { ...now, row: { ...now.row, ...change } } ) );
	const isOpened = useRef( false );
	useEffect( () => {
		// Opening an application marks it as read, unless it is suspected spam.
		if ( data !== undefined && ! isOpened.current ) {
			isOpened.current = true;
			if ( data.row.unread && data.row.stage !== 'courant_suspected' ) {
				// If it cannot be marked, it stays unread and is still shown.
				api.change( id, data.row.version, { read: true } ).then(
					( { unread } ) => setRow( { unread } ),
					() => undefined
				);
			}
		}
	} );
	return resource;
}

interface LoadFailureProps {
	readonly problem: unknown;
	readonly retry: () => void;
	readonly hrefOf: ( id: number ) => string;
	readonly onClose: () => void;
}

const LoadFailure = ( { problem, retry, hrefOf, onClose }: LoadFailureProps ): ReactElement => (
	<>
		<LoadError problem={ problem } retry={ retry } />
		<AllApplications href={ hrefOf( 0 ) } onOpen={ onClose } />
	</>
);

/** Returns what undoes a change of the row; undefined for a move that cannot be undone. */
function reverse( { stage, rating, read }: Change, row: ApplicationRow ): Change | undefined {
	if ( stage !== undefined ) {
		return canUndoMove( row.stage, stage ) ? { stage: row.stage } : undefined;
	}
	return rating === undefined ? { read: read !== true } : { rating: row.rating };
}

function successText( { stage: slug }: Change ): string {
	const stage = slug === undefined ? undefined : stageOf( slug );
	return stage === undefined
		? __( 'Saved.', 'courant-desk' )
		: sprintf(
				/* translators: %s: name of a stage */
				__( 'Moved to “%s”.', 'courant-desk' ),
				stage.label
			);
}

/**
 * Returns functions that change the application and report the result.
 *
 * @param go opens the application again if a change is undone after it was closed
 */
function useChanges( id: number, query: Query, go: DetailProps[ 'go' ] ) {
	const resource = useDetail( id, query );
	const { data: detail, reload, setData } = resource;
	const { isBusy, run } = useMutation();
	const isShown = useRef( true );
	useEffect( () => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, [] );
	const show = (): void => ( isShown.current ? reload() : go( id ) );

	const changeRow = ( row: ApplicationRow, changes: Change ): void => {
		const undo = reverse( changes, row );
		void run( {
			send: () => api.change( id, row.version, changes ),
			// The response has the row only; the history of the application has changed, too.
			onSuccess: ( changed ) => {
				updateSavedCard( id, changed );
				setData( ( now ) => ( now === undefined ? now : { ...now, row: changed } ) );
				show();
			},
			success: successText( changes ),
			undo: ( changed ) => undo && ( () => changeRow( changed, undo ) ),
			onError: ( problem, retry ) => {
				notices.showError( describeReverted( problem ), retry );
				if ( problem instanceof RequestError && problem.status === 409 ) {
					show();
				}
			},
		} );
	};
	const bulk = ( action: BulkActionName, success: string, onDone: () => void, undo?: () => void ): void => {
		if ( detail !== undefined ) {
			void run( {
				send: async () => {
					const { problems } = await api.bulk( action, [ detail.row ] );
					if ( problems[ 0 ] !== undefined ) {
						throw new Error( problems[ 0 ].message );
					}
				},
				onSuccess: () => {
					updateSavedCard( id );
					onDone();
				},
				success,
				undo: () => undo,
			} );
		}
	};
	return {
		resource,
		isBusy,
		change: ( changes: Change ): void => ( detail === undefined ? undefined : changeRow( detail.row, changes ) ),
		bulk,
		show,
	};
}

export const Detail = ( { id, query, hrefOf, go, onClose }: DetailProps ): ReactElement => {
	const { resource, isBusy, change, bulk, show } = useChanges( id, query, go );
	const { data: detail, error, reload, setData } = resource;
	if ( detail === undefined ) {
		return error === undefined || resource.isBusy ? (
			<Skeleton lines={ 8 } />
		) : (
			<LoadFailure problem={ error } retry={ reload } hrefOf={ hrefOf } onClose={ onClose } />
		);
	}
	return (
		<article className="courant-detail" aria-busy={ isBusy }>
			<DetailNavigation detail={ detail } hrefOf={ hrefOf } go={ go } onClose={ onClose } />
			<DetailHeader
				detail={ detail }
				isBusy={ isBusy }
				change={ change }
				onTrash={ () =>
					bulk( 'trash', __( 'Moved to the trash.', 'courant-desk' ), onClose, () =>
						bulk( 'restore', __( 'Change undone.', 'courant-desk' ), show )
					)
				}
				onNotSpam={ () => bulk( 'not_spam', __( 'Moved to New.', 'courant-desk' ), reload ) }
			/>
			<DetailColumns detail={ detail } query={ query } setDetail={ ( changed ) => setData( () => changed ) } />
		</article>
	);
};
