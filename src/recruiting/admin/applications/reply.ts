import type { ReplyAttachment } from '../../../shared/config/generated';
import { useDraft } from '../../../shared/admin/drafts';

export const subjectKey = ( id: number ): string => `reply-subject-${ id }`;
export const bodyKey = ( id: number ): string => `reply-body-${ id }`;
const timeKey = ( id: number ): string => `reply-time-${ id }`;
const filesKey = ( id: number ): string => `reply-files-${ id }`;

const isAttachment = ( value: unknown ): value is ReplyAttachment =>
	typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

function parseFiles( text: string ): readonly ReplyAttachment[] {
	const parsed: unknown = text === '' ? [] : JSON.parse( text );
	return Array.isArray( parsed ) ? parsed.filter( isAttachment ) : [];
}

/** Everything that was entered for the reply to an application, which is kept when another application is shown. */
export function useReplyDraft( id: number ) {
	const [ subject, setSubject ] = useDraft( subjectKey( id ) );
	const [ body, setBody ] = useDraft( bodyKey( id ) );
	const [ at, setAt ] = useDraft( timeKey( id ) );
	const [ filesText, setFilesText ] = useDraft( filesKey( id ) );
	const setFiles = ( files: readonly ReplyAttachment[] ): void =>
		setFilesText( files.length === 0 ? '' : JSON.stringify( files ) );
	return { subject, setSubject, body, setBody, at, setAt, files: parseFiles( filesText ), setFiles };
}

/** The current time of the site in the format of a local time input. */
export function localTime( at: number, timeZone: string ): string {
	const options: Intl.DateTimeFormatOptions = {
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	};
	let format: Intl.DateTimeFormat;
	try {
		format = new Intl.DateTimeFormat( 'en', { ...options, timeZone } );
	} catch {
		// A UTC offset such as +01:00, which not every browser accepts as a time zone.
		format = new Intl.DateTimeFormat( 'en', options );
	}
	const parts = new Map(
		format.formatToParts( new Date( at * 1000 ) ).map( ( { type, value } ) => [ type, value ] )
	);
	const part = ( name: Intl.DateTimeFormatPartTypes ): string => parts.get( name ) ?? '';
	return `${ part( 'year' ) }-${ part( 'month' ) }-${ part( 'day' ) }T${ part( 'hour' ) }:${ part( 'minute' ) }`;
}
