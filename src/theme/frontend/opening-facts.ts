import { parsePrinted } from '../../shared/config/parse-printed';
import { send } from '../../shared/frontend/http';

interface Facts {
	isClosed: boolean;
	/** Place, pay and deadline. */
	facts: string[];
}

/** By the ID of the opening. Openings that visitors cannot find in lists are missing. */
export type OpeningFacts = Map< number, Facts >;

/**
 * Fetches the current facts of openings.
 *
 * @param ids separated by commas
 */
export async function fetchOpeningFacts( url: string, ids: string, signal: AbortSignal ): Promise< OpeningFacts > {
	const { text } = await send( url, [ [ 'include', ids ] ], { method: 'GET', signal } );
	const { items } = parsePrinted< { items: ( Facts & { id: number } )[] } >( text );
	return new Map( items.map( ( { id, ...facts } ) => [ id, facts ] ) );
}
