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

function format( options: Intl.DateTimeFormatOptions ): ( at: number ) => string {
	const { locale, timezone } = screen();
	const create = ( zone: string | undefined ): Intl.DateTimeFormat =>
		new Intl.DateTimeFormat( locale, zone === undefined ? options : { ...options, timeZone: zone } );
	let formatter: Intl.DateTimeFormat;
	try {
		formatter = create( timezone );
	} catch {
		// A UTC offset such as +01:00, which not every browser accepts as a time zone.
		formatter = create( undefined );
	}
	return ( at ) => formatter.format( new Date( at * 1000 ) );
}

export const day = ( at: number ): string => format( { dateStyle: 'medium' } )( at );
export const dateTime = ( at: number ): string => format( { dateStyle: 'medium', timeStyle: 'short' } )( at );

/** Replaces `{tags}` of a template once: tags in the applicant's own data are not replaced. */
export function replaceTags( text: string, tags: Readonly< Record< string, string > > ): string {
	return text.replace( /\{[a-z0-9-]+\}/g, ( tag ) => tags[ tag ] ?? tag );
}
