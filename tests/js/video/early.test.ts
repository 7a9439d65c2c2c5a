async function read( html: string ) {
	document.body.innerHTML = html;
	const warn = jest.spyOn( console, 'warn' ).mockImplementation( () => undefined );
	const info = jest.spyOn( console, 'info' ).mockImplementation( () => undefined );
	await jest.isolateModulesAsync( async () => {
		await import( '../../../src/video/frontend/early' );
	} );
	return {
		warned: warn.mock.calls,
		logged: info.mock.calls,
		islands: document.querySelectorAll( '[data-island]' ).length,
	};
}

const NONE = 'No video found on this page, modal will not show.';

test.each( [
	[ '', NONE ],
	[ `<div data-video-settings='{}'></div>`, NONE ],
	[ `<div data-video-settings='null'></div>`, NONE ],
	[ `<div data-video-settings='{"youtube_url":""}'></div>`, NONE ],
	[ `<div data-video-settings='{"youtube_url":["https://youtu.be/dQw4w9WgXcQ"]}'></div>`, NONE ],
	[ `<div data-video-settings='{"youtube_url":"https://vimeo.com/76979871"}'></div>`, NONE ],
] )( 'no video: %s', async ( html, message ) => {
	expect( await read( html ) ).toEqual( { warned: [], logged: [ [ message ] ], islands: 0 } );
} );

test.each( [ `<div data-video-settings='{"youtube_url"'></div>`, '<div data-video-settings></div>' ] )(
	'settings that cannot be read: %s',
	async ( html ) => {
		expect( await read( html ) ).toEqual( {
			warned: [ [ 'Error parsing video settings' ] ],
			logged: [],
			islands: 0,
		} );
	}
);

test( 'elements that are inserted later become islands, once each, and those without a video do not', async () => {
	await read( `<div data-video-settings='{"youtube_url":"youtu.be/dQw4w9WgXcQ"}'></div>` );
	document.body.insertAdjacentHTML(
		'beforeend',
		`<div id="second" data-video-settings='{"youtube_url":"youtu.be/aqz-KE-bpKQ"}'></div><div id="third" data-video-settings='{}'></div>`
	);
	document.dispatchEvent( new Event( 'courant:inserted' ) );
	document.dispatchEvent( new Event( 'courant:inserted' ) );
	const data = ( id: string ) => document.getElementById( id )?.dataset;
	expect( data( 'second' ) ).toMatchObject( { island: 'video', found: 'courant:inserted' } );
	expect( data( 'third' )?.[ 'island' ] ).toBeUndefined();
	expect( document.querySelector< HTMLElement >( '[data-video-settings]' )?.dataset[ 'found' ] ).toBe( '' );
} );

test( 'the first element with settings becomes an island', async () => {
	expect( await read( `<div data-video-settings='{"youtube_url":"youtu.be/dQw4w9WgXcQ"}'></div>` ) ).toEqual( {
		warned: [],
		logged: [],
		islands: 1,
	} );
	expect( document.querySelector< HTMLElement >( '[data-video-settings]' )?.dataset ).toMatchObject( {
		island: 'video',
	} );
} );
