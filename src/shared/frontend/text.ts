/** Returns the first text that is not empty. */
export function firstText( ...texts: readonly ( string | null | undefined )[] ): string {
	return texts.find( ( text ) => text !== undefined && text !== null && text !== '' ) ?? '';
}
