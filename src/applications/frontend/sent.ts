/** Stores in sessionStorage which opening was applied for and when, and no personal data. */
export const sentKey = ( opening: string ): string => `courant-sent-${ opening }`;

/** Returns the id of the opening that a form belongs to. */
export const openingOf = ( form: HTMLFormElement ): string =>
	form.querySelector< HTMLInputElement >( '[name=awsm_job_id]' )?.value ?? '';

/** @return time of sending in milliseconds, or 0; storage may be blocked */
export function sentAt( opening: string ): number {
	try {
		return Number( sessionStorage.getItem( sentKey( opening ) ) ?? 0 );
	} catch {
		return 0;
	}
}

export function storeSent( opening: string, time: number ): void {
	try {
		sessionStorage.setItem( sentKey( opening ), String( time ) );
	} catch {
		// Without storage, a reload shows the empty form.
	}
}
