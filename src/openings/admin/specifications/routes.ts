import { isOneOf } from '../../../shared/admin/values';
import { callRoute } from '../../../shared/admin/wordpress';
import type { Route } from '../../../shared/admin/wordpress';
import type { DeletionImpact } from './model';

const BASE = '/courant/v1/specifications';

type ChangeRoute = Extract< Route, `${ 'POST' | 'PUT' | 'DELETE' } ${ typeof BASE }${ string }` >;

const CHANGES: readonly ChangeRoute[] = [
	`POST ${ BASE }`,
	`PUT ${ BASE }`,
	`PUT ${ BASE }/{key}`,
	`DELETE ${ BASE }/{key}`,
	`POST ${ BASE }/{key}/terms`,
	`PUT ${ BASE }/{key}/terms`,
	`PUT ${ BASE }/{key}/terms/{id}`,
	`DELETE ${ BASE }/{key}/terms/{id}`,
	`POST ${ BASE }/{key}/terms/{id}/merge`,
];

const parametersOf = ( path: string ) => {
	const [ , key = '', , id = '' ] = path.split( '/' );
	return { key, id };
};

/** Returns the route of a change: `/seniority/terms/7` has the path `/{key}/terms/{id}`. */
export function toRoute( method: string, path: string ) {
	const route = `${ method } ${ BASE }${ path.replace( /^\/[^/]+/, '/{key}' ).replace( /\/\d+(?=\/|$)/, '/{id}' ) }`;
	if ( ! isOneOf( CHANGES, route ) ) {
		throw new Error( `There is no route ${ route }.` );
	}
	return { route, parameters: parametersOf( path ) };
}

/** Returns what would be deleted with a specification or value. */
export const requestImpact = async ( path: string ): Promise< DeletionImpact > => {
	const { key, id } = parametersOf( path );
	return id === ''
		? callRoute( `GET ${ BASE }/{key}/loss`, { parameters: { key } } )
		: callRoute( `GET ${ BASE }/{key}/terms/{id}/loss`, { parameters: { key, id } } );
};
