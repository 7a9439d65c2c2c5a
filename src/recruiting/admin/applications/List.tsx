import { Button } from '@wordpress/components';
import { useEffect, useMemo, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { ApplicationList, ApplicationRow } from '../../../shared/config/generated';
import { useDataViews } from '../../../shared/admin/dataviews';
import type { Action, Field, Filter, View } from '../../../shared/admin/dataviews';
import { notices } from '../../../shared/admin/notices';
import { useMutation } from '../../../shared/admin/use-mutation';
import { useResource } from '../../../shared/admin/use-resource';
import type { Resource } from '../../../shared/admin/use-resource';
import { __, _n, sprintf } from '../../../shared/admin/wordpress';
import { actionsFor } from './actions';
import { api, paths } from './api';
import { fieldsFor } from './fields';
import { setFolderCounts } from './folder-counts';
import { useKnownTags } from './known-tags';
import { PendingView } from './PendingView';
import { StageTabs } from './StageTabs';
import { useSmallScreen } from './use-small-screen';
import { LoadFailed, OpenLink, stageLabel } from './components';
import { DEFAULT_QUERY, fromView, hasFilters, toFilters } from './query';
import type { Query } from './query';
import { firstResponse } from './screen';

export interface ListProps {
	readonly query: Query;
	readonly hrefOf: ( id: number ) => string;
	readonly open: ( id: number ) => void;
	readonly setQuery: ( query: Query ) => void;
}

/** Debounces typing. */
const TYPING_MS = 150;
const EMPTY: ApplicationList = {
	items: [],
	total: 0,
	pages: 0,
	counts: {},
	folders: { inbox: 0, suspected: 0, withdrawn: 0, trash: 0 },
};
const LAYOUTS = { table: { layout: { density: 'balanced' as const } } };
const STYLES = {
	suspicions: { minWidth: '8rem', maxWidth: '16rem' },
	opening: { minWidth: '8rem', maxWidth: '14rem' },
	stage: { minWidth: 0 },
	rating: { minWidth: 0 },
	received: { minWidth: 0 },
	tag: { minWidth: 0, maxWidth: '12rem' },
	has: { minWidth: 0, maxWidth: '7rem' },
};

/** Loads the applications that match the query, from the page at first. */
const useList = ( query: Query ): Resource< ApplicationList > => {
	const path = paths.list( query );
	const first = firstResponse( path, 'items' );
	useEffect( () => ( first === undefined ? undefined : setFolderCounts( first.folders ) ), [ first ] );
	return useResource( path, ( signal ) => api.list( query, signal ), {
		first,
		debounceMs: TYPING_MS,
		onLoad: ( { folders } ) => setFolderCounts( folders ),
		onError: notices.showError,
	} );
};

function useVisibleFilters( query: Query, filters: Filter[] ) {
	// A filter without a value exists only in this component; filters in the URL have priority.
	const urlFilters = useMemo( () => toFilters( query ), [ query ] );
	const visibleFilters = useMemo( () => {
		const emptyFilters = filters.filter(
			( { field, value } ) => value === undefined && ! urlFilters.some( ( filter ) => filter.field === field )
		);
		return [ ...urlFilters, ...emptyFilters ];
	}, [ filters, urlFilters ] );
	return visibleFilters;
}

const EmptyList = ( {
	query,
	setQuery,
}: {
	readonly query: Query;
	readonly setQuery: ( query: Query ) => void;
} ): ReactElement => (
	<div className="courant-empty">
		<p>
			{ hasFilters( query )
				? __( 'No applications match these filters.', 'courant-desk' )
				: __( 'No applications yet.', 'courant-desk' ) }
		</p>
		{ hasFilters( query ) ? (
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => setQuery( { ...DEFAULT_QUERY, folder: query.folder, perPage: query.perPage } ) }
			>
				{ __( 'Show all', 'courant-desk' ) }
			</Button>
		) : null }
	</div>
);

