import type { ListingsConfig } from '../../shared/config/generated';
import { send } from '../../shared/frontend/http';
import type { Store } from '../../shared/frontend/create-store';
import { importModule } from '../../shared/frontend/import-module';
import { setControls } from './controls';
import { readControls } from './dom';
import type { ListingElements } from './dom';
import { parseResponse } from './facets';
import { filterFields, pageFields } from './fields';
import type * as BlockEvents from './lazy.block-events';
import type { Action, PendingRequest, Query, State } from './model';
import { replaceUrl, withoutPagePath, withParameters } from './url';

type Fields = ReturnType< typeof filterFields >;
type Target = [ url: string, fields: Fields, method: string ];

export type Listing = ListingElements & {
	root: HTMLElement;
	count: HTMLElement | null;
	config: ListingsConfig;
	store: Store< State, Action >;
	/** The control that requested pages. */
	trigger: HTMLElement | null;
	/** The URL before the first change whose request has not completed. */
	previousUrl: string | null;
};

/**
 * Sends a request and dispatches its response. After a failure controls, URL and list are as they were before, without
 * a message.
 */
export async function runRequest(
	listing: Listing,
	request: PendingRequest,
	requestId: number,
	signal: AbortSignal
): Promise< void > {
	const { store } = listing;
	const isFilter = request.kind === 'filter';
	const [ url, fields, method ] = isFilter ? filterRequest( listing, request ) : pageRequest( listing, request );
	const response = await extendFields( listing, fields, ! isFilter )
		.then( ( extended ) => send( url, extended, { signal, method } ) )
		.catch( () => null );
	if ( signal.aborted ) {
		return;
	}
	if ( response && ( isFilter || response.text.trim() ) ) {
		listing.previousUrl = null;
		const total = response.header( 'X-Courant-Total' );
		store.dispatch( {
			type: 'response',
			requestId,
			total: total === null ? null : Number( total ),
			...( isFilter ? parseResponse( response.text ) : { html: response.text, facets: null } ),
		} );
		return;
	}
	store.dispatch( { type: 'nothing', requestId, failed: ! response } );
	if ( isFilter && ! store.get().pending ) {
		restorePrevious( listing, request.query );
	}
}

function filterRequest( listing: Listing, { query, page }: PendingRequest & { kind: 'filter' } ): Target {
	const fields = filterFields( listing, page );
	listing.previousUrl ??= location.href;
	updateUrl( listing, query, page );
	const { form } = listing;
	// The attribute, because a hidden field named `action` hides the property.
	return [
		form?.getAttribute( 'action' ) ?? location.href,
		fields,
		( form?.getAttribute( 'method' ) ?? 'POST' ).toUpperCase(),
	];
}

function pageRequest( listing: Listing, { page }: PendingRequest & { kind: 'more' | 'page' } ): Target {
	return [ listing.config.ajaxUrl, pageFields( listing, listing.store.get().shown, page ), 'POST' ];
}

/** Only pages with jQuery can have handlers of the events of WP Job Openings for blocks. */
async function extendFields( { config, root }: Listing, fields: Fields, isMore: boolean ): Promise< Fields > {
	return config.blockEvents && 'jQuery' in window
		? importModule< typeof BlockEvents >( config.blockEvents ).then(
				( module ) => module.extendFields( root, fields, isMore ),
				() => fields
			)
		: fields;
}

function updateUrl( { filters, input, config: { deepLinking } }: Listing, query: Query, page: number ): void {
	const changes: Record< string, string > = { paged: page > 1 && deepLinking.pagination ? String( page ) : '' };
	if ( deepLinking.search && input ) {
		changes[ 'jq' ] = query.jq;
	}
	if ( deepLinking.spec ) {
		filters.forEach( ( { key } ) => {
			changes[ key ] = query.specs[ key ] ?? '';
			// The form without script submits several values under this name.
			changes[ `${ key }[]` ] = '';
		} );
	}
	replaceUrl( withParameters( withoutPagePath( location.href ), changes ) );
}

/** Restores controls and URL, but keeps what the visitor has typed since. */
function restorePrevious( listing: Listing, request: Query ): void {
	const { shown } = listing.store.get();
	const text = readControls( listing ).jq;
	setControls( listing, { ...shown, jq: text === request.jq ? shown.jq : text } );
	if ( listing.previousUrl !== null ) {
		replaceUrl( listing.previousUrl );
	}
	listing.previousUrl = null;
}
