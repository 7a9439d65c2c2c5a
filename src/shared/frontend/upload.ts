export interface UploadOptions {
	signal: AbortSignal;
	/** Percent of the upload, as an integer. */
	onProgress: ( percent: number ) => void;
	/** Milliseconds without progress until the request is aborted. */
	timeout?: number;
}

/**
 * Posts a form with files and returns the body of the response, whatever its status. Rejects if there is no response.
 */
export function upload(
	url: string,
	body: FormData,
	{ signal, onProgress, timeout = 120_000 }: UploadOptions
): Promise< string > {
	return new Promise( ( resolve, reject ) => {
		// Canceled before it was sent.
		signal.throwIfAborted();
		const request = new XMLHttpRequest();
		let timer: ReturnType< typeof setTimeout >;
		const abort = () => request.abort();
		const resetTimer = () => {
			clearTimeout( timer );
			timer = setTimeout( abort, timeout );
		};
		const settleWith = ( settle: () => void ) => () => {
			clearTimeout( timer );
			settle();
		};
		request.upload.onprogress = ( { lengthComputable, loaded, total } ) => {
			resetTimer();
			if ( lengthComputable && total > 0 ) {
				onProgress( Math.floor( ( loaded / total ) * 100 ) );
			}
		};
		request.onload = settleWith( () => resolve( request.responseText ) );
		request.onerror = request.onabort = settleWith( () => reject( new Error( 'No response' ) ) );
		request.open( 'POST', url );
		request.setRequestHeader( 'Accept', 'application/json' );
		signal.addEventListener( 'abort', abort );
		resetTimer();
		request.send( body );
	} );
}
