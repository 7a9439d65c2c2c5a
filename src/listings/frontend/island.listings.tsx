import type { PackageConfig } from '../../shared/config/page';
import { importModule } from '../../shared/frontend/import-module';
import { renderIsland } from '../../shared/frontend/island';
import { createStore } from '../../shared/frontend/create-store';
import { setControls } from './controls';
import { Listings } from './Listings';
import { reduce } from './model';
import { findElements, printedQuery, printedState, requestOnLoad } from './dom';
import type { Listing } from './requests';

/** `lazy.menus` and the island of styled selects. */
interface MountModule {
	mount: ( element: HTMLElement ) => void;
}

/** Mounts a listing block, and sends the request that the URL or the restored controls need. */
export async function mount(
	root: HTMLElement,
	_props: unknown,
	{ listings: config, ...rest }: PackageConfig
): Promise< void > {
	const elements = findElements( root );
	if ( ! elements || ! config ) {
		throw new Error( 'No list' );
	}
	const { paged, total } = printedState( root );
	const { jq, specs } = printedQuery( root, elements );
	const store = createStore( reduce, {
		shown: { jq, specs },
		paged,
		total,
		response: null,
		found: null,
		facets: null,
		rendersPages: false,
		exhausted: [],
		pending: null,
		requestId: 0,
		queued: null,
		typed: false,
		panelOpen: false,
	} );
	const count = root.querySelector< HTMLElement >( '.courant-listing-count' );
	const listing: Listing = { ...elements, root, count, config, store, trigger: null, previousUrl: null };
	const retryScript = config.retry && rest.islands?.[ 'listings-retry' ];
	await renderIsland( root, <Listings listing={ listing } retryScript={ retryScript } /> );
	const { menus } = config;
	// Optional: the page works without them.
	const load = ( url: string ) =>
		void importModule< MountModule >( url )
			.then( ( module ) => module.mount( root ) )
			.catch( () => undefined );
	const styledSelects = rest.islands?.[ 'styled-selects' ];
	if ( config.styledSelects && styledSelects && elements.form ) {
		load( styledSelects );
	}
	if ( menus ) {
		load( menus );
	}

	const requestIfNeeded = () => {
		const query = requestOnLoad( root, elements, { ...rest, listings: config } );
		if ( query && store.get().requestId === 0 ) {
			setControls( elements, query );
			store.dispatch( {
				type: 'filter',
				query: { jq: query.jq, specs: query.specs },
				page: query.page,
				quiet: true,
			} );
		}
	};
	requestIfNeeded();
	// Some browsers restore the controls only when the page is shown.
	addEventListener( 'pageshow', requestIfNeeded );
}
