/** Returns a key that distinguishes an update from the others of its article. */
export const createKey = (): string => Math.random().toString( 36 ).slice( 2, 10 ).padEnd( 8, '0' );

/** Converts a time in UTC into the value of a `datetime-local` field; empty for an invalid time. */
export function toLocalTime( time: string ): string {
	const date = new Date( time );
	return Number.isNaN( date.getTime() )
		? ''
		: new Date( date.getTime() - date.getTimezoneOffset() * 60_000 ).toISOString().slice( 0, 16 );
}

/** Converts the value of a `datetime-local` field into a time in UTC; empty for an invalid one. */
export function toUtcTime( local: string ): string {
	const date = new Date( local );
	return Number.isNaN( date.getTime() ) ? '' : date.toISOString();
}