/** Connects the table's view with the query; a filter without a value exists only here. */
function useView( query: Query, resource: Resource< ApplicationList >, setQuery: ( query: Query ) => void ) {
	const isSmallScreen = useSmallScreen();
	const [ fields, setFields ] = useState( [ 'opening', 'stage', 'rating', 'received', 'tag', 'has' ] );
	const [ selection, setSelection ] = useState< string[] >( [] );
	const [ filters, setFilters ] = useState( () => toFilters( query ) );
	const list = resource.data ?? EMPTY;
	const hasFailed = resource.error !== undefined;
	const isLoading = resource.isBusy;

	const visibleFilters = useVisibleFilters( query, filters );

	const view: View = {
		type: 'table',
		search: query.search,
		page: query.page,
		perPage: query.perPage,
		sort: { field: query.orderby, direction: query.order },
		filters: visibleFilters,
		titleField: 'name',
		fields: isSmallScreen
			? []
			: query.folder === 'inbox'
				? fields
				: [
						...( query.folder === 'suspected' ? [ 'suspicions' ] : [] ),
						...fields.filter( ( field ) => field !== 'stage' ),
					],
		layout: { density: 'balanced', enableMoving: false, styles: STYLES },
	};
	const change = ( next: View ): void => {
		setFilters( next.filters ?? [] );
		if ( next.fields !== undefined && query.folder === 'inbox' && ! isSmallScreen ) {
			setFields( next.fields );
		}
		setSelection( [] );
		setQuery( fromView( next, query ) );
	};
	return { isLoading, list, view, change, hasFailed, selection, setSelection };
}

interface ListTableProps {
	readonly DataViews: NonNullable< ReturnType< typeof useDataViews > >;
	readonly view: View;
	readonly change: ( next: View ) => void;
	readonly visibleFields: Field< ApplicationRow >[];
	readonly actions: Action< ApplicationRow >[];
	readonly hasFailed: boolean;
	readonly list: ApplicationList;
	readonly isLoading: boolean;
	readonly selection: string[];
	readonly setSelection: ( value: string[] ) => void;
	readonly hrefOf: ( id: number ) => string;
	readonly open: ( id: number ) => void;
	readonly query: Query;
	readonly setQuery: ( query: Query ) => void;
	readonly reload: () => void;
}

const ListTable = ( {
	DataViews,
	view,
	change,
	visibleFields,
	actions,
	hasFailed,
	list,
	isLoading,
	selection,
	setSelection,
	hrefOf,
	open,
	query,
	setQuery,
	reload,
}: ListTableProps ): ReactElement => (
	<DataViews< ApplicationRow >
		view={ view }
		onChangeView={ change }
		fields={ visibleFields }
		actions={ actions }
		data={ hasFailed ? [] : list.items }
		isLoading={ isLoading && list.items.length === 0 }
		paginationInfo={
			hasFailed ? { totalItems: 0, totalPages: 0 } : { totalItems: list.total, totalPages: list.pages }
		}
		getItemId={ ( row ) => String( row.id ) }
		defaultLayouts={ LAYOUTS }
		selection={ selection }
		onChangeSelection={ setSelection }
		searchLabel={ __( 'Search by name, email, phone or reference number', 'courant-desk' ) }
		renderItemLink={ ( { item, className, children } ) => (
			<OpenLink href={ hrefOf( item.id ) } className={ className ?? '' } onOpen={ () => open( item.id ) }>
				{ children }
			</OpenLink>
		) }
		empty={ hasFailed ? <LoadFailed retry={ reload } /> : <EmptyList query={ query } setQuery={ setQuery } /> }
	/>
);

export const List = ( { query, hrefOf, open, setQuery }: ListProps ): ReactElement => {
	const DataViews = useDataViews();
	const resource = useList( query );
	const { reload } = resource;
	const { isLoading, list, view, change, hasFailed, selection, setSelection } = useView( query, resource, setQuery );
	const tags = useKnownTags();
	const visibleFields = useMemo( () => fieldsFor( query.folder, tags ), [ query.folder, tags ] );
	const { run } = useMutation();
	const actions = useMemo( () => actionsFor( query.folder, open, run, reload ), [ query.folder, open, run, reload ] );
	return (
		<div className="courant-list" data-loading={ isLoading }>
			{ query.folder === 'inbox' ? (
				<StageTabs query={ query } counts={ list.counts } setQuery={ setQuery } />
			) : null }
			{ DataViews === undefined ? (
				<PendingView />
			) : (
				<ListTable
					DataViews={ DataViews }
					view={ view }
					change={ change }
					visibleFields={ visibleFields }
					actions={ actions }
					hasFailed={ hasFailed }
					list={ list }
					isLoading={ isLoading }
					selection={ selection }
					setSelection={ setSelection }
					hrefOf={ hrefOf }
					open={ open }
					query={ query }
					setQuery={ setQuery }
					reload={ reload }
				/>
			) }
			<p className="screen-reader-text" role="status">
				{ isLoading || hasFailed
					? ''
					: sprintf(
							/* translators: 1: number of applications, 2: names of the selected stages, separated by commas */
							_n( '%1$d application, %2$s', '%1$d applications, %2$s', list.total, 'courant-desk' ),
							list.total,
							query.stage.map( stageLabel ).join( ', ' )
						) }
			</p>
		</div>
	);
};
