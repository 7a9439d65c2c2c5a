import { openingOf } from './sent';

/**
 * Stores the cover letter until the application is sent, in sessionStorage: it is personal data, and the computer may
 * be shared.
 */
export function initDraft( form: HTMLFormElement ): { clear: () => void } {
	const coverLetter = form.querySelector< HTMLTextAreaElement >( 'textarea[name="awsm_applicant_letter"]' );
	const key = `courant-letter-${ openingOf( form ) }`;
	const save = () => coverLetter && tryStorage( () => sessionStorage.setItem( key, coverLetter.value ) );
	if ( coverLetter ) {
		if ( coverLetter.value ) {
			save();
		} else {
			coverLetter.value = tryStorage( () => sessionStorage.getItem( key ) ) ?? '';
		}
		coverLetter.addEventListener( 'input', save );
	}
	return { clear: () => void tryStorage( () => sessionStorage.removeItem( key ) ) };
}

/** Storage may be blocked; then there is no draft. */
function tryStorage< Value >( run: () => Value ): Value | null {
	try {
		return run();
	} catch {
		return null;
	}
}
