import { mount } from '../../../src/applications/frontend/island.application';
import { defined, findElement } from './dom';
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
	return defined( root.querySelector< HTMLInputElement >( selector ) );
}

export const form = () => findElement( 'form', HTMLFormElement, root );
export const button = () => find( '#awsm-application-submit-btn' );
export const area = () => find( '.awsm-application-message' );
export const shownMessages = () => [ ...area().querySelectorAll( 'p' ) ].map( ( line ) => line.textContent );
export const summary = () => root.querySelector< HTMLElement >( '.courant-form-summary' );
export const upload = () => defined( FakeUpload.all.at( -1 ) );

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
