/** Fields that change between two attempts at the same application. */
const VOLATILE_FIELDS =
	/^(?:courant|courant_\w+|awsm_nonce|_wp_http_referer|g-recaptcha-response|h-captcha-response|cf-turnstile-response)$/;

/**
 * Creates idempotency keys, by which the server recognizes a repeated application: the key stays the same while the
 * content does, and changes when the content changes or the application was sent.
 */
export function createIdempotencyKeys( makeKey: () => string = randomKey ): {
	keyFor: ( form: FormData ) => string;
	done: () => void;
} {
	let key = '';
	let lastSignature: string | null = null;
	return {
		keyFor: ( form ) => {
			const signature = formSignature( form );
			if ( signature !== lastSignature ) {
				lastSignature = signature;
				key = makeKey();
			}
			return key;
		},
		done: () => {
			lastSignature = null;
		},
	};
}

function formSignature( form: FormData ): string {
	const fields = [ ...form ].filter( ( [ name ] ) => ! VOLATILE_FIELDS.test( name ) );
	return JSON.stringify(
		fields.map( ( [ name, value ] ) => [ name, typeof value === 'string' ? value : fileSignature( value ) ] )
	);
}

/** An empty file input yields an empty file with the current time. */
function fileSignature( { name, size, lastModified }: File ): unknown[] {
	return size === 0 && name === '' ? [] : [ name, size, lastModified ];
}

/** Returns 128 random bits as hexadecimal digits; `crypto.randomUUID` exists in secure contexts only. */
export function randomKey(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	return [ ...bytes ].map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) ).join( '' );
}
