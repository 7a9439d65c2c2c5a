/** Counts the variants of a crawl: only one that was visited, and has no fault but known ones, has passed. */
export class Visits {
	#planned;
	#visited = new Set();
	#faults = [];
	#isKnown;

	/** @param {{path: string, variant: string}[]} planned @param {(fault: object) => boolean} isKnown */
	constructor( planned, isKnown = () => false ) {
		this.#planned = planned;
		this.#isKnown = isKnown;
	}

	/** @param {{path: string, variant: string}} visit */
	addVisit( visit ) {
		this.#visited.add( keyOf( visit ) );
	}

	/** @param {{what: string, path: string, variant: string}} fault */
	addFault( fault ) {
		this.#faults.push( fault );
	}

	/** @returns {{what: string, path: string, variant: string}[]} known ones too */
	get faults() {
		return this.#faults;
	}

	/**
	 * @returns {{what: string, path: string, variant: string}[]} faults that are not known, and the variants that were
	 * never visited
	 */
	get failures() {
		const unvisited = this.#planned.filter( ( visit ) => ! this.#visited.has( keyOf( visit ) ) );
		return [
			...this.#faults.filter( ( visit ) => ! this.#isKnown( visit ) ),
			...unvisited.map( ( visit ) => ( { what: 'was never visited', ...visit } ) ),
		];
	}

	get passed() {
		const failed = new Set( this.failures.map( keyOf ) );
		return this.#planned.filter( ( visit ) => ! failed.has( keyOf( visit ) ) ).length;
	}
}

const keyOf = ( { path, variant } ) => `${ path } ${ variant }`;
