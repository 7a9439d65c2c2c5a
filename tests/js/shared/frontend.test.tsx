import { useEffect, useState } from 'react';
import { announce, focusOn } from '../../../src/shared/frontend/a11y';
import { emit } from '../../../src/shared/frontend/events';
import { send } from '../../../src/shared/frontend/http';
import { importModule } from '../../../src/shared/frontend/import-module';
import { renderIsland } from '../../../src/shared/frontend/island';
import { upload } from '../../../src/shared/frontend/upload';
import { fakeFetch, settled } from '../support/requests';
import { FakeUpload } from '../support/uploads';
import { captureEvent, findElement } from '../support/dom';

describe( 'a compatible event', () => {
	afterEach( () => {
		delete window.jQuery;
	} );

	test( 'is a bubbling CustomEvent', () => {
		const listener = captureEvent( 'awsm_test' );
		const form = document.body.appendChild( document.createElement( 'form' ) );
		emit( form, 'awsm_test', { success: [] }, () => [] );
		expect( listener ).toHaveBeenCalledWith( { success: [] }, form );
	} );

	test( "reaches jQuery's handlers once, with their parameters, and native ones once", () => {
		const native = jest.fn();
		const handler = jest.fn();
		// jQuery listens natively and leaves out an event that it has just triggered itself.
		const event: { triggered?: string } = {};
		const jQuery = Object.assign(
			( target: EventTarget ) => ( {
				trigger: ( name: string, parameters: unknown[] ) => void handler( target, name, ...parameters ),
			} ),
			{ event }
		);
		document.addEventListener(
			'awsm_test',
			( event ) => {
				if ( jQuery.event.triggered !== event.type ) {
					handler( 'natively' );
				}
			},
			{ once: true }
		);
		document.addEventListener( 'awsm_test', native, { once: true } );
		Object.assign( window, { jQuery } );
		emit( document, 'awsm_test', 1, ( wrap ) => [ typeof wrap( document ), 2 ] );
		expect( handler.mock.calls ).toEqual( [ [ document, 'awsm_test', 'object', 2 ] ] );
		expect( native ).toHaveBeenCalledTimes( 1 );
		expect( jQuery.event.triggered ).toBeUndefined();
	} );
} );

describe( 'a request', () => {
	test( 'encodes its fields and returns text and headers', async () => {
		const requests = fakeFetch();
		const response = send( 'https://site.test/a', [
			[ 'a[b]', 'C++ & é' ],
			[ 'a[b]', '2' ],
		] );
		expect( [ requests[ 0 ]?.method, requests[ 0 ]?.body ] ).toEqual( [
			'POST',
			'a%5Bb%5D=C%2B%2B+%26+%C3%A9&a%5Bb%5D=2',
		] );
		await requests[ 0 ]?.respond( '<p>', 3 );
		expect( ( await response ).text ).toBe( '<p>' );
		expect( ( await response ).header( 'X-Courant-Total' ) ).toBe( '3' );
	} );

	test( 'rejects on an error status, a timeout and an abort', async () => {
		const requests = fakeFetch();
		const refused = send( 'https://site.test/a', [] );
		void requests[ 0 ]?.fail( 403 );
		await expect( refused ).rejects.toThrow( '403' );
		await expect( send( 'https://site.test/b', [], { timeout: 1 } ) ).rejects.toThrow();
		const abort = new AbortController();
		abort.abort();
		await expect( send( 'https://site.test/c', [], { signal: abort.signal } ) ).rejects.toThrow();
	} );
} );

test( 'an upload that was canceled before it started is not sent', async () => {
	FakeUpload.install();
	const controller = new AbortController();
	controller.abort();
	await expect(
		upload( 'https://site.test/a', new FormData(), { signal: controller.signal, onProgress: () => undefined } )
	).rejects.toThrow();
	expect( FakeUpload.all ).toHaveLength( 0 );
} );

describe( 'a module', () => {
	test( 'that could not be fetched is imported again by another URL', async () => {
		const load = jest.fn( ( url: string ) =>
			url.includes( '#' ) ? Promise.resolve( 'module' ) : Promise.reject( new Error( 'offline' ) )
		);
		await expect( importModule( 'https://site.test/a.js', load ) ).resolves.toBe( 'module' );
		expect( load.mock.calls.map( ( [ url ] ) => url.replace( /\d+$/, '1' ) ) ).toEqual( [
			'https://site.test/a.js',
			'https://site.test/a.js#1',
		] );
	} );

	test( 'that fails twice rejects, and may succeed later', async () => {
		const load = jest.fn( () => Promise.reject( new Error( 'offline' ) ) );
		await expect( importModule( 'https://site.test/a.js', load ) ).rejects.toThrow( 'offline' );
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( "an island's root", () => {
	test( "that crashes after it was ready shows the server's controls again", async () => {
		jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
		const element = document.createElement( 'div' );
		let crash: () => void = () => undefined;
		const Part = () => {
			const [ broken, setBroken ] = useState( false );
			crash = () => setBroken( true );
			if ( broken ) {
				throw new Error( 'broken later' );
			}
			return null;
		};
		await renderIsland( element, <Part /> );
		expect( element.hasAttribute( 'data-failed' ) ).toBe( false );
		crash();
		await settled();
		expect( [ element.dataset[ 'state' ], element.hasAttribute( 'data-failed' ) ] ).toEqual( [ 'failed', true ] );
	} );

	test( "that crashes after it hydrated the server's controls puts them back", async () => {
		jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
		const element = document.createElement( 'div' );
		element.innerHTML = '<button>Next</button>';
		const button = element.firstElementChild;
		let crash: () => void = () => undefined;
		const Part = () => {
			const [ broken, setBroken ] = useState( false );
			crash = () => setBroken( true );
			if ( broken ) {
				throw new Error( 'broken later' );
			}
			return <button>Next</button>;
		};
		await renderIsland( element, <Part />, element, true );
		crash();
		await settled();
		expect( [ ...element.children ] ).toEqual( [ button ] );
	} );

	test( 'is ready when its effects have run', async () => {
		const effect = jest.fn();
		const Part = () => {
			useEffect( effect, [] );
			return null;
		};
		await renderIsland( document.createElement( 'div' ), <Part /> );
		expect( effect ).toHaveBeenCalledTimes( 1 );
	} );

	test( "keeps the server's HTML when it cannot render, and reports it", async () => {
		jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
		const element = document.createElement( 'div' );
		element.innerHTML = '<p>from the server</p>';
		const Broken = () => {
			throw new Error( 'broken' );
		};
		await expect( renderIsland( element, <Broken /> ) ).rejects.toThrow( 'broken' );
		expect( element.dataset[ 'state' ] ).toBe( 'failed' );
		expect( element.innerHTML ).toBe( '<p>from the server</p>' );
	} );
} );

test( 'focus can move to a non-control without changing the tab order', () => {
	document.body.innerHTML = '<p>text</p><button>next</button>';
	const text = findElement( 'p', HTMLElement );
	focusOn( text );
	expect( document.activeElement ).toBe( text );
	findElement( 'button', HTMLElement ).focus();
	expect( text.hasAttribute( 'tabindex' ) ).toBe( false );
} );

test( 'an announcement is in a status region', async () => {
	announce( '2 more openings loaded' );
	announce( '3 more openings loaded' );
	await new Promise( ( resolve ) => setTimeout( resolve, 60 ) );
	expect( document.querySelectorAll( '[role="status"]' ) ).toHaveLength( 1 );
	expect( document.querySelector( '[role="status"]' )?.textContent ).toBe( '3 more openings loaded' );
} );
