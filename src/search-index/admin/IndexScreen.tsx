import { Button, Flex } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { IndexProgress } from '../../shared/config/generated';
import { formatNumber } from '../../shared/admin/format';
import { notices } from '../../shared/admin/notices';
import { useMutation } from '../../shared/admin/use-mutation';
import { __, _n, callRoute, describeReverted, RequestError, sprintf } from '../../shared/admin/wordpress';
import { buildIndex } from './model';
import type { IndexAction } from './model';

const requestStep = ( action: IndexAction ): Promise< IndexProgress > =>
	callRoute( 'POST /courant/v1/index', { data: { do: action } } );

/** @param progress null from the press of a button until the first response, which takes a few seconds */
function statusText( progress: IndexProgress | null ): string {
	if ( progress === null ) {
		return __( 'Building the index…', 'courant-desk' );
	}
	const { state, done, all } = progress;
	return state === 'ready'
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
			);
}

/** Builds the index in steps of some seconds, at once if it is not ready. */
function useBuild( first: IndexProgress ) {
	const [ progress, setProgress ] = useState< IndexProgress | null >( first );
	/** The action that is being run, whose button is busy. */
	const [ running, setRunning ] = useState< IndexAction | null >( null );
	const { isBusy, run } = useMutation();
	const build = ( action: IndexAction ): void => {
		if ( isBusy ) {
			return;
		}
		let stored = progress;
		// After the first step, a repeated request continues instead of starting again.
		let next = action;
		notices.clear();
		setRunning( action );
		setProgress( null );
		void run( {
			send: () =>
				buildIndex( requestStep, next, ( step ) => {
					stored = step;
					next = 'continue';
					setProgress( step );
				} ),
			onError: ( problem, retry ) => {
				setProgress( stored );
				notices.showError(
					problem instanceof RequestError
						? describeReverted( problem )
						: __( 'The request failed. Reload the page and try again.', 'courant-desk' ),
					retry
				);
			},
		} );
	};
	return { progress, running: isBusy ? running : null, isBusy, build };
}

/** Screen Tools > Job search index: rebuilds the index and shows the progress. */
export const IndexScreen = ( { first }: { readonly first: IndexProgress } ): ReactElement => {
	const { progress, running, isBusy, build } = useBuild( first );
	const firstBuild = useRef( first.state === 'ready' ? undefined : build );
	useEffect( () => {
		firstBuild.current?.( 'continue' );
		firstBuild.current = undefined;
	}, [] );
	const button = ( action: IndexAction, label: string ): ReactElement => (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			isBusy={ running === action }
			aria-busy={ running === action }
			aria-disabled={ isBusy }
			onClick={ () => build( action ) }
		>
			{ label }
		</Button>
	);
	return (
		<>
			<p role="status">{ statusText( progress ) }</p>
			{ isBusy ? (
				<p>
					<progress
						max={ Math.max( 1, progress?.all ?? 1 ) }
						value={ progress?.done }
						aria-label={ __( 'Indexed openings', 'courant-desk' ) }
					/>
				</p>
			) : null }
			<Flex justify="flex-start">
				{ button( 'repair', __( 'Check and repair', 'courant-desk' ) ) }
				{ button( 'rebuild', __( 'Rebuild index', 'courant-desk' ) ) }
			</Flex>
		</>
	);
};
