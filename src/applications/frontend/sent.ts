import { parsePrinted } from '../../shared/config/parse-printed';

/**
 * Stores in sessionStorage which opening was applied for, and the messages with the reference and the date, but no
 * entered data and no names of files.
 */
const sentKey = ( opening: string ): string => `courant-sent-${ opening }`;

/** Returns the id of the opening that a form belongs to. */
export const openingOf = ( form: HTMLFormElement ): string =>
	form.querySelector< HTMLInputElement >( '[name=awsm_job_id]' )?.value ?? '';

/** Returns the stored text, or `null`; storage may be blocked. */
export function storedSent( opening: string ): string | null {
	try {
		return sessionStorage.getItem( sentKey( opening ) );
	} catch {
		return null;
	}
}

/** Returns the messages after an application was sent in this tab, or `null`. */
export const readSent = ( opening: string ): string[] | null => parsePrinted( storedSent( opening ) ?? 'null' );

/** @param messages the first has the reference, the last the date; the list of what was sent is between them */
export function storeSent( opening: string, messages: readonly string[] ): void {
	try {
		sessionStorage.setItem(
			sentKey( opening ),
			JSON.stringify( messages.filter( ( _message, index ) => index === 0 || index === messages.length - 1 ) )
		);
	} catch {
		// Without storage, a reload shows the empty form.
	}
}
