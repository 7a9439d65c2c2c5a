import { act, renderHook } from '@testing-library/react';
import { useDraft } from '../../../src/shared/admin/drafts';
import { useUnsavedChanges } from '../../../src/shared/admin/unsaved';

/** Returns whether the browser shows a confirmation before it leaves the page. */
const isGuarded = (): boolean => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );

test( 'the page is guarded until the changes of all forms are saved', () => {
	const first = renderHook( ( { is }: { is: boolean } ) => useUnsavedChanges( is ), { initialProps: { is: true } } );
	const second = renderHook( ( { is }: { is: boolean } ) => useUnsavedChanges( is ), { initialProps: { is: true } } );
	expect( isGuarded() ).toBe( true );
	first.rerender( { is: false } );
	expect( isGuarded() ).toBe( true );
	second.unmount();
	expect( isGuarded() ).toBe( false );
} );

test( 'a draft is kept when its form is left, and guards the page until it is deleted', () => {
	const { result, unmount } = renderHook( () => useDraft( 'note-7' ) );
	act( () => result.current[ 1 ]( 'Typed' ) );
	unmount();
	expect( isGuarded() ).toBe( true );
	const again = renderHook( () => useDraft( 'note-7' ) ).result;
	expect( again.current[ 0 ] ).toBe( 'Typed' );
	act( () => again.current[ 1 ]( '' ) );
	expect( isGuarded() ).toBe( false );
} );

test( 'a page without unsaved changes has no listener, so that the browser can keep it in memory for Back', () => {
	const count = ( calls: readonly unknown[][] ) => calls.filter( ( [ type ] ) => type === 'beforeunload' ).length;
	const added = jest.spyOn( window, 'addEventListener' );
	const removed = jest.spyOn( window, 'removeEventListener' );
	const { rerender } = renderHook( ( { is }: { is: boolean } ) => useUnsavedChanges( is ), {
		initialProps: { is: false },
	} );
	expect( count( added.mock.calls ) ).toBe( 0 );
	rerender( { is: true } );
	expect( count( added.mock.calls ) ).toBe( 1 );
	const before = count( removed.mock.calls );
	rerender( { is: false } );
	expect( count( removed.mock.calls ) ).toBeGreaterThan( before );
	expect( count( added.mock.calls ) ).toBe( 1 );
} );
