import { keepResults } from '../../../src/applications/frontend/results-link';

const LIST = 'https://site.test/jobs/';

test.each( [
	[ `${ LIST }?jq=editor&job__location_spec=berlin`, `${ LIST }?jq=editor&job__location_spec=berlin` ],
	[ `${ LIST }other-opening/?jq=editor`, LIST ],
	[ 'https://elsewhere.test/jobs/?jq=editor', LIST ],
	[ '', LIST ],
] )( 'a visitor from "%s" goes back to %s', ( referrer, target ) => {
	Object.defineProperty( document, 'referrer', { value: referrer, configurable: true } );
	document.body.innerHTML = `<a class="courant-opening-list" href="${ LIST }">Back to results</a>`;
	keepResults();
	expect( document.querySelector( 'a' )?.href ).toBe( target );
} );

test( 'a page without the link is not changed', () => {
	document.body.innerHTML = '<p>Text</p>';
	keepResults();
	expect( document.body.innerHTML ).toBe( '<p>Text</p>' );
} );
