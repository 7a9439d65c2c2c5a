import type { ReactElement } from 'react';
import { __ } from './i18n';
import './skeleton.css';

/** Gray lines in place of content that is being loaded. */
export const Skeleton = ( { lines = 5 }: { readonly lines?: number } ): ReactElement => (
	<div className="courant-skeleton" role="status">
		<span className="screen-reader-text">{ __( 'Loading…', 'courant-desk' ) }</span>
		{ Array.from( { length: lines }, ( _, line ) => (
			<span key={ line } className="courant-skeleton__line" aria-hidden="true" />
		) ) }
	</div>
);

/** In place of content that could not be loaded. */
export const LoadError = ( {
	problem,
	retry,
}: {
	readonly problem: unknown;
	readonly retry: () => void;
} ): ReactElement => (
	<div className="notice notice-error inline" role="alert">
		<p>{ problem instanceof Error ? problem.message : String( problem ) }</p>
		<p>
			<button type="button" className="button" onClick={ retry }>
				{ __( 'Try again', 'courant-desk' ) }
			</button>
		</p>
	</div>
);
