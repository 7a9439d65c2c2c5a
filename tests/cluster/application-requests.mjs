/** Applications as applicants send them, with a file and an idempotency key. */
import { createHash, randomBytes } from 'node:crypto';
import { makePdf } from '../support/pdf.mjs';
import { request, unique } from './support.mjs';

/** @param {number} bytes size of the file */
export function createApplication( opening, bytes ) {
	const email = `${ unique() }@courant.example`;
	const key = `cluster-${ unique() }-${ unique() }`;
	const pdf = Buffer.concat( [ makePdf( 'A letter' ), randomBytes( 4096 ), Buffer.alloc( bytes, '%' ) ] );
	const form = () => {
		const body = new FormData();
		Object.entries( {
			action: 'awsm_applicant_form_submission',
			awsm_job_id: String( opening ),
			awsm_applicant_name: `Applicant ${ email }`,
			awsm_applicant_email: email,
			awsm_applicant_phone: '+49 30 1234',
			awsm_applicant_letter: 'Dear all, I like it.',
			awsm_form_privacy_policy: 'yes',
			courant_key: key,
		} ).forEach( ( [ name, value ] ) => body.set( name, value ) );
		body.set( 'awsm_file', new File( [ pdf ], 'cv.pdf', { type: 'application/pdf' } ) );
		return body;
	};
	return { email, form, sha256: createHash( 'sha256' ).update( pdf ).digest( 'hex' ) };
}

/** @returns {Promise<{ response: object, isAccepted: boolean }>} */
export async function submit( base, application, headers = {} ) {
	const response = await request(
		`${ base }/wp-admin/admin-ajax.php?action=awsm_applicant_form_submission&courant=1`,
		{ method: 'POST', body: application.form(), headers }
	);
	return { response, isAccepted: ( response.json?.success ?? [] ).length > 0 };
}

/** Returns the error message of a response, without its markup. */
export const reasonOf = ( { text, json } ) =>
	( json?.error?.[ 0 ] ?? text )
		.replaceAll( /<style.*?<\/style>|<[^>]*>|\s+/gs, ' ' )
		.trim()
		.slice( 0, 60 );
