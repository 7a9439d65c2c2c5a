import { formatNumber } from '../../shared/admin/format';
import { __, _n, callRoute, describeReverted, RequestError, sprintf } from '../../shared/admin/wordpress';
import { isOneOf } from '../../shared/admin/values';
import type { IndexProgress } from '../../shared/config/generated';
import { ACTIONS, buildIndex } from './model';
import type { IndexAction } from './model';

/** Screen Tools > Job search index: rebuilds the index in steps of some seconds and shows the progress. */
const screen = document.getElementById( 'courant-job-index' );
const status = screen?.querySelector< HTMLElement >( '[data-status]' );
const bar = screen?.querySelector( 'progress' );
const buttons = [ ...( screen?.querySelectorAll( 'button' ) ?? [] ) ];

const setBusy = ( isBusy: boolean ): void => {
	buttons.forEach( ( button ) => button.setAttribute( 'aria-disabled', String( isBusy ) ) );
};

const requestStep = ( action: IndexAction ): Promise< IndexProgress > =>
	callRoute( 'POST /courant/v1/index', { data: { do: action } } );

const setStatus = ( text: string ): void => {
	if ( status ) {
		status.textContent = text;
	}
};

const showProgress = ( { state, done, all }: IndexProgress ): void => {
	screen?.setAttribute( 'data-state', state );
	if ( bar ) {
		bar.hidden = state !== 'building';
		bar.max = Math.max( 1, all );
		bar.value = done;
	}
	setStatus(
		state === 'ready'
			? sprintf(
					/* translators: %s: number of openings */
					_n(
						'The index is ready and contains %s opening.',
						'The index is ready and contains %s openings.',
						all,
						'courant-desk'
					),
					formatNumber( all )
				)
			: sprintf(
					/* translators: 1: number of openings, 2: number of all openings */
					__( 'Building the index: %1$s of %2$s openings.', 'courant-desk' ),
					formatNumber( done ),
					formatNumber( all )
				)
	);
};

async function run( action: IndexAction ): Promise< void > {
	setBusy( true );
	// The first step takes a few seconds, so the progress bar is shown at once.
	if ( bar ) {
		bar.hidden = false;
		bar.removeAttribute( 'value' );
	}
	setStatus( __( 'Building the index…', 'courant-desk' ) );
	try {
		await buildIndex( requestStep, action, showProgress );
	} catch ( error ) {
		const problem = describeReverted( error );
		if ( bar ) {
			bar.hidden = true;
		}
		setStatus(
			problem instanceof RequestError
				? problem.message
				: __( 'The request failed. Reload the page and try again.', 'courant-desk' )
		);
	}
	setBusy( false );
}

screen?.querySelector( 'form' )?.addEventListener( 'submit', ( event ) => {
	event.preventDefault();
	const button = event.submitter;
	if (
		button instanceof HTMLButtonElement &&
		button.getAttribute( 'aria-disabled' ) !== 'true' &&
		isOneOf( ACTIONS, button.value )
	) {
		void run( button.value );
	}
} );
if ( screen && screen.dataset[ 'state' ] !== 'ready' ) {
	void run( 'continue' );
}
