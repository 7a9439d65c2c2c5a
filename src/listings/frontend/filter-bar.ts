import { useLayoutEffect } from 'react';
import { updateFacets, updateFilterCounts } from './facets';
import { pluralForm } from './messages';
import { controlsQuery, searchButtons } from './model';
import type { State } from './model';
import type { Listing } from './requests';

/**
 * Applies the state to the filter form, which stays the server's: a form control keeps its value and its focus, and
 * React would add more than a hundred listeners for each option that it renders into
 * (docs/decisions/0024-what-react-renders-on-public-pages.md).
 */
export function useFilterBar( { root, filters, input, config }: Listing, state: State ): void {
	const { requestId, facets, panelOpen, total } = state;
	const { search, close } = searchButtons( state );
	useLayoutEffect( () => {
		const focused = document.activeElement;
		const show = ( name: string, isShown: boolean ) =>
			root.querySelector( `.awsm-job-search-${ name }` )?.classList.toggle( 'awsm-job-hide', ! isShown );
		show( 'btn', search );
		show( 'close-btn', close );
		// A hidden button would lose focus to the top of the page.
		if ( focused?.closest( '.awsm-job-hide' ) ) {
			( close ? root.querySelector< HTMLElement >( '.awsm-job-search-close-btn' ) : input )?.focus( {
				preventScroll: true,
			} );
		}
	}, [ root, input, search, close ] );

	useLayoutEffect( () => {
		const toggle = root.querySelector( '.awsm-filter-toggle' );
		if ( toggle ) {
			toggle.ariaPressed = toggle.ariaExpanded = String( panelOpen );
			toggle.classList.toggle( 'awsm-on', panelOpen );
		}
		root.querySelector( '.courant-filter-submit' )?.replaceChildren( pluralForm( config.messages.show, total ) );
	}, [ root, config, panelOpen, total ] );

	useLayoutEffect( () => updateFacets( filters, facets ), [ filters, facets ] );

	const query = controlsQuery( state );
	useLayoutEffect( () => {
		// The server's numbers are correct until the first request.
		if ( requestId > 0 ) {
			updateFilterCounts( root, filters, query );
		}
	}, [ root, filters, requestId, query ] );
}
