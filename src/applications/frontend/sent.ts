/** State of the history entry, which a reload and Back keep, and which another visit by a link does not have. */
interface HistoryState {
	/** By opening that was applied for: the messages with the reference and the date, but no entered data. */
	courantSent?: Readonly< Record< string, readonly string[] > >;
}

function readState(): HistoryState {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- other scripts may have stored anything.
	return Object( history.state );
}

/** Returns the id of the opening that a form belongs to. */
export const openingOf = ( form: HTMLFormElement ): string =>
	form.querySelector< HTMLInputElement >( '[name=awsm_job_id]' )?.value ?? '';

/**
 * Returns the messages after an application was sent in this history entry, or `undefined`. They state what happened
 * then: the visitor may have withdrawn the application since.
 */
export const readSent = ( opening: string ): readonly string[] | undefined => readState().courantSent?.[ opening ];

/** @param messages the first has the reference, the last the date; the list of what was sent is between them */
export function storeSent( opening: string, messages: readonly string[] ): void {
	// The first and the last one.
	const courantSent = { [ opening ]: messages.filter( ( _, index ) => ! ( index % ( messages.length - 1 ) ) ) };
	history.replaceState( { ...readState(), courantSent }, '' );
}
