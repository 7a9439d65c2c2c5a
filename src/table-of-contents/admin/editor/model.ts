import { toList, toRecord } from '../../../shared/admin/values';

/** Attributes of the block (`plugin/blocks/contents/block.json`). An empty text or -1 is the site default. */
export interface Attributes {
	readonly label: string;
	readonly showLabel: string;
	readonly toggle: string;
	readonly hidden: string;
	readonly numbered: string;
	readonly hierarchy: string;
	readonly viewMore: number;
	readonly levels: readonly number[];
	readonly exclude: string;
	readonly changes: Readonly< Record< string, Change > >;
}

/** A block with all defaults. */
export const EMPTY_ATTRIBUTES: Attributes = {
	label: '',
	showLabel: '',
	toggle: '',
	hidden: '',
	numbered: '',
	hierarchy: '',
	viewMore: -1,
	levels: [],
	exclude: '',
	changes: {},
};

export interface Change {
	readonly label?: string;
	readonly hidden?: boolean;
}

/** A heading of the text, as the server found it. */
export interface Item {
	readonly id: string;
	readonly text: string;
	readonly level: number;
}

/** A heading block in the editor. */
export interface HeadingBlock {
	readonly clientId: string;
	readonly level: number;
	readonly text: string;
	/** Excluded from tables of contents. */
	readonly isExcluded: boolean;
}

export type Issue = 'empty' | 'duplicate' | 'skipped' | 'title';

export interface HeadingFinding {
	readonly issue: Issue;
	readonly heading: HeadingBlock;
	/** Level of the previous heading, if a level was skipped. */
	readonly before?: number;
}

/** Class of Easy Table of Contents, which the server also reads. */
export const EXCLUDED_CLASS = 'ez-toc-exclude-headings';

/** Finds issues: empty headings, duplicate texts, skipped levels, a second title. */
export function findings( headings: readonly HeadingBlock[] ): HeadingFinding[] {
	const found: HeadingFinding[] = [];
	const seen = new Set< string >();
	let before = 1;
	for ( const heading of headings ) {
		const plainText = heading.text.trim().toLocaleLowerCase();
		if ( plainText === '' ) {
			found.push( { issue: 'empty', heading } );
			continue;
		}
		if ( seen.has( plainText ) ) {
			found.push( { issue: 'duplicate', heading } );
		}
		if ( heading.level === 1 ) {
			found.push( { issue: 'title', heading } );
		}
		if ( heading.level > before + 1 ) {
			found.push( { issue: 'skipped', heading, before } );
		}
		seen.add( plainText );
		before = heading.level;
	}
	return found;
}

/** Returns the class names with or without the excluding class. */
export function withExclusion( className: string | undefined, isExcluded: boolean ): string | undefined {
	const others = ( className ?? '' ).split( /\s+/ ).filter( ( name ) => name !== '' && name !== EXCLUDED_CLASS );
	return [ ...others, ...( isExcluded ? [ EXCLUDED_CLASS ] : [] ) ].join( ' ' ) || undefined;
}

export function isExcluded( className: string | undefined ): boolean {
	return ( className ?? '' ).split( /\s+/ ).includes( EXCLUDED_CLASS );
}

/** Returns the changes with one entry updated; an entry equal to the server's is removed. */
export function changeText( changes: Attributes[ 'changes' ], id: string, change: Change ): Attributes[ 'changes' ] {
	const next = { ...changes[ id ], ...change };
	const others = Object.fromEntries( Object.entries( changes ).filter( ( [ key ] ) => key !== id ) );
	const remaining: Change = {
		...( next.label ? { label: next.label } : {} ),
		...( next.hidden ? { hidden: true } : {} ),
	};
	return Object.keys( remaining ).length === 0 ? others : { ...others, [ id ]: remaining };
}

/** Adds or removes a level; all six levels are equal to none. */
export function toggledLevel( levels: readonly number[], level: number, isOn: boolean ): number[] {
	const everyLevel = [ 1, 2, 3, 4, 5, 6 ];
	const current = levels.length === 0 ? everyLevel : levels;
	const next = everyLevel.filter( ( first ) => ( first === level ? isOn : current.includes( first ) ) );
	return next.length === 6 ? [] : next;
}

const text = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );

/** Parses the response of the preview route. */
export function parsePreview( raw: unknown ): { html: string; items: Item[] } {
	const response = toRecord( raw );
	const items = toList( response.items ).flatMap( ( first ) => {
		const { id, text: plainText, level } = toRecord( first );
		return text( id ) === '' ? [] : [ { id: text( id ), text: text( plainText ), level: Number( level ) } ];
	} );
	return { html: text( response.html ), items };
}
