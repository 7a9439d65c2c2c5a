import type { ListingsConfig } from '../../shared/config/generated';
import type { State } from './model';
import type { ChangeFor } from './server-elements';

const NUMBERS = '.page-numbers:not(ul, .dots)';

/** Returns the page number that a link leads to. */
export function pageOf( link: HTMLElement ): number {
	const [ , query, path ] =
		/[?&](?:paged|page)=(\d+)|\/page\/(\d+)(?:[/?#]|$)/.exec( link.getAttribute( 'href' ) ?? '' ) ?? [];
	return Math.max( 1, Number( link.dataset[ 'page' ] ?? query ?? path ?? 1 ) || 1 );
}

/**
 * Returns how the pagination of a response changes: while more openings are loading, while another page is loading, and
 * after an empty response, which removes the control.
 */
export function paginationChanges(
	controls: readonly Element[],
	{ pending, exhausted }: State,
	{ messages }: ListingsConfig
): ChangeFor {
	const isLoadingMore = pending?.kind === 'more';
	const numbers = controls.flatMap( ( element ) => [ ...element.querySelectorAll< HTMLElement >( NUMBERS ) ] );
	const matches = numbers.filter(
		( number ) =>
			pending?.kind === 'page' && number.matches( 'a, [data-page]' ) && pageOf( number ) === pending.page
	);
	const target = matches.find( ( number ) => ! number.matches( '.prev, .next' ) ) ?? matches[ 0 ];
	return ( element ) => {
		if ( isExhausted( element, exhausted ) ) {
			return null;
		}
		if ( isLoadingMore && element.matches( '.awsm-load-more' ) ) {
			return {
				attributes: { 'aria-disabled': 'true', ...( element.localName === 'button' && { disabled: '' } ) },
				children: messages.loading,
			};
		}
		if ( isLoadingMore && element.matches( '.awsm-jobs-pagination' ) ) {
			return { attributes: { class: `${ element.className } awsm-jobs-pagination-loading` } };
		}
		if ( target && element.matches( NUMBERS ) ) {
			const isTarget = element === target;
			return {
				attributes: {
					class: element.className.replace( / current\b/, '' ) + ( isTarget ? ' current' : '' ),
					'aria-current': isTarget ? 'page' : null,
				},
			};
		}
		return undefined;
	};
}

/** Returns whether a response was empty: of the load-more control, or of the page that a numbered link leads to. */
function isExhausted( element: Element, exhausted: readonly number[] ): boolean {
	if ( exhausted.length === 0 || element.matches( '.awsm-load-more-main, .awsm-load-more' ) ) {
		return exhausted.length > 0;
	}
	const link = element.matches( 'li' ) ? element.querySelector< HTMLElement >( 'a.page-numbers' ) : null;
	return link !== null && exhausted.includes( pageOf( link ) );
}
