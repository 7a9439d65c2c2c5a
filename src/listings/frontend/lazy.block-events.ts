import { emit } from '../../shared/frontend/events';

type Pair = readonly [ name: string, value: string ];
interface Field {
	name: string;
	/** Handlers may store other types. */
	value: unknown;
}

/** Attributes of the list that are never sent under their own name. */
const EXCLUDED = [ 'listings', 'specs', 'search', 'lang', 'taxonomy', 'termId' ];

/**
 * Dispatches the events of WP Job Openings by which add-ons change the fields of a request of a block. Handlers change
 * the array that they get.
 * @param root   the block, or another list on a page with a block, for which there are no such events
 * @param fields fields of the request
 * @param isMore whether further openings are requested
 */
export function extendFields( root: HTMLElement, fields: readonly Pair[], isMore: boolean ): Pair[] {
	if ( ! root.matches( '.awsm-b-job-wrap' ) ) {
		return [ ...fields ];
	}
	const excluded = [ ...EXCLUDED ];
	emit( document, 'awsmJobBlockListingsData', excluded, () => [ excluded ] );
	const added = excluded.filter( ( name ) => ! EXCLUDED.includes( name ) );
	const data: Field[] = fields
		.filter( ( [ name ] ) => ! added.includes( name ) )
		.map( ( [ name, value ] ) => ( { name, value } ) );
	const form = root.querySelector( '.awsm-b-filter-wrap form' );
	const list = root.querySelector( '.awsm-b-job-listings' );
	if ( ! isMore ) {
		emit( document, 'awsmJobBlockFiltersFormData', { root, data }, ( wrap ) => [ wrap( root ), data ] );
	} else {
		if ( form ) {
			emit( document, 'awsm_block_collect_checkbox_filters', { data, form }, ( wrap ) => [ data, wrap( form ) ] );
		}
		if ( list ) {
			emit( document, 'awsmjobs_block_load_more', { list, data }, ( wrap ) => [ wrap( list ), data ] );
		}
	}
	return data.map( ( { name, value } ) => [ name, String( value ) ] );
}
