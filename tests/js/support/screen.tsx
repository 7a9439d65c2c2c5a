import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
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
