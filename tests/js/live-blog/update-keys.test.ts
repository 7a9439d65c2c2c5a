import { claimKey } from '../../../src/live-blog/admin/update-keys';

/** Tests that only one block of the editor has the key of an update. */
const keys = new Map< string, string >();

const getKey = ( clientId: string ) => keys.get( clientId );

test( 'a copy does not get the key of the original', () => {
	keys.set( 'original', 'first123' );
	keys.set( 'copy', 'first123' );
	expect( claimKey( 'first123', 'original', getKey ) ).toBe( true );
	expect( claimKey( 'first123', 'copy', getKey ) ).toBe( false );
	// The original is drawn again, for example after it was moved.
	expect( claimKey( 'first123', 'original', getKey ) ).toBe( true );
} );

test( 'a pasted block keeps the key of a block that was cut', () => {
	keys.set( 'cut', 'second12' );
	expect( claimKey( 'second12', 'cut', getKey ) ).toBe( true );
	keys.delete( 'cut' );
	expect( claimKey( 'second12', 'pasted', getKey ) ).toBe( true );
} );
