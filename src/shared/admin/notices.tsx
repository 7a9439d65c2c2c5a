import { dispatch, useSelect } from '@wordpress/data';
import type { CurriedSelectorsOf } from '@wordpress/data/build-types/types';
import { store } from '@wordpress/notices';
import type { ReactElement } from 'react';
import { __ } from './i18n';
import './notices.css';

/** Each screen has its own bundle and shows its own notices. */
const CONTEXT = `courant-desk-${ Math.random().toString( 36 ).slice( 2 ) }`;

interface NoticeAction {
	readonly label: string;
	readonly onClick: () => unknown;
}

type Notice = ReturnType< CurriedSelectorsOf< typeof store >[ 'getNotices' ] >[ number ];

interface Notices {
	readonly showSuccess: ( text: string ) => void;
	/** `retry` is offered as "Try again". */
	readonly showError: ( problem: unknown, retry?: () => unknown ) => void;
	readonly clear: () => void;
}

let count = 0;
/** The element that had the focus when the notice was shown, and gets it back when the notice is closed. */
let previousFocus: Element | null = null;

/** Replaces the notice of this screen. A new id makes screen readers announce the same text again. */
function show( status: 'success' | 'error', text: string, actions: readonly NoticeAction[] = [] ): void {
	previousFocus = document.activeElement;
	notices.clear();
	void dispatch( store ).createNotice( status, text, {
		context: CONTEXT,
		id: `notice-${ ++count }`,
		type: 'snackbar',
		// The live regions below announce it.
		speak: false,
		actions: actions.map( ( action ) => ( { ...action, url: null } ) ),
	} );
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
	clear: () => {
		if ( count > 0 ) {
			void dispatch( store ).removeNotice( `notice-${ count }`, CONTEXT );
		}
	},
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
					if ( onClick !== null ) {
						Reflect.apply( onClick, undefined, [] );
					}
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
 * Shows the notices of this screen, at the bottom of the window. The SnackbarList of `@wordpress/components` is not
 * used: it would add 272 KB (gzip) to screens that otherwise do not load that package. Both live regions exist from the
 * start, so that screen readers announce the first text.
 */
export const ScreenNotices = (): ReactElement => {
	const all = useSelect( ( select ) => select( store ).getNotices( CONTEXT ), [] );
	const notice = all.at( -1 );
	const isProblem = notice?.status === 'error';
	return (
		<div className="courant-notices">
			<div role="status">
				{ notice === undefined || isProblem ? null : (
					<p key={ notice.id } className="courant-notice">
						{ notice.content }
					</p>
				) }
			</div>
			<div role="alert">
				{ notice !== undefined && isProblem ? <ErrorNotice key={ notice.id } notice={ notice } /> : null }
			</div>
		</div>
	);
};
