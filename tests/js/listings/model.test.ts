import { reduce, sameQuery, searchButtons } from '../../../src/listings/frontend/model';
import type { Action, Query, State } from '../../../src/listings/frontend/model';

const nothing: Query = { jq: '', specs: {} };
const design: Query = { jq: '', specs: { job__category_spec: 'design' } };
const lisbon: Query = { jq: '', specs: { job__category_spec: 'design', job__location_spec: 'lisbon' } };
const start: State = {
	shown: nothing,
	paged: 2,
	total: 24,
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
};

const after = ( ...actions: Action[] ) => actions.reduce( reduce, start );

test( 'a filter request starts at once, and the list shows its response from page 1', () => {
	const requested = after( { type: 'filter', query: design } );
	expect( requested ).toMatchObject( { requestId: 1, pending: { kind: 'filter', query: design }, shown: nothing } );
	expect( reduce( requested, { type: 'response', requestId: 1, total: 7, html: '', facets: null } ) ).toMatchObject( {
		pending: null,
		shown: design,
		paged: 1,
		total: 7,
	} );
} );

test( 'triggers meanwhile send nothing, and one request follows when the controls differ', () => {
	const busy = after(
		{ type: 'filter', query: design },
		{ type: 'filter', query: nothing },
		{ type: 'filter', query: lisbon }
	);
	expect( busy ).toMatchObject( { requestId: 1, pending: { query: design } } );
	expect( reduce( busy, { type: 'response', requestId: 1, total: 7, html: '', facets: null } ) ).toMatchObject( {
		requestId: 2,
		shown: design,
		pending: { query: lisbon },
		queued: null,
	} );
} );

test( 'no request follows when the controls are back where the request was', () => {
	const busy = after(
		{ type: 'filter', query: design },
		{ type: 'filter', query: lisbon },
		{ type: 'filter', query: design }
	);
	expect( reduce( busy, { type: 'response', requestId: 1, total: 7, html: '', facets: null } ) ).toMatchObject( {
		requestId: 1,
		pending: null,
		queued: null,
	} );
} );

test( 'a failure keeps the list, and the pending request still follows', () => {
	expect( after( { type: 'filter', query: design }, { type: 'nothing', requestId: 1, failed: true } ) ).toMatchObject(
		{ pending: null, shown: nothing, paged: 2, total: 24 }
	);
	expect(
		after(
			{ type: 'filter', query: design },
			{ type: 'filter', query: lisbon },
			{ type: 'nothing', requestId: 1, failed: true }
		)
	).toMatchObject( {
		requestId: 2,
		shown: nothing,
		pending: { query: lisbon },
	} );
} );

test( "an automatic request becomes a visitor's request once a visitor repeats it", () => {
	const quiet = after( { type: 'filter', query: design, quiet: true } );
	expect( quiet.pending ).toMatchObject( { quiet: true } );
	expect( reduce( quiet, { type: 'filter', query: design } ) ).toMatchObject( {
		requestId: 1,
		pending: { quiet: false },
	} );
} );

test( 'a returning visitor sees all pages up to the last one', () => {
	const requested = after( { type: 'filter', query: design, page: 3, quiet: true } );
	expect( requested.pending ).toMatchObject( { page: 3, quiet: true } );
	expect( reduce( requested, { type: 'response', requestId: 1, total: 70, html: '', facets: null } ) ).toMatchObject(
		{
			paged: 3,
			shown: design,
		}
	);
} );

test( 'a response to an older request is ignored', () => {
	const overtaken = after( { type: 'page', page: 3 }, { type: 'filter', query: design } );
	expect( reduce( overtaken, { type: 'response', requestId: 1, total: 9, html: '', facets: null } ) ).toBe(
		overtaken
	);
	expect( reduce( overtaken, { type: 'nothing', requestId: 1, failed: true } ) ).toBe( overtaken );
} );

test( 'load more sends one request at a time for the page after the one shown', () => {
	const requested = after( { type: 'more', page: 2 } );
	expect( reduce( requested, { type: 'more', page: 2 } ) ).toBe( requested );
	expect(
		reduce( requested, { type: 'response', requestId: 1, total: null, html: '', facets: null } )
	).toMatchObject( {
		paged: 3,
		total: 24,
		pending: null,
	} );
} );

test( 'another numbered page cancels the one in flight; no page is requested during a filter request', () => {
	expect( after( { type: 'page', page: 3 }, { type: 'page', page: 4 } ) ).toMatchObject( {
		requestId: 2,
		pending: { kind: 'page', page: 4 },
	} );
	expect(
		after( { type: 'filter', query: design }, { type: 'page', page: 4 }, { type: 'more', page: 1 } )
	).toMatchObject( { requestId: 1 } );
} );

