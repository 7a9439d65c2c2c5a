/** The banner before any of our scripts has loaded. */
async function page( cookie: string ): Promise< HTMLElement > {
	document.cookie = cookie;
	document.body.innerHTML =
		'<section id="courant-consent" data-revision="2" hidden><button data-consent="refuse">No</button> <button data-consent="choose">Choose</button></section>';
	await begin();
	return document.getElementById( 'courant-consent' ) ?? document.body;
}

async function begin(): Promise< void > {
	jest.resetModules();
	await import( '../../../src/consent/frontend/early.banner-visibility' );
}

const press = ( banner: HTMLElement, button: string ) =>
	banner.querySelector< HTMLElement >( `[data-consent="${ button }"]` )?.click();

test.each( [
	[ 'no choice is stored', 'courant_consent=; max-age=0', true ],
	[ 'a choice of an earlier revision is stored', 'courant_consent=1.statistics', true ],
	[ 'all of it was refused', 'courant_consent=2.', false ],
	[ 'some of it was allowed', 'courant_consent=2.statistics', false ],
] )( 'where %s', async ( _, cookie, isShown ) => {
	expect( ( await page( cookie ) ).hidden ).toBe( ! isShown );
} );

test( 'presses before the script is loaded are replayed, and a choice removes the banner at once', async () => {
	const banner = await page( 'courant_consent=; max-age=0' );
	press( banner, 'choose' );
	expect( [ banner.dataset[ 'pressed' ], banner.hidden ] ).toEqual( [ 'choose', false ] );
	press( banner, 'refuse' );
	expect( [ banner.dataset[ 'pressed' ], banner.hidden ] ).toEqual( [ 'refuse', true ] );
} );

test( 'a page without a banner is unchanged', async () => {
	document.body.innerHTML = '';
	await expect( begin() ).resolves.toBeUndefined();
} );

test( 'where cookies are blocked the banner is shown, and nothing breaks', async () => {
	const forbidden = jest.spyOn( document, 'cookie', 'get' ).mockImplementation( () => {
		throw new DOMException( '', 'SecurityError' );
	} );
	document.body.innerHTML = '<section id="courant-consent" data-revision="2" hidden></section>';
	await begin();
	expect( document.getElementById( 'courant-consent' )?.hidden ).toBe( false );
	forbidden.mockRestore();
} );
