import { createContext, useCallback, useContext, useMemo, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { __ } from '../../../shared/admin/wordpress';

export interface Notices {
	readonly showSuccess: ( text: string ) => void;
	readonly showError: ( problem: unknown ) => void;
}

interface Notice {
	readonly text: string;
	readonly isProblem: boolean;
	readonly count: number;
}

const Context = createContext< Notices >( { showSuccess: () => undefined, showError: () => undefined } );

export const useNotices = (): Notices => useContext( Context );

/** Shows and announces one message at a time; an error stays until it is closed. */
export const NoticesProvider = ( { children }: { readonly children: ReactNode } ): ReactElement => {
	const [ notice, setNotice ] = useState< Notice >( { text: '', isProblem: false, count: 0 } );
	/** The element that had focus when an error was shown, and gets it back on close. */
	const previousFocus = useRef< Element | null >( null );
	const show = useCallback( ( text: string, isProblem: boolean ): void => {
		previousFocus.current = document.activeElement;
		setNotice( ( previous ) => ( { text, isProblem, count: previous.count + 1 } ) );
	}, [] );
	const close = (): void => {
		const { current } = previousFocus;
		show( '', false );
		if ( current instanceof HTMLElement && current.isConnected ) {
			current.focus();
		}
	};
	const notices = useMemo< Notices >(
		() => ( {
			showSuccess: ( text ) => show( text, false ),
			showError: ( problem ) => show( problem instanceof Error ? problem.message : String( problem ), true ),
		} ),
		[ show ]
	);
	return (
		<Context.Provider value={ notices }>
			<div className="courant-notices">
				<div role="status">
					{ notice.isProblem || notice.text === '' ? null : (
						<p key={ notice.count } className="courant-notice">
							{ notice.text }
						</p>
					) }
				</div>
				<div role="alert">
					{ notice.isProblem && notice.text !== '' ? (
						<p key={ notice.count } className="courant-notice" data-problem="true">
							<span>{ notice.text }</span>
							<button type="button" className="courant-link" onClick={ close }>
								{ __( 'Close', 'courant-desk' ) }
							</button>
						</p>
					) : null }
				</div>
			</div>
			{ children }
		</Context.Provider>
	);
};
