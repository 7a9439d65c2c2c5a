import { Button } from '@wordpress/components';
import { createPortal, useState, useSyncExternalStore } from '@wordpress/element';
import { closeSmall } from '@wordpress/icons';
import type { ReactElement } from 'react';
import { __ } from './i18n';
import { addNotice, getNotices, removeNotice, subscribe } from './notices-store';
import type { Notice, NoticeAction } from './packages/notices';
import './notices.css';

interface Notices {
	/** `undo` is offered as "Undo". */
	readonly showSuccess: ( text: string, undo?: () => unknown ) => void;
	/** `retry` is offered as "Try again". */
	readonly showError: ( problem: unknown, retry?: () => unknown ) => void;
	readonly clear: () => void;
}

declare global {
	interface Window {
		/** The bundle that shows the notices of other plugins. */
		courantNotices?: string;
	}
}

const PREFIX = 'courant-notice-';
/** A page may have several screens, such as the settings and a preview. Each has its own bundle and its own notices. */
const OWN_PREFIX = `${ PREFIX }${ Math.random().toString( 36 ).slice( 2 ) }-`;
const isOwn = ( { id }: Notice ): boolean => id.startsWith( OWN_PREFIX );
const isOther = ( { id }: Notice ): boolean => ! id.startsWith( PREFIX );
const isProblem = ( { status }: Notice ): boolean => status === 'error';

/** The element in a bar of buttons that contains the notices, if the screen has such a bar. */
let position: Element | null = null;
const positionListeners = new Set< () => void >();

export function setNoticesPosition( element: Element | null ): void {
	position = element;
	positionListeners.forEach( ( listener ) => listener() );
}

function subscribeToPosition( listener: () => void ): () => void {
	positionListeners.add( listener );
	return () => positionListeners.delete( listener );
}

let count = 0;
/** The element that had the focus when the notice was shown, and gets it back when the notice is closed. */
let previousFocus: Element | null = null;

const clear = (): void =>
	getNotices()
		.filter( isOwn )
		.forEach( ( { id } ) => removeNotice( id ) );

/** Replaces the notice of this screen. A new id makes screen readers announce the same text again. */
function show( status: 'success' | 'error', text: string, actions: readonly NoticeAction[] = [] ): void {
	previousFocus = document.activeElement;
	clear();
	addNotice( {
		id: `${ OWN_PREFIX }${ ++count }`,
		status,
		content: text,
		type: 'snackbar',
		explicitDismiss: status === 'error',
		actions,
	} );
}

/**
 * Shows the result of a change, one at a time. A success that cannot be undone disappears after some seconds; other
 * notices stay until they are closed or replaced.
 */
export const notices: Notices = {
	showSuccess: ( text, undo ) =>
		show( 'success', text, undo === undefined ? [] : [ { label: __( 'Undo', 'courant-desk' ), onClick: undo } ] ),
	showError: ( problem, retry ) =>
		show(
			'error',
			problem instanceof Error ? problem.message : String( problem ),
			retry === undefined ? [] : [ { label: __( 'Try again', 'courant-desk' ), onClick: retry } ]
		),
	clear,
};

function close( notice: Notice ): void {
	removeNotice( notice.id );
	notice.onDismiss?.();
	if ( isOwn( notice ) && previousFocus instanceof HTMLElement && previousFocus.isConnected ) {
		previousFocus.focus();
	}
}

const Action = ( { notice, action }: { readonly notice: Notice; readonly action: NoticeAction } ): ReactElement =>
	action.url !== undefined && action.onClick === undefined ? (
		<Button className="courant-notice__action" variant="tertiary" href={ action.url }>
			{ action.label }
		</Button>
	) : (
		<Button
			className="courant-notice__action"
			variant="tertiary"
			onClick={ () => {
				close( notice );
				action.onClick?.();
			} }
		>
			{ action.label }
		</Button>
	);

/** A notice that stays until it is closed. */
const LastingNotice = ( { notice }: { readonly notice: Notice } ): ReactElement => (
	<p className="courant-notice" data-lasting="true" data-problem={ isProblem( notice ) }>
		<span>{ notice.content }</span>
		{ notice.actions?.map( ( action ) => (
			<Action key={ action.label } notice={ notice } action={ action } />
		) ) }
		{ notice.isDismissible === false ? null : (
			<Button
				className="courant-notice__close"
				size="small"
				icon={ closeSmall }
				label={ __( 'Close', 'courant-desk' ) }
				onClick={ () => close( notice ) }
			/>
		) }
	</p>
);

const FadingNotice = ( { notice }: { readonly notice: Notice } ): ReactElement => (
	<p className="courant-notice" onAnimationEnd={ () => removeNotice( notice.id ) }>
		{ notice.content }
	</p>
);

/** A text that the user cannot act on disappears, as in the editor. */
const isFading = ( { status, type, explicitDismiss, actions = [] }: Notice ): boolean =>
	type === 'snackbar' && explicitDismiss !== true && actions.length === 0 && status !== 'error';

const AnyNotice = ( { notice }: { readonly notice: Notice } ): ReactElement =>
	isFading( notice ) ? <FadingNotice notice={ notice } /> : <LastingNotice notice={ notice } />;

/** Number of notices of other plugins that are shown at the same time. */
const MAX_OTHERS = 3;

/** Notices that other plugins have added to the store. It has announced them to screen readers. */
const OtherNotices = ( { list }: { readonly list: readonly Notice[] } ): ReactElement => (
	<div>
		{ list.slice( -MAX_OTHERS ).map( ( notice ) => (
			<AnyNotice key={ notice.id } notice={ notice } />
		) ) }
	</div>
);

/**
 * Shows the notices of the store `core/notices` in the SaveBar of the screen, or else at the bottom of the window. The
 * SnackbarList of `@wordpress/components` is not used (docs/decisions/0025-one-foundation-for-wp-admin-screens.md). Both live regions exist from the start, so that screen readers announce the first text.
 */
export const ScreenNotices = (): ReactElement => {
	const all = useSyncExternalStore( subscribe, getNotices );
	const bar = useSyncExternalStore( subscribeToPosition, () => position );
	const notice = all.filter( isOwn ).at( -1 );
	const [ showsOthers ] = useState( () => ( window.courantNotices ??= OWN_PREFIX ) === OWN_PREFIX );
	const others = showsOthers ? all.filter( isOther ) : [];
	const content = (
		<div className="courant-notices">
			{ others.length > 0 ? <OtherNotices list={ others } /> : null }
			<div role="status">
				{ notice === undefined || isProblem( notice ) ? null : (
					<AnyNotice key={ notice.id } notice={ notice } />
				) }
			</div>
			<div role="alert">
				{ notice !== undefined && isProblem( notice ) ? (
					<LastingNotice key={ notice.id } notice={ notice } />
				) : null }
			</div>
		</div>
	);
	return bar === null ? content : <>{ createPortal( content, bar ) }</>;
};
