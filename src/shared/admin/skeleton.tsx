import { Button, Notice } from '@wordpress/components';
import type { ReactElement, ReactNode } from 'react';
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

interface ErrorNoticeProps {
	readonly onRetry: () => void;
	readonly children: ReactNode;
}

/** An error in the content of a screen, with a button that tries again. */
export const ErrorNotice = ( { onRetry, children }: ErrorNoticeProps ): ReactElement => (
	<div className="courant-error-notice" role="alert">
		{ /* The live region announces it. */ }
		<Notice status="error" isDismissible={ false } spokenMessage="">
			{ children }
			<Button __next40pxDefaultSize variant="secondary" onClick={ onRetry }>
				{ __( 'Try again', 'courant-desk' ) }
			</Button>
		</Notice>
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
	<ErrorNotice onRetry={ retry }>
		<p>{ problem instanceof Error ? problem.message : String( problem ) }</p>
	</ErrorNotice>
);