describe( 'the buttons of the search box', () => {
	const searched: State = { ...start, shown: { jq: 'python', specs: {} } };

	test( 'the search button without a search, the close button after a search', () => {
		expect( searchButtons( start ) ).toEqual( { search: true, close: false } );
		expect( searchButtons( searched ) ).toEqual( { search: false, close: true } );
	} );

	test( 'clearing hides both until the request settles', () => {
		const clearing = reduce( searched, { type: 'filter', query: nothing } );
		expect( searchButtons( clearing ) ).toEqual( { search: false, close: false } );
		expect(
			searchButtons( reduce( clearing, { type: 'response', requestId: 1, total: 24, html: '', facets: null } ) )
		).toEqual( {
			search: true,
			close: false,
		} );
		expect( searchButtons( reduce( clearing, { type: 'nothing', requestId: 1, failed: true } ) ) ).toEqual( {
			search: false,
			close: true,
		} );
	} );

	test( 'another text can be searched for', () => {
		expect( searchButtons( reduce( searched, { type: 'typed', text: 'php' } ) ) ).toEqual( {
			search: true,
			close: false,
		} );
		expect( searchButtons( reduce( searched, { type: 'typed', text: ' python ' } ) ) ).toEqual( {
			search: false,
			close: true,
		} );
	} );
} );

test( 'the panel opens and closes', () => {
	expect( after( { type: 'toggle' } ).panelOpen ).toBe( true );
	expect( after( { type: 'toggle' }, { type: 'toggle' } ).panelOpen ).toBe( false );
} );

test( 'queries are equal when text and every choice are', () => {
	expect(
		sameQuery( lisbon, { jq: '', specs: { job__location_spec: 'lisbon', job__category_spec: 'design' } } )
	).toBe( true );
	expect( sameQuery( lisbon, design ) ).toBe( false );
	expect( sameQuery( design, { ...design, jq: 'x' } ) ).toBe( false );
	expect( sameQuery( design, { jq: '', specs: { job__location_spec: 'design' } } ) ).toBe( false );
} );

describe( '"Clear all"', () => {
	const chosen: State = {
		...start,
		shown: { jq: 'ink', specs: { job__category_spec: 'design', sort: 'title' } },
		paged: 3,
	};
	const clear: Action = { type: 'filter', query: { jq: '', specs: { sort: 'title' } }, clears: true };
	const respond = ( turn: number ): Action => ( {
		type: 'response',
		requestId: turn,
		total: 24,
		html: '',
		facets: null,
	} );

	test( 'can be undone, up to the page that was shown', () => {
		expect( [ clear, respond( 1 ) ].reduce( reduce, chosen ).undo ).toEqual( { ...chosen.shown, page: 3 } );
	} );

	test( 'can be undone when it had to wait for another request', () => {
		const waited = [ { type: 'filter', query: lisbon } as const, clear, respond( 1 ), respond( 2 ) ].reduce(
			reduce,
			chosen
		);
		expect( waited ).toMatchObject( { shown: { jq: '', specs: { sort: 'title' } }, undo: { ...lisbon, page: 1 } } );
	} );

	test( 'can be undone once: any other query ends it, pages do not', () => {
		const cleared = [ clear, respond( 1 ) ].reduce( reduce, chosen );
		expect( [ { type: 'more', page: 1 } as const, respond( 2 ) ].reduce( reduce, cleared ).undo ).not.toBeNull();
		expect(
			[ { type: 'filter', query: chosen.shown, page: 3 } as const, respond( 2 ) ].reduce( reduce, cleared )
		).toMatchObject( { undo: null, paged: 3 } );
	} );

	test( 'is not offered without a choice or after a failure', () => {
		expect(
			[ clear, respond( 1 ) ].reduce( reduce, { ...start, shown: { jq: '', specs: { sort: 'title' } } } ).undo
		).toBeNull();
		expect(
			[ clear, { type: 'nothing', requestId: 1, failed: true } as const ].reduce( reduce, chosen ).undo
		).toBeFalsy();
	} );

	test( 'removing a single choice offers no undo', () => {
		expect(
			[ { type: 'filter', query: nothing } as const, respond( 1 ) ].reduce( reduce, chosen ).undo
		).toBeNull();
	} );
} );

test( 'a failure is kept until another request starts, and an empty response is no failure', () => {
	const failed = after( { type: 'filter', query: design, page: 2 }, { type: 'nothing', requestId: 1, failed: true } );
	expect( failed.failed ).toMatchObject( { kind: 'filter', query: design, page: 2 } );
	expect( reduce( failed, { type: 'more', page: 2 } ).failed ).toBeNull();
	expect( after( { type: 'more', page: 2 }, { type: 'nothing', requestId: 1, failed: false } ).failed ).toBeNull();
} );
