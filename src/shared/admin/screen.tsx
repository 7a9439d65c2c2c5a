import type { ReactElement, ReactNode } from 'react';
import { Boundary } from './error-boundary';
import type { ScreenOptions } from './error-boundary';
import { ConflictDialog } from './conflict-dialog';
import { restoreFocusAfterRemoval } from './focus';
import { ScreenNotices } from './notices';
import { createRoot } from './root';
import { ErrorNotice } from './skeleton';
import { __ } from './i18n';
import './controls.css';

const CrashNotice = ( {
	server,
	onRetry,
}: {
	readonly server: readonly Node[];
	readonly onRetry: () => void;
} ): ReactElement => (
	<>
		<ErrorNotice onRetry={ onRetry }>
			<p>
				<strong>{ __( 'This screen stopped because of an error.', 'courant-desk' ) }</strong>
			</p>
			<p>{ __( 'Try again. If the error occurs again, reload the page.', 'courant-desk' ) }</p>
		</ErrorNotice>
		<div ref={ ( container ) => container?.replaceChildren( ...server ) } />
	</>
);

/** Notices about loading, or about missing JavaScript. */
const CONTAINER_STYLE = '.courant-screen__wait, .hide-if-js, .hide-if-no-js';

/**
 * Renders a screen of wp-admin in place of the server's markup. If rendering fails, initially or later, a message with
 * a retry button is shown together with the server's markup. Notices and the dialog about a conflict are part of every
 * screen.
 */
export function renderScreen( root: Element, screen: ReactNode, options: ScreenOptions = {} ): void {
	const server = [ ...root.children ].filter( ( child ) => ! child.matches( CONTAINER_STYLE ) );
	root.classList.add( 'courant-admin' );
	restoreFocusAfterRemoval( root );
	createRoot( root ).render(
		<Boundary { ...options } fallback={ ( retry ) => <CrashNotice server={ server } onRetry={ retry } /> }>
			<ScreenNotices />
			{ screen }
			<ConflictDialog />
		</Boundary>
	);
}
