import { createPortal, useSyncExternalStore } from '@wordpress/element';
import type { ReactElement } from 'react';
import { __ } from './i18n';
import './notices.css';

interface NoticeAction {
	readonly label: string;
	readonly onClick: () => unknown;
}

interface Notice {
	readonly id: string;
	readonly status: 'success' | 'error';
	readonly content: string;
	readonly actions: readonly NoticeAction[];
}

interface Notices {
	readonly showSuccess: ( text: string ) => void;
	/** `retry` is offered as "Try again". */
	readonly showError: ( problem: unknown, retry?: () => unknown ) => void;
	readonly clear: () => void;
}

/** The notice of this screen. Each screen has its own bundle and shows its own notices. */
let current: Notice | undefined;
const listeners = new Set< () => void >();
/** The element in a bar of buttons that contains the notices, if the screen has such a bar. */
let position: Element | null = null;

function set( notice: Notice | undefined ): void {
	current = notice;
	listeners.forEach( ( listener ) => listener() );
}

export function setNoticesPosition( element: Element | null ): void {
	position = element;
	listeners.forEach( ( listener ) => listener() );
}

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

let count = 0;
/** The element that had the focus when the notice was shown, and gets it back when the notice is closed. */
let previousFocus: Element | null = null;

/** Replaces the notice of this screen. A new id makes screen readers announce the same text again. */
function show( status: 'success' | 'error', text: string, actions: readonly NoticeAction[] = [] ): void {
	previousFocus = document.activeElement;
	set( { id: `notice-${ ++count }`, status, content: text, actions } );
}

/** Shows the result of a change, one at a time. A success disappears after some seconds, an error stays. */
export const notices: Notices = {
	showSuccess: ( text ) => show( 'success', text ),
	showError: ( problem, retry ) =>
		show(
			'error',
			problem instanceof Error ? problem.message : String( problem ),
			retry === undefined ? [] : [ { label: __( 'Try again', 'courant-desk' ), onClick: retry } ]
		),
	clear: () => set( undefined ),
};

function close(): void {
	const target = previousFocus;
	notices.clear();
	if ( target instanceof HTMLElement && target.isConnected ) {
		target.focus();
	}
}

const ErrorNotice = ( { notice }: { readonly notice: Notice } ): ReactElement => (
	<p className="courant-notice" data-problem="true">
		<span>{ notice.content }</span>
		{ notice.actions.map( ( { label, onClick } ) => (
			<button
				key={ label }
				type="button"
				onClick={ () => {
					close();
					onClick();
				} }
			>
				{ label }
			</button>
		) ) }
		<button type="button" onClick={ close }>
			{ __( 'Close', 'courant-desk' ) }
		</button>
	</p>
);

/**
 * Shows the notices of this screen, in its SaveBar, or else at the bottom of the window. Neither the store of
 * `@wordpress/notices` nor the SnackbarList of `@wordpress/components` is used: both load the latter, 272 KB (gzip), on
 * screens that otherwise do not need it. Both live regions exist from the start, so that screen readers announce the
 * first text.
 */
export const ScreenNotices = (): ReactElement => {
	const notice = useSyncExternalStore( subscribe, () => current );
	const bar = useSyncExternalStore( subscribe, () => position );
	const isProblem = notice?.status === 'error';
	const content = (
		<div className="courant-notices">
			<div role="status">
				{ notice === undefined || isProblem ? null : (
					<p key={ notice.id } className="courant-notice" onAnimationEnd={ notices.clear }>
						{ notice.content }
					</p>
				) }
			</div>
			<div role="alert">
				{ notice !== undefined && isProblem ? <ErrorNotice key={ notice.id } notice={ notice } /> : null }
			</div>
		</div>
	);
	return bar === null ? content : <>{ createPortal( content, bar ) }</>;
};
