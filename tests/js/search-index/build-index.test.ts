import { buildIndex } from '../../../src/search-index/admin/model';
import type { IndexProgress } from '../../../src/shared/config/generated';

const at = ( done: number, state: IndexProgress[ 'state' ] = 'building' ): IndexProgress => ( {
	state,
	done,
	all: 10,
} );

test( 'polls a build until the index is ready', async () => {
	const responses = [ at( 0 ), at( 4 ), at( 4 ), at( 9 ), at( 10, 'ready' ) ];
	const requested: string[] = [];
	const shown: number[] = [];
	await buildIndex(
		( what ) => {
			requested.push( what );
			return Promise.resolve( responses[ requested.length - 1 ] ?? at( 0 ) );
		},
		'rebuild',
		( progress ) => shown.push( progress.done )
	);
	expect( requested ).toEqual( [ 'rebuild', 'continue', 'continue', 'continue', 'continue' ] );
	expect( shown ).toEqual( [ 0, 4, 4, 9, 10 ] );
} );

test( 'stops when a build makes no progress or fails', async () => {
	await expect(
		buildIndex(
			() => Promise.resolve( at( 3 ) ),
			'continue',
			() => undefined
		)
	).rejects.toThrow();
	await expect(
		buildIndex(
			() => Promise.reject( new Error( 'offline' ) ),
			'repair',
			() => undefined
		)
	).rejects.toThrow( 'offline' );
} );
