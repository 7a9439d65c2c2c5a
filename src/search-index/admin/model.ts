import type { IndexProgress, Routes } from '../../shared/config/generated';

export type IndexAction = Routes[ 'POST /courant/v1/index' ][ 'data' ][ 'do' ];

/** Number of steps without progress after which building stops. */
const MAX_STALLED_STEPS = 5;

/** Requests steps until the index is ready. */
export async function buildIndex(
	requestStep: ( action: IndexAction ) => Promise< IndexProgress >,
	action: IndexAction,
	show: ( progress: IndexProgress ) => void
): Promise< void > {
	let previousDone = -1;
	let stalledSteps = 0;
	for ( let progress = await requestStep( action ); ; progress = await requestStep( 'continue' ) ) {
		show( progress );
		stalledSteps = progress.done === previousDone ? stalledSteps + 1 : 0;
		if ( progress.state === 'ready' ) {
			return;
		}
		if ( stalledSteps >= MAX_STALLED_STEPS ) {
			throw new Error( 'Building the index makes no progress.' );
		}
		previousDone = progress.done;
	}
}
