import type { ApplicationRow, Routes, SavedView } from '../../../shared/config/generated';
import { callRoute } from '../../../shared/admin/wordpress';
import { restQuery } from './query';
import type { Query } from './query';

const BASE = '/courant/v1/applications';

export type BulkActionName = Routes[ 'POST /courant/v1/applications/bulk' ][ 'data' ][ 'action' ];

export interface Change {
	readonly stage?: string;
	readonly rating?: number;
	readonly read?: boolean;
}

export interface Reply {
	readonly subject: string;
	readonly body: string;
	/** Local time of the site, such as 2026-11-25T09:30; '' to send it now. */
	readonly at: string;
	/** IDs. */
	readonly files: readonly number[];
}

const boardQuery = ( query: Query ): string => restQuery( { ...query, page: 1, perPage: 30 } );

const columnQuery = ( query: Query, stage: string, before: string ): string =>
	`${ restQuery( {
		...query,
		folder: 'inbox',
		stage: [ stage ],
		orderby: 'received',
		order: 'desc',
		page: 1,
		perPage: 100,
	} ) }&before=${ before }`;

/** Identify data that is loaded, or printed with the page. */
export const paths = {
	list: ( query: Query ) => `${ BASE }?${ restQuery( query ) }`,
	board: ( query: Query ) => `${ BASE }/board?${ boardQuery( query ) }`,
	detail: ( id: number, query: Query ) => `${ BASE }/${ id }?${ restQuery( query ) }`,
};

/** The application and the list that it is shown in: responses contain the previous and the next application. */
const inList = ( id: number, query: Query ) => ( { parameters: { id }, query: restQuery( query ) } );

export const api = {
	list: ( query: Query, signal: AbortSignal ) =>
		callRoute( 'GET /courant/v1/applications', { query: restQuery( query ), signal } ),
	board: ( query: Query, signal: AbortSignal ) =>
		callRoute( 'GET /courant/v1/applications/board', { query: boardQuery( query ), signal } ),
	/** The applications of a stage that follow those of the board; `before` is `Column.next`. */
	column: ( query: Query, stage: string, before: string, signal: AbortSignal ) =>
		callRoute( 'GET /courant/v1/applications', { query: columnQuery( query, stage, before ), signal } ),
	detail: ( id: number, query: Query, signal?: AbortSignal ) =>
		callRoute( 'GET /courant/v1/applications/{id}', { ...inList( id, query ), ...( signal ? { signal } : {} ) } ),
	change: ( id: number, version: number, change: Change ) =>
		callRoute( 'PATCH /courant/v1/applications/{id}', { parameters: { id }, data: { version, ...change } } ),
	bulk: ( action: BulkActionName, rows: readonly ApplicationRow[], stage?: string ) =>
		callRoute( 'POST /courant/v1/applications/bulk', {
			data: {
				action,
				...( stage === undefined ? {} : { stage } ),
				items: rows.map( ( { id, version } ) => ( { id, version } ) ),
			},
		} ),
	note: ( id: number, query: Query, text: string ) =>
		callRoute( 'POST /courant/v1/applications/{id}/notes', { ...inList( id, query ), data: { text } } ),
	removeNote: ( id: number, query: Query, note: string ) =>
		callRoute( 'DELETE /courant/v1/applications/{id}/notes/{note}', {
			query: restQuery( query ),
			parameters: { id, note },
		} ),
	addTag: ( id: number, query: Query, name: string ) =>
		callRoute( 'POST /courant/v1/applications/{id}/tags', { ...inList( id, query ), data: { name } } ),
	removeTag: ( id: number, query: Query, name: string ) =>
		callRoute( 'DELETE /courant/v1/applications/{id}/tags', { ...inList( id, query ), data: { name } } ),
	assign: ( id: number, query: Query, user: number ) =>
		callRoute( 'POST /courant/v1/applications/{id}/assignees', { ...inList( id, query ), data: { user } } ),
	removeAssignee: ( id: number, query: Query, user: number ) =>
		callRoute( 'DELETE /courant/v1/applications/{id}/assignees', { ...inList( id, query ), data: { user } } ),
	reply: ( id: number, query: Query, reply: Reply ) =>
		callRoute( 'POST /courant/v1/applications/{id}/replies', { ...inList( id, query ), data: reply } ),
	cancelEmail: ( id: number, query: Query, mail: number ) =>
		callRoute( 'DELETE /courant/v1/applications/{id}/mails/{mail}', {
			query: restQuery( query ),
			parameters: { id, mail },
		} ),
	upload: ( id: number, file: File, signal: AbortSignal ) => {
		const body = new FormData();
		body.append( 'file', file );
		return callRoute( 'POST /courant/v1/applications/{id}/attachments', { parameters: { id }, body, signal } );
	},
	deleteUpload: ( id: number, file: number ) =>
		callRoute( 'DELETE /courant/v1/applications/{id}/attachments/{file}', { parameters: { id, file } } ),
	again: ( id: number, query: Query, mail: number ) =>
		callRoute( 'POST /courant/v1/applications/{id}/mails/{mail}/again', {
			query: restQuery( query ),
			parameters: { id, mail },
		} ),
	/** `before` are the views that the change is based on: those that another window has saved since are kept. */
	saveViews: ( views: readonly Omit< SavedView, 'id' >[], before: readonly SavedView[] ) =>
		callRoute( 'PUT /courant/v1/applications/views', { data: { views, before } } ),
};
