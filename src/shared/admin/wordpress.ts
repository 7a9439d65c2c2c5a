import apiFetch from '@wordpress/api-fetch';
import { __ } from './i18n';
import { toRecord } from './values';

/** Typed exports of the WordPress packages that screens of wp-admin use. */
export { __, _n, sprintf } from './i18n';

interface FetchOptions {
	readonly path: string;
	readonly method?: string;
	readonly data?: unknown;
	/** Form fields with files. */
	readonly body?: FormData;
	readonly signal?: AbortSignal;
}

/** A failed request with a message for the user. */
export class RequestError extends Error {
	constructor(
		message: string,
		readonly status: number,
		readonly code: string
	) {
		super( message );
	}
}

const isUnreachable = ( code: unknown ): boolean => code === 'fetch_error' || code === 'offline_error';

/** Returns the problem of a change that is no longer shown, unlike what was typed into a form. */
export const describeReverted = ( problem: unknown ): unknown =>
	problem instanceof RequestError && isUnreachable( problem.code )
		? new RequestError(
				__(
					'The site could not be reached, and the change was not saved. Check your connection and try again.',
					'courant-desk'
				),
				problem.status,
				problem.code
			)
		: problem;

/** Calls a REST route of the plugin; the response has the shape of its schema in plugin/schema. */
export async function request< T >( options: FetchOptions ): Promise< T > {
	try {
		return await apiFetch< T >( options );
	} catch ( problem ) {
		if ( problem instanceof DOMException && problem.name === 'AbortError' ) {
			throw problem;
		}
		const { message, code, data } = toRecord( problem );
		const { status: responseStatus } = toRecord( data );
		const status = typeof responseStatus === 'number' ? responseStatus : 0;
		const isKnown = typeof code === 'string' && code.startsWith( 'courant_' );
		throw new RequestError(
			isKnown && typeof message === 'string'
				? message
				: isUnreachable( code )
					? __(
							'The site could not be reached. Your changes are still here. Check your connection and try again.',
							'courant-desk'
						)
					: __( 'The request failed. Try again. If it fails again, reload the page.', 'courant-desk' ),
			status,
			typeof code === 'string' ? code : ''
		);
	}
}
