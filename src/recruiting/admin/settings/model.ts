import type { RecruitingSettings, RecruitingStage, ReplyTemplate } from '../../../shared/config/generated';

export interface EditorProps {
	readonly settings: RecruitingSettings;
	readonly set: ( changes: Partial< RecruitingSettings > ) => void;
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
