import { mount } from '../../../src/listings/frontend/island.listings';
import { loaded } from '../../../src/listings/frontend/dom';
import * as fixtures from '../support/fixtures';
import { fakeFetch, settled } from '../support/requests';
import type { Pending } from '../support/requests';
import { defined } from '../support/dom';

export const item = ( id: number, title: string ) =>
	`<div class="awsm-job-listing-item awsm-grid-item" id="awsm-grid-item-${ id }"><a href="https://site.test/jobs/${ id }/" class="awsm-job-item"><h2>${ title }</h2></a></div>`;

export let root: HTMLElement;

export let requests: Pending[];

export async function open( fixture: string, url = '/job-openings/?utm=a+b#list', config = fixtures.config ) {
	window.history.replaceState( { kept: true }, '', url );
	loaded.search = window.location.search;
	root = fixtures.page( 'listings', fixture );
	requests = fakeFetch();
	await mount( root, {}, config );
	root.dataset[ 'state' ] = 'ready';
}

/** Typed as an element with every property that these tests read. */
export function find( selector: string ): HTMLInputElement {
	return defined( root.querySelector< HTMLInputElement >( selector ) );
}

export const list = () => find( '.awsm-job-listings' );

export const count = () => find( '.courant-listing-count' );

export const currentUrl = () => window.location.pathname + window.location.search + window.location.hash;

export const last = () => defined( requests.at( -1 ) );

export async function search( text: string ) {
	find( '[name="jq"]' ).value = text;
	find( '.awsm-job-search-btn' ).click();
	await settled();
}

export async function click( selector: string ) {
	find( selector ).click();
	await settled();
}
