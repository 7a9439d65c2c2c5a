import type {
	ApplicationBoard,
	ApplicationDetail,
	ApplicationList,
	ApplicationRow,
	BulkResponse,
	ReplyAttachment,
	SavedView,
} from '../../../shared/config/generated';
import { request } from '../../../shared/admin/wordpress';
import { restQuery } from './query';
import type { Query } from './query';

const BASE = '/courant/v1/applications';

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

export const paths = {
	list: ( query: Query ) => `${ BASE }?${ restQuery( query ) }`,
	board: ( query: Query ) => `${ BASE }/board?${ restQuery( { ...query, page: 1, perPage: 30 } ) }`,
	column: ( query: Query, stage: string, before: string ) =>
		`${ BASE }?${ restQuery( {
			...query,
			folder: 'inbox',
			stage: [ stage ],
			orderby: 'received',
			order: 'desc',
			page: 1,
			perPage: 100,
		} ) }&before=${ before }`,
	detail: ( id: number, query: Query ) => `${ BASE }/${ id }?${ restQuery( query ) }`,
};

/** Changes data of an application, such as its notes or tags; the response is the changed application. */
const send = ( method: 'POST' | 'DELETE', id: number, what: string, query: Query, data: object ) =>
	request< ApplicationDetail >( { path: `${ BASE }/${ id }/${ what }?${ restQuery( query ) }`, method, data } );

export const api = {
	list: ( query: Query, signal: AbortSignal ) => request< ApplicationList >( { path: paths.list( query ), signal } ),
	board: ( query: Query, signal: AbortSignal ) =>
		request< ApplicationBoard >( { path: paths.board( query ), signal } ),
	/** The applications of a stage that follow those of the board; `before` is `Column.next`. */
	column: ( query: Query, stage: string, before: string, signal: AbortSignal ) =>
		request< ApplicationList >( { path: paths.column( query, stage, before ), signal } ),
	detail: ( id: number, query: Query, signal?: AbortSignal ) =>
		request< ApplicationDetail >( { path: paths.detail( id, query ), ...( signal ? { signal } : {} ) } ),
	change: ( id: number, version: number, change: Change ) =>
		request< ApplicationRow >( { path: `${ BASE }/${ id }`, method: 'PATCH', data: { version, ...change } } ),
	bulk: ( action: string, rows: readonly ApplicationRow[], stage?: string ) =>
		request< BulkResponse >( {
			path: `${ BASE }/bulk`,
			method: 'POST',
			data: {
				action,
				...( stage === undefined ? {} : { stage } ),
				items: rows.map( ( { id, version } ) => ( { id, version } ) ),
			},
		} ),
	note: ( id: number, query: Query, text: string ) =>
		request< ApplicationDetail >( {
			path: `${ BASE }/${ id }/notes?${ restQuery( query ) }`,
			method: 'POST',
			data: { text },
		} ),
	removeNote: ( id: number, query: Query, note: string ) =>
		request< ApplicationDetail >( {
			path: `${ BASE }/${ id }/notes/${ note }?${ restQuery( query ) }`,
			method: 'DELETE',
		} ),
	addTag: ( id: number, query: Query, name: string ) => send( 'POST', id, 'tags', query, { name } ),
	removeTag: ( id: number, query: Query, name: string ) => send( 'DELETE', id, 'tags', query, { name } ),
	assign: ( id: number, query: Query, user: number ) => send( 'POST', id, 'assignees', query, { user } ),
	removeAssignee: ( id: number, query: Query, user: number ) => send( 'DELETE', id, 'assignees', query, { user } ),
	reply: ( id: number, query: Query, reply: Reply ) =>
		request< ApplicationDetail >( {
			path: `${ BASE }/${ id }/replies?${ restQuery( query ) }`,
			method: 'POST',
			data: reply,
		} ),
	cancelEmail: ( id: number, query: Query, email: number ) => send( 'DELETE', id, `mails/${ email }`, query, {} ),
	upload: ( id: number, file: File, signal: AbortSignal ) => {
		const body = new FormData();
		body.append( 'file', file );
		return request< ReplyAttachment >( { path: `${ BASE }/${ id }/attachments`, method: 'POST', body, signal } );
	},
	deleteUpload: ( id: number, file: number ) =>
		request< unknown >( { path: `${ BASE }/${ id }/attachments/${ file }`, method: 'DELETE' } ),
	again: ( id: number, query: Query, email: number ) =>
		request< ApplicationDetail >( {
			path: `${ BASE }/${ id }/mails/${ email }/again?${ restQuery( query ) }`,
			method: 'POST',
		} ),
	/** `before` are the views that the change is based on: those that another window has saved since are kept. */
	saveViews: ( views: readonly Omit< SavedView, 'id' >[], before: readonly SavedView[] ) =>
		request< SavedView[] >( { path: `${ BASE }/views`, method: 'PUT', data: { views, before } } ),
};
