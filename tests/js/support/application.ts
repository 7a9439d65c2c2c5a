import { mount } from '../../../src/applications/frontend/island.application';
import * as fixtures from './fixtures';
import { fakeFetch, settled } from './requests';
import type { Pending } from './requests';
import { FakeUpload } from './uploads';

export let root: HTMLElement;
export let tokens: Pending[];

/** Prints the form without mounting it. */
export const show = () => ( root = fixtures.page( 'applications', 'an-opening-that-requires-a-cv' ) );

export async function open( prepare: () => void = () => undefined, config = fixtures.config ) {
	show();
	prepare();
	tokens = fakeFetch();
	FakeUpload.install();
	await mount( root, {}, config );
	root.dataset[ 'state' ] = 'ready';
}

export function find( selector: string ): HTMLInputElement {
	return root.querySelector( selector ) as unknown as HTMLInputElement;
}

export const form = () => find( 'form' ) as unknown as HTMLFormElement;
export const button = () => find( '#awsm-application-submit-btn' );
export const area = () => find( '.awsm-application-message' );
export const shownMessages = () => [ ...area().querySelectorAll( 'p' ) ].map( ( line ) => line.textContent );
export const summary = () => find( '.courant-form-summary' ) as HTMLElement | null;
export const upload = () => FakeUpload.all[ FakeUpload.all.length - 1 ] as unknown as FakeUpload;

export function file( name: string, size: number ) {
	const cv = new File( [ new Uint8Array( size ) ], name, { type: 'application/pdf', lastModified: 1 } );
	const files = Object.assign( [ cv ], { item: () => cv } );
	Object.defineProperty( find( '[type="file"]' ), 'files', { configurable: true, value: files } );
}

export function fillIn() {
	find( '#awsm-applicant-name' ).value = 'Ada';
	find( '#awsm-applicant-email' ).value = 'ada@site.test';
	find( '#awsm-cover-letter' ).value = 'Dear all';
	find( '#awsm_form_privacy_policy' ).checked = true;
	file( 'cv.pdf', 900 );
}

export async function submit() {
	form().dispatchEvent( new Event( 'submit', { bubbles: true, cancelable: true } ) );
	await settled();
}

export function captureEvent( name: string ) {
	const listener = jest.fn();
	document.addEventListener(
		name,
		( event ) => void listener( ( event as CustomEvent< unknown > ).detail, event.target ),
		{ once: true }
	);
	return listener;
}
