import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Boundary } from '../../../src/shared/admin/error-boundary';
import { ConflictDialog } from '../../../src/shared/admin/conflict-dialog';
import { ScreenNotices, notices } from '../../../src/shared/admin/notices';
import { settled } from './requests';
import { calls } from './wordpress';
import type { PendingCall } from './wordpress';

/** Renders a screen with its notices and the dialog about a conflict, as `renderScreen()` does. */
export function renderWithNotices( content: ReactElement ) {
	notices.clear();
	return render(
		<>
			<ScreenNotices />
			{ content }
			<ConflictDialog />
		</>
	);
}

const end = ( action: () => void ): Promise< void > =>
	act( async () => {
		action();
		await settled();
	} );

export const respondTo = ( call: PendingCall | undefined, body: unknown ): Promise< void > =>
	end( () => call?.respond( body ) );
export const failWith = ( call: PendingCall | undefined, code: string, status?: number ): Promise< void > =>
	end( () => call?.fail( { code, message: `Reason: ${ code }`, data: { status } } ) );

export const click = ( name: string ): Promise< void > =>
	end( () => {
		fireEvent.click( screen.getByRole( 'button', { name } ) );
	} );

export const confirmOverwrite = (): Promise< void > =>
	end( () => {
		fireEvent.submit( screen.getByRole( 'dialog' ).querySelector( 'form' ) ?? document );
	} );

/** Requests that write. */
export const writes = (): PendingCall[] => calls.filter( ( { options } ) => ( options.method ?? 'GET' ) !== 'GET' );

/** Returns whether the browser shows a confirmation before it leaves the page. */
export const isGuarded = (): boolean => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );

/** Entries of the history, each of which Back returns to. */
let entries = window.history.length;
beforeEach( () => {
	entries = window.history.length;
} );

/** Returns whether Back leaves the page without a confirmation: the screen added no entries to the history. */
export const backLeaves = (): boolean => window.history.length === entries && ! isGuarded();

/**
 * Renders a part of a screen within its error boundary.
 * @return crashes the screen, and renders it again
 */
export function renderInBoundary( content: ReactElement ): () => void {
	jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
	let crash: () => void = () => undefined;
	const Crash = () => {
		const [ isBroken, setBroken ] = useState( false );
		crash = () => setBroken( true );
		if ( isBroken ) {
			throw new Error( 'crash' );
		}
		return null;
	};
	render(
		<Boundary fallback={ ( retry ) => <button onClick={ retry }>Render again</button> }>
			{ content }
			<Crash />
		</Boundary>
	);
	return () => {
		act( () => crash() );
		fireEvent.click( screen.getByRole( 'button', { name: 'Render again' } ) );
	};
}
