import type { RecruitingSettings, RecruitingStage, ReplyTemplate } from '../../../shared/config/generated';
import type { ConflictItem } from '../../../shared/admin/conflict';
import { __ } from '../../../shared/admin/i18n';

/** The edited sections. */
export type Edits = Partial< Pick< RecruitingSettings, 'stages' | 'templates' | 'days' > >;

export interface EditorProps {
	readonly settings: RecruitingSettings;
	readonly set: ( changes: Edits ) => void;
}

const isEqual = ( first: unknown, second: unknown ): boolean => JSON.stringify( first ) === JSON.stringify( second );

const SECTIONS = [ 'stages', 'templates', 'days' ] as const;

/** Returns whether the edited sections equal the stored ones. */
export const isSame = ( stored: RecruitingSettings, edits: Edits ): boolean =>
	SECTIONS.every( ( section ) => edits[ section ] === undefined || isEqual( edits[ section ], stored[ section ] ) );

/**
 * Returns the sections that both users changed differently. Sections that only one of them changed are kept as they
 * are, because only edited sections are sent.
 */
export function conflictItems( base: RecruitingSettings, current: RecruitingSettings, edits: Edits ): ConflictItem[] {
	const labels = {
		stages: __( 'Stages', 'courant-desk' ),
		templates: __( 'Email templates', 'courant-desk' ),
		days: __( 'Retention and deletion', 'courant-desk' ),
	};
	return SECTIONS.filter(
		( section ) =>
			edits[ section ] !== undefined &&
			! isEqual( base[ section ], current[ section ] ) &&
			! isEqual( edits[ section ], current[ section ] )
	).map( ( section ) => ( {
		label: labels[ section ],
		stored: namesOf( current, section ),
		own: namesOf( { ...current, ...edits }, section ),
	} ) );
}

/** Returns a section in one line, for the dialog about a conflict. */
function namesOf( settings: RecruitingSettings, section: ( typeof SECTIONS )[ number ] ): string {
	switch ( section ) {
		case 'stages':
			return settings.stages.map( ( { label } ) => label ).join( ', ' );
		case 'templates':
			return settings.templates.map( ( { name } ) => name ).join( ', ' );
		case 'days':
			return settings.stages
				.map( ( { slug, label } ) => `${ label }: ${ settings.days[ slug ] ?? 0 }` )
				.join( ', ' );
	}
}

/** Creates a unique slug from a label, within the limits of the database. */
export function slugFor( label: string, usedSlugs: readonly string[] ): string {
	const normalized = label
		.normalize( 'NFKD' )
		.toLowerCase()
		.replace( /[^a-z0-9]+/g, '-' )
		.replace( /^-+|-+$/g, '' )
		.slice( 0, 16 );
	const base = normalized === '' ? 'stage' : normalized;
	let slug = base;
	for ( let number = 2; usedSlugs.includes( slug ); number++ ) {
		slug = `${ base }-${ number }`;
	}
	return slug;
}

/** Returns the list with one item moved; the first stage receives new applications and stays first. */
export function reorder< T >( list: readonly T[], from: number, to: number, first = 0 ): T[] {
	const next = [ ...list ];
	const [ item ] = next.splice( from, 1 );
	if ( item === undefined || from < first ) {
		return [ ...list ];
	}
	next.splice( Math.max( first, Math.min( next.length, to ) ), 0, item );
	return next;
}

export const newStage = ( label: string, stages: readonly RecruitingStage[] ): RecruitingStage => ( {
	slug: slugFor( label, [
		'draft',
		'pending',
		'private',
		'future',
		'trash',
		'inherit',
		'any',
		'new',
		'expired',
		...stages.map( ( { slug } ) => slug ),
	] ),
	label,
	color: '#50575e',
	mails: false,
	template: '',
} );

export const newTemplate = ( name: string, templates: readonly ReplyTemplate[] ): ReplyTemplate => ( {
	key: slugFor(
		name,
		templates.map( ( { key } ) => key )
	),
	name,
	subject: '',
	content: '',
} );
