/** The query that a worker sends first when it may be killed, with its process id. */
const WORKER = /^SELECT 'faults worker (\d+)'$/;

const begins = ( sql ) => /^\s*START TRANSACTION/i.test( sql );
const isCommit = ( sql ) => /^\s*COMMIT/i.test( sql );
const ends = ( sql ) => /^\s*(COMMIT|ROLLBACK)\s*$/i.test( sql );

/**
 * Counts transactions and their statements from 0, and decides which statement fails.
 *
 * @typedef {{transaction: number|null, statement: number, worker: number}} ConnectionState
 */
export class FaultPlan {
	#recording = null;
	#fault = null;

	/**
	 * Starts to count.
	 *
	 * @param {object|null} next {kind, transaction, statement, times}, or {kind, transaction, afterCommit}: the
	 * statement after that transaction's COMMIT, from 1; 0 is when the server has acknowledged the COMMIT and the
	 * worker has not read it yet. The statement -1 is a transaction's end
	 * @param {number} stored the transaction whose COMMIT `afterCommit` counts from
	 */
	arm( next, stored = next?.transaction ?? 0 ) {
		this.#recording = Object.assign( [], { all: 0, committed: null, stored } );
		this.#fault = next === null ? null : { ...next, fired: 0 };
	}

	/**
	 * @returns {{transactions: string[][], statements: number, afterCommit: number, fired: number}} what was counted
	 * since arm()
	 */
	disarm() {
		const counted = {
			transactions: [ ...( this.#recording ?? [] ) ],
			statements: this.#recording?.all ?? 0,
			afterCommit: this.#recording?.committed ?? 0,
			fired: this.#fault?.fired ?? 0,
		};
		this.#recording = null;
		this.#fault = null;
		return counted;
	}

	/**
	 * Counts a statement, and returns the kind of the fault that it gets, or null.
	 *
	 * @param {ConnectionState} connection
	 * @param {string} sql
	 */
	faultOf( connection, sql ) {
		if ( WORKER.test( sql ) ) {
			connection.worker = Number( WORKER.exec( sql )[ 1 ] );
			return null;
		}
		const afterCommit = this.#countAfterCommit();
		const position = this.#count( connection, sql );
		if ( position === null ) {
			return this.#fireIf( this.#isAfterCommit( afterCommit ) );
		}
		if ( this.#isStoringCommit( position, sql ) ) {
			this.#recording.committed = 0;
			if ( this.#fault?.afterCommit === 0 ) {
				return `${ this.#fireIf( true ) } after`;
			}
		}
		if ( this.#fault === null || /^\s*ROLLBACK/i.test( sql ) ) {
			return null;
		}
		return this.#fireIf(
			this.#fault.afterCommit === undefined
				? this.#isInTransaction( position, sql )
				: this.#isAfterCommit( afterCommit )
		);
	}

	/** The statement's number after the COMMIT that `afterCommit` counts from; null before that. */
	#countAfterCommit() {
		if ( this.#recording !== null && this.#recording.committed !== null ) {
			this.#recording.committed += 1;
		}
		return this.#recording?.committed ?? null;
	}

	/** @returns {{transaction: number, statement: number}|null} null outside a transaction */
	#count( connection, sql ) {
		if ( begins( sql ) ) {
			connection.transaction = this.#recording === null ? 0 : this.#recording.push( [] ) - 1;
			connection.statement = -1;
		}
		if ( this.#recording !== null ) {
			this.#recording.all += 1;
		}
		if ( connection.transaction === null ) {
			return null;
		}
		connection.statement += 1;
		this.#recording?.[ connection.transaction ]?.push( sql.replace( /\s+/g, ' ' ).slice( 0, 160 ) );
		const { transaction, statement } = connection;
		if ( ends( sql ) ) {
			connection.transaction = null;
		}
		return { transaction, statement };
	}

	#isStoringCommit( { transaction }, sql ) {
		return (
			this.#recording !== null &&
			this.#recording.committed === null &&
			transaction === this.#recording.stored &&
			isCommit( sql )
		);
	}

	#isAfterCommit( afterCommit ) {
		return afterCommit !== null && this.#fault?.afterCommit === afterCommit && this.#fault.fired === 0;
	}

	#isInTransaction( { transaction, statement }, sql ) {
		const fault = this.#fault;
		const isStatement = fault.statement === -1 ? isCommit( sql ) : statement === fault.statement && ! ends( sql );
		// A retry is one transaction more: a fault for each run of one transaction also applies to all later ones.
		const isTransaction =
			fault.times === 1
				? transaction === fault.transaction && fault.fired === 0
				: transaction >= fault.transaction;
		return isStatement && isTransaction;
	}

	#fireIf( isHit ) {
		if ( ! isHit ) {
			return null;
		}
		this.#fault.fired += 1;
		return this.#fault.kind;
	}
}
