import { useCallback, useEffect, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { ApplicationDetail } from '../../../shared/config/generated';
import { RequestError, __, sprintf } from '../../../shared/admin/wordpress';
import { api, paths } from './api';
import type { Change } from './api';
import { Files } from './Files';
import { Emails } from './EmailComposer';
import { Notes } from './Notes';
import { useNotices } from './notices';
import { DetailHeader } from './DetailHeader';
import { OpenLink } from './parts';
import type { Query } from './query';
import { firstResponse, stageOf } from './screen';
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

const DetailNavigation = ( {
	detail,
	hrefOf,
	go,
	onClose,
}: { readonly detail: ApplicationDetail } & Pick< DetailProps, 'hrefOf' | 'go' | 'onClose' > ): ReactElement => {
	const stepLink = ( id: number, text: string ): ReactElement =>
		id > 0 ? (
			<OpenLink href={ hrefOf( id ) } className="button" onOpen={ () => go( id ) }>
				{ text }
			</OpenLink>
		) : (
			<button type="button" className="button" disabled>
				{ text }
			</button>
		);
	return (
		<nav className="courant-steps" aria-label={ __( 'Applications', 'courant-desk' ) }>
			<OpenLink href={ hrefOf( 0 ) } className="button" onOpen={ onClose }>
				{ __( 'All applications', 'courant-desk' ) }
			</OpenLink>
			<span>
				{ stepLink( detail.previous, __( 'Previous', 'courant-desk' ) ) }
				{ stepLink( detail.next, __( 'Next', 'courant-desk' ) ) }
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
					<div className="courant-letter" dir="auto">
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
	const [ detail, setDetail ] = useState< ApplicationDetail | null >(
		() => ( firstResponse( paths.detail( id, query ) ) as ApplicationDetail | undefined ) ?? null
	);
	const [ loadError, setLoadError ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const load = useCallback( ( signal?: AbortSignal ) => api.detail( id, query, signal ), [ id, query ] );

	useEffect( () => {
		const controller = new AbortController();
		const openApplication = async (): Promise< void > => {
			try {
				const loaded =
					( firstResponse( paths.detail( id, query ) ) as ApplicationDetail | undefined ) ??
					( await load( controller.signal ) );
				setDetail( loaded );
				if ( loaded.row.unread && loaded.row.stage !== 'courant_suspected' ) {
					// Opening an application marks it as read, unless it is suspected spam.
					// If it cannot be marked, it stays unread and is still shown.
					const row = await api.change( id, loaded.row.version, { read: true } ).catch( () => null );
					if ( row !== null && ! controller.signal.aborted ) {
						setDetail( ( now ) =>
							now === null ? now : { ...now, row: { ...now.row, unread: row.unread } }
						);
					}
				}
			} catch ( problem ) {
				if ( ! controller.signal.aborted ) {
					setLoadError( problem instanceof Error ? problem.message : String( problem ) );
				}
			}
		};
		void openApplication();
		return () => controller.abort();
	}, [ id, query, load ] );
	return { detail, setBusy, setDetail, load, loadError, isBusy };
}

interface LoadErrorProps {
	readonly loadError: string;
	readonly hrefOf: ( id: number ) => string;
	readonly onClose: () => void;
}

const LoadError = ( { loadError, hrefOf, onClose }: LoadErrorProps ): ReactElement => (
	<div className="courant-empty">
		<p role="alert">{ loadError }</p>
		<OpenLink href={ hrefOf( 0 ) } className="button" onOpen={ onClose }>
			{ __( 'All applications', 'courant-desk' ) }
		</OpenLink>
	</div>
);

/** Returns functions that change the application and report the result. */
function useChanges( id: number, query: Query ) {
	const notices = useNotices();
	const { detail, setBusy, setDetail, load, loadError, isBusy } = useDetail( id, query );

	const change = async ( changes: Change ): Promise< void > => {
		if ( detail === null ) {
			return;
		}
		setBusy( true );
		try {
			await api.change( id, detail.row.version, changes );
			const stage = changes.stage === undefined ? undefined : stageOf( changes.stage );
			notices.showSuccess(
				stage === undefined
					? __( 'Saved.', 'courant-desk' )
					: sprintf(
							/* translators: %s: name of a stage */
							__( 'Moved to “%s”.', 'courant-desk' ),
							stage.label
						)
			);
			setDetail( await load() );
		} catch ( problem ) {
			notices.showError( problem );
			if ( problem instanceof RequestError && problem.status === 409 ) {
				await load().then( setDetail, notices.showError );
			}
		} finally {
			setBusy( false );
		}
	};
	const bulk = async ( action: string, message: string ): Promise< boolean > => {
		if ( detail === null || isBusy ) {
			return false;
		}
		setBusy( true );
		try {
			const { problems } = await api.bulk( action, [ detail.row ] );
			if ( problems[ 0 ] !== undefined ) {
				notices.showError( problems[ 0 ].message );
				return false;
			}
			notices.showSuccess( message );
			return true;
		} catch ( problem ) {
			notices.showError( problem );
			return false;
		} finally {
			setBusy( false );
		}
	};
	return { loadError, detail, isBusy, change, bulk, setDetail, load };
}

export const Detail = ( { id, query, hrefOf, go, onClose }: DetailProps ): ReactElement => {
	const { loadError, detail, isBusy, change, bulk, setDetail, load } = useChanges( id, query );
	if ( loadError !== '' ) {
		return <LoadError loadError={ loadError } hrefOf={ hrefOf } onClose={ onClose } />;
	}
	if ( detail === null ) {
		return (
			<p className="courant-screen__wait" role="status">
				{ __( 'Loading…', 'courant-desk' ) }
			</p>
		);
	}
	return (
		<article className="courant-detail" aria-busy={ isBusy }>
			<DetailNavigation detail={ detail } hrefOf={ hrefOf } go={ go } onClose={ onClose } />
			<DetailHeader
				detail={ detail }
				isBusy={ isBusy }
				change={ ( changes ) => void change( changes ) }
				onTrash={ () =>
					void bulk( 'trash', __( 'Moved to the trash.', 'courant-desk' ) ).then( ( done ) =>
						done ? onClose() : undefined
					)
				}
				onNotSpam={ () =>
					void bulk( 'not_spam', __( 'Moved to New.', 'courant-desk' ) ).then( async ( done ) =>
						done ? setDetail( await load() ) : undefined
					)
				}
			/>
			<DetailColumns detail={ detail } query={ query } setDetail={ setDetail } />
		</article>
	);
};
