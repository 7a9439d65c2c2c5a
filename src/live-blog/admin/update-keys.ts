/** Blocks of the editor by the key of their update. */
const owners = new Map< string, string >();

/**
 * Reserves a key for a block. A copy of a block has the key of the original, which was in the editor before it.
 * @param getKey returns the key of a block, `undefined` for a block that was removed
 * @returns false when another block of the editor has the key
 */
export function claimKey( key: string, clientId: string, getKey: ( clientId: string ) => unknown ): boolean {
	const owner = owners.get( key );
	if ( owner !== undefined && owner !== clientId && getKey( owner ) === key ) {
		return false;
	}
	owners.set( key, clientId );
	return true;
}
