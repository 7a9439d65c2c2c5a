export interface Suggestion {
	id: number;
	title: string;
	url: string;
	details: string;
}

export interface Suggestions {
	/** Number of suggestions, announced; shown if there are none or the search was corrected. Empty without a search. */
	status: string;
	/** The search without typos that found the suggestions; empty if it is the text of the field. */
	corrected: string;
	groups: readonly { kind: string; label: string; items: readonly Suggestion[] }[];
}

/** Returns the index of the option that a key moves to; -1 is the search field itself. */
export function moveActive( key: string, active: number, count: number ): number {
	const step = { ArrowDown: 1, ArrowUp: -1 }[ key ] ?? 0;
	// One more than the options: the field is between the last and the first.
	return ( ( active + 1 + step + count + 1 ) % ( count + 1 ) ) - 1;
}
