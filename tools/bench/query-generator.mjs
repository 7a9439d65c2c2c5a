/** Words with symbols, from other scripts, short prefixes, and names of the seeded terms. */
const UNUSUAL_TERMS = [
	'c++',
	'node.js',
	'.net',
	'京',
	'都',
	'東京',
	'東京 大阪',
	'журнал',
	'ref1',
	'ref12',
	're',
	'te',
	'st',
	'a',
	'e',
	'x1',
	'%',
	'_',
	'\\',
	"'",
	'“',
	'”',
	'«',
	'-',
	'|',
	'bench',
	'job',
	'category',
	'location',
	'type',
	'1',
	'12',
];

/** Returns a function with random numbers; the same seed creates the same sequence. */
function randomFrom( seed ) {
	let state = seed >>> 0;
	return () => {
		state = ( state * 1664525 + 1013904223 ) >>> 0;
		return state / 4294967296;
	};
}

/** Creates random search queries, and changes them at random. */
export class QueryGenerator {
	#random;
	#words;

	/** @param {{seed: number, words: string[]}} options */
	constructor( { seed, words } ) {
		this.#random = randomFrom( seed );
		this.#words = words;
	}

	create() {
		return { terms: Array.from( { length: 1 + this.#below( 6 ) }, () => this.#term() ), sort: '', salary: false };
	}

	change( query ) {
		const next = structuredClone( query );
		const index = this.#below( next.terms.length );
		const kind = this.#random();
		if ( kind < 0.6 ) {
			this.#changeTerms( next.terms, index, kind );
		} else if ( kind < 0.7 ) {
			next.terms[ index ].words = [ ...next.terms[ index ].words, ...next.terms[ index ].words ];
		} else if ( kind < 0.8 ) {
			next.sort = next.sort ? '' : this.#pick( [ 'relevance', 'title', 'closing', 'oldest' ] );
		} else if ( kind < 0.85 ) {
			next.salary = ! next.salary;
		} else {
			next.terms[ index ].words[ this.#below( next.terms[ index ].words.length ) ] = this.#word();
		}
		return next;
	}

	#changeTerms( terms, index, kind ) {
		if ( kind < 0.2 ) {
			terms.splice( index, 0, this.#term() );
		} else if ( kind < 0.35 ) {
			terms.splice( index, 1, this.#term() );
		} else if ( kind < 0.45 && terms.length > 1 ) {
			terms.splice( index, 1 );
		} else {
			terms[ index ].quoted = ! terms[ index ].quoted;
		}
	}

	#term() {
		return {
			words: Array.from( { length: 1 + this.#below( 6 ) }, () => this.#word() ),
			quoted: this.#random() < 0.6,
			open: this.#random() < 0.15,
		};
	}

	#word() {
		const word = this.#random() < 0.75 ? this.#pick( this.#words ) : this.#pick( UNUSUAL_TERMS );
		return this.#random() < 0.1 ? word.slice( 0, 1 + this.#below( 3 ) ) : word;
	}

	#pick( list ) {
		return list[ this.#below( list.length ) ];
	}

	#below( max ) {
		return Math.floor( this.#random() * max );
	}
}
