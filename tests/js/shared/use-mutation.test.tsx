import { act, renderHook } from '@testing-library/react';
import { useMutation } from '../../../src/shared/admin/use-mutation';

test( 'a second call while the first is being sent is ignored', async () => {
	const { result } = renderHook( () => useMutation( () => undefined ) );
	let response: ( value: string ) => void = () => undefined;
	const send = jest.fn( () => new Promise< string >( ( resolve ) => ( response = resolve ) ) );
	const received = jest.fn();
	let first: Promise< boolean > = Promise.resolve( false );
	let second: Promise< boolean > = Promise.resolve( true );
	act( () => {
		first = result.current.run( send, received );
		second = result.current.run( send, received );
	} );
	expect( result.current.isBusy ).toBe( true );
	await act( async () => {
		response( 'done' );
		expect( await first ).toBe( true );
	} );
	expect( await second ).toBe( false );
	expect( send ).toHaveBeenCalledTimes( 1 );
	expect( received ).toHaveBeenCalledWith( 'done' );
	expect( result.current.isBusy ).toBe( false );
} );

test( 'a failed change is reported and can be sent again', async () => {
	const onError = jest.fn();
	const { result } = renderHook( () => useMutation( onError ) );
	const problem = new Error( 'offline' );
	await act( async () => {
		expect( await result.current.run( () => Promise.reject( problem ), jest.fn() ) ).toBe( false );
	} );
	expect( onError ).toHaveBeenCalledWith( problem );
	const received = jest.fn();
	await act( async () => {
		expect( await result.current.run( () => Promise.resolve( 1 ), received ) ).toBe( true );
	} );
	expect( received ).toHaveBeenCalledWith( 1 );
} );
