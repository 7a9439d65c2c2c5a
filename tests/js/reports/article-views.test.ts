const sent: [ string, string ][] = [];

async function open( prerendering = false ): Promise< void > {
	sent.length = 0;
	Object.assign( document, { prerendering } );
	Object.assign( navigator, {
		sendBeacon: ( url: string, body: URLSearchParams ) => sent.push( [ url, String( body ) ] ),
	} );
	const script = document.createElement( 'script' );
	Object.assign( script.dataset, { url: 'https://site.test/ajax', article: '42' } );
	Object.defineProperty( document, 'currentScript', { value: script, configurable: true } );
	await jest.isolateModulesAsync( async () => {
		await import( '../../../src/reports/frontend/early.article-views' );
	} );
}

test( 'a view of an article is one request after the page has loaded', async () => {
	await open();
	expect( sent ).toEqual( [] );
	window.dispatchEvent( new Event( 'load' ) );
	expect( sent ).toEqual( [ [ 'https://site.test/ajax', 'action=courant_article_view&article=42' ] ] );
} );

test( 'a prerendered article is counted when it is shown', async () => {
	await open( true );
	window.dispatchEvent( new Event( 'load' ) );
	const before = sent.length;
	document.dispatchEvent( new Event( 'prerenderingchange' ) );
	document.dispatchEvent( new Event( 'prerenderingchange' ) );
	expect( sent.length - before ).toBe( 1 );
} );
