import type { RecruitingScreen, RecruitingStage } from '../../../shared/config/generated';

declare global {
	interface Window {
		readonly courantRecruiting?: RecruitingScreen;
	}
}

const EMPTY_SCREEN: RecruitingScreen = {
	stages: [],
	templates: [],
	openings: [],
	tags: [],
	assignees: [],
	views: [],
	application: 0,
	problem: '',
	canConfigure: false,
	exportUrl: '',
	exportNonce: '',
	plainUrl: '',
	settingsUrl: '',
	locale: 'en',
	timezone: 'UTC',
	maxAttachmentBytes: 0,
	days: {},
	firstPath: '',
	firstData: null,
};

/** Data that the server printed before this script. */
export const screen = (): RecruitingScreen => window.courantRecruiting ?? EMPTY_SCREEN;

const normalizePath = ( path: string ): string => {
	const [ before = '', query = '' ] = path.split( '?' );
	const parameters = new URLSearchParams( query );
	parameters.sort();
	return `${ before }?${ parameters.toString() }`;
};
let isFirstResponseUsed = false;

type FirstResponse = NonNullable< RecruitingScreen[ 'firstData' ] >;

/**
 * Returns the response that the server printed for this request; undefined if there is none.
 *
 * @param property a property that only this kind of response has
 */
export function firstResponse< Property extends 'items' | 'columns' | 'row' >(
	path: string,
	property: Property
): Extract< FirstResponse, Record< Property, unknown > > | undefined {
	const { firstPath, firstData } = screen();
	const isKind = ( data: FirstResponse ): data is Extract< FirstResponse, Record< Property, unknown > > =>
		property in data;
	return ! isFirstResponseUsed &&
		firstData !== null &&
		normalizePath( firstPath ) === normalizePath( path ) &&
		isKind( firstData )
		? firstData
		: undefined;
}

/** Discards the printed response: all further requests are sent to the server. */
export function discardFirstResponse(): void {
	isFirstResponseUsed = true;
}

export const stageOf = ( slug: string ): RecruitingStage | undefined =>
	screen().stages.find( ( stage ) => stage.slug === slug );

/** Returns whether a move can be undone: an email to the applicant cannot, and moving back must not send another one. */
export const canUndoMove = ( from: string, to: string ): boolean =>
	[ from, to ].every( ( slug ) => stageOf( slug )?.mails === false );

/** Creating a formatter takes longer than formatting, and a board has many dates. */
const formatters = new Map< string, Intl.DateTimeFormat >();

function format( at: number, options: Intl.DateTimeFormatOptions ): string {
	const { locale, timezone } = screen();
	const key = JSON.stringify( [ locale, timezone, options ] );
	const formatter = formatters.get( key ) ?? createFormatter( locale, timezone, options );
	formatters.set( key, formatter );
	return formatter.format( new Date( at * 1000 ) );
}

function createFormatter( locale: string, timeZone: string, options: Intl.DateTimeFormatOptions ): Intl.DateTimeFormat {
	try {
		return new Intl.DateTimeFormat( locale, { ...options, timeZone } );
	} catch {
		// A UTC offset such as +01:00, which not every browser accepts as a time zone.
		return new Intl.DateTimeFormat( locale, options );
	}
}

export const day = ( at: number ): string => format( at, { dateStyle: 'medium' } );
export const dateTime = ( at: number ): string => format( at, { dateStyle: 'medium', timeStyle: 'short' } );

/** Replaces `{tags}` of a template once: tags in the applicant's own data are not replaced. */
export function replaceTags( text: string, tags: Readonly< Record< string, string > > ): string {
	return text.replace( /\{[a-z0-9-]+\}/g, ( tag ) => tags[ tag ] ?? tag );
}
