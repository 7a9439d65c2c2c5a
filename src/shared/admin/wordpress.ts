import apiFetch from '@wordpress/api-fetch';
import { __ } from './i18n';
import type { Routes } from '../config/generated';
import { toRecord } from './values';

/** Typed exports of the WordPress packages that screens of wp-admin use. */
export { __, _n, sprintf } from './i18n';

interface FetchOptions< Path extends string > {
	readonly path: Path;
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

export type Route = keyof Routes;

/** The names of the placeholders of a route: `id` and `note` of `/applications/{id}/notes/{note}`. */
type ParameterName< R > = R extends `${ string }{${ infer Name }}${ infer Rest }`
	? Name | ParameterName< Rest >
	: never;

type DeepReadonly< T > = T extends object ? { readonly [ Key in keyof T ]: DeepReadonly< T[ Key ] > } : T;

/** What a request of a route contains: data only if the route's schema has some, parameters only if its path has some. */
type RouteOptions< R extends Route > = Pick< FetchOptions< string >, 'body' | 'signal' > & {
	/** Without the question mark. */
	readonly query?: string;
} & ( [ ParameterName< R > ] extends [ never ]
		? { readonly parameters?: undefined }
		: { readonly parameters: Readonly< Record< ParameterName< R >, string | number > > } ) &
	( Routes[ R ] extends { data: infer Data }
		? { readonly data: DeepReadonly< Data > }
		: { readonly data?: undefined } );

type OptionalIfEmpty< Options > = Partial< Options > extends Options ? [ options?: Options ] : [ options: Options ];

async function fetchPath< T >( options: FetchOptions< string > ): Promise< T > {
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

/**
 * Calls a route of the plugin. Requests and responses have the types of plugin/schema/routes.json.
 *
 * @throws {RequestError} with a message for the user; an AbortError if the signal aborts
 */
export async function callRoute< R extends Route >(
	route: R,
	...[ options ]: OptionalIfEmpty< RouteOptions< R > >
): Promise< Routes[ R ][ 'response' ] > {
	const [ method = 'GET', template = '' ] = route.split( ' ' );
	const { parameters, query = '', data, body, signal } = options ?? {};
	const path = Object.entries< string | number >( parameters ?? {} ).reduce(
		( result, [ name, value ] ) => result.replace( `{${ name }}`, String( value ) ),
		template
	);
	return fetchPath( {
		path: query === '' ? path : `${ path }?${ query }`,
		...( method === 'GET' ? {} : { method } ),
		...( data === undefined ? {} : { data } ),
		...( body === undefined ? {} : { body } ),
		...( signal === undefined ? {} : { signal } ),
	} );
}

/** Calls a route of WordPress itself. @throws {RequestError} */
export const request = async < T >( options: FetchOptions< `/wp/v2/${ string }` > ): Promise< T > =>
	fetchPath< T >( options );
