import { findReachable } from '../../../src/private-files/admin/model';

test( 'only a URL that returns the exact text counts as reachable', async () => {
	const responses: Record< string, () => Promise< string > > = {
		'/open': () => Promise.resolve( 'the text' ),
		'/page': () => Promise.resolve( '<html>not found</html>' ),
		'/dead': () => Promise.reject( new TypeError( 'Failed to fetch' ) ),
	};
	expect(
		await findReachable(
			'the text',
			Object.keys( responses ),
			( url ) => responses[ url ]?.() ?? Promise.resolve( '' )
		)
	).toEqual( [ '/open' ] );
	expect( await findReachable( '', [ '/open' ], () => Promise.resolve( 'anything' ) ) ).toEqual( [] );
} );
