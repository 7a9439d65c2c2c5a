import { readSite, structuredOf } from '../../../src/listings/admin/model';
import type { Attributes } from '../../../src/listings/admin/model';

const site = readSite( { structured: [ 'work_mode', 'salary_min' ], sorts: true } );
const block = ( changes: Partial< Attributes > ) => structuredOf( fields( changes ), site );

/** Attributes of a block as the editor passes them. */
const fields = ( changes: Partial< Attributes > ): Attributes => ( {
	blockId: '',
	search: true,
	search_placeholder: '',
	enable_job_filter: true,
	filter_options: [],
	filtersInitialized: false,
	placement: 'top',
	layout: 'list',
	number_of_columns: 3,
	listing_per_page: 10,
	pagination: 'modern',
	order_by: 'new_to_old',
	group_by: '',
	other_options: [],
	hide_expired_jobs: false,
	filter_types: {},
	hz_button_style: 'none',
	hz_button_text: '',
	...changes,
} );

test( 'a block without additional filters of its own has those of the site', () => {
	expect( block( {} ) ).toEqual( [ 'work_mode', 'salary_min' ] );
	expect( block( { structured_filters: [] } ) ).toEqual( [] );
	expect( block( { structured_filters: [ 'work_mode' ] } ) ).toEqual( [ 'work_mode' ] );
} );
