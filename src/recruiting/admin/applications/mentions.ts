import type { ApplicationDetail } from '../../../shared/config/generated';

export type Person = ApplicationDetail[ 'people' ][ number ];

const MAX_SUGGESTIONS = 6;

/** Returns the text between an @ and the caret; undefined if it cannot be a mention. */
export function typedMention( text: string, caret: number ): string | undefined {
	return /(?:^|[\s(])@([\p{L}\p{N}_-]{0,40})$/u.exec( text.slice( 0, caret ) )?.[ 1 ];
}

/** Returns the people whose name or mention matches what was typed. */
export function suggestPeople( people: readonly Person[], typed: string ): readonly Person[] {
	const term = typed.toLocaleLowerCase();
	return people
		.filter(
			( { name, mention } ) =>
				mention.toLocaleLowerCase().startsWith( term ) ||
				name
					.toLocaleLowerCase()
					.split( /\s+/ )
					.some( ( part ) => part.startsWith( term ) )
		)
		.slice( 0, MAX_SUGGESTIONS );
}

/** Completes the mention at the caret. Returns the text and the position of the caret. */
export function completeMention( text: string, caret: number, person: Person ): { text: string; caret: number } {
	const typed = typedMention( text, caret ) ?? '';
	const before = `${ text.slice( 0, caret - typed.length ) }${ person.mention } `;
	return { text: before + text.slice( caret ).replace( /^ /, '' ), caret: before.length };
}

/** Splits a note into plain text and mentions of people. */
export function splitMentions(
	text: string,
	people: readonly Person[]
): readonly { readonly text: string; readonly person?: Person }[] {
	const byMention = new Map( people.map( ( person ) => [ person.mention.toLowerCase(), person ] ) );
	return text.split( /((?<![\p{L}\p{N}._%+/@-])@[\p{L}\p{N}_-]+)/u ).map( ( part ) => {
		const person = part.startsWith( '@' ) ? byMention.get( part.slice( 1 ).toLowerCase() ) : undefined;
		return person === undefined ? { text: part } : { text: part, person };
	} );
}
