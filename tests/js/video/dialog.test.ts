import { mount } from '../../../src/video/frontend/island.video';
import { settled } from '../support/requests';
import { findElement, insertHtml, matchMedia } from '../support/dom';

const CONFIG = {
	title: 'Bats at night',
	poster: '/poster.webp',
	once: false,
	motion: 'wait' as const,
	category: 'marketing',
	style: '',
	messages: {
		close: 'Close video',
		play: 'Play video',
		accept: 'Accept and play',
		consent: 'From YouTube.',
		watch: 'Watch',
		apply: 'Apply',
		loading: 'Loading',
		failed: 'Failed.',
	},
};

let allowed: boolean;
let decided: boolean;
let lessMotion: boolean;

const dialog = () => document.querySelector( 'dialog' ) ?? document.createElement( 'dialog' );
const frame = () => document.querySelector( 'iframe' );
const press = async ( selector: string ) => {
	document.querySelector< HTMLElement >( selector )?.click();
	await settled();
};
const consent = async ( isAllowed: boolean ) => {
	allowed = isAllowed;
	document.dispatchEvent( new CustomEvent( 'courant:consent' ) );
	await settled();
};

/** Defines the methods of dialogs, which jsdom does not implement. */
function defineDialogMethods(): void {
	HTMLDialogElement.prototype.showModal = function showModal() {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function close() {
		if ( this.open ) {
			this.open = false;
			this.dispatchEvent( new Event( 'close' ) );
		}
	};
}

async function open( config: object = {} ): Promise< void > {
	document.body.innerHTML = `<main><p><a class="more" href="/jobs/none/">x</a> <a class="button" href="/jobs/editor/">Apply now</a></p>
        <div data-video-settings='{"youtube_url":"https://youtu.be/dQw4w9WgXcQ?t=9"}'><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Watch</a></div></main>`;
	const root = document.querySelector< HTMLElement >( '[data-video-settings]' ) ?? document.body;
	await mount( root, {}, { video: { ...CONFIG, ...config } } );
	await settled();
}

beforeEach( () => {
	defineDialogMethods();
	sessionStorage.clear();
	allowed = true;
	decided = true;
	lessMotion = false;
	window.courantConsent = { allows: () => allowed, decided: () => decided };
	matchMedia( () => lessMotion );
} );

test( 'the dialog opens automatically and plays muted; closing it removes the player', async () => {
	await open();
	expect( dialog().open ).toBe( true );
	expect( frame()?.src ).toBe(
		'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1&playsinline=1&rel=0&enablejsapi=1&start=9'
	);
	expect( frame()?.getAttribute( 'referrerpolicy' ) ).toBe( 'strict-origin-when-cross-origin' );
	expect( document.activeElement?.getAttribute( 'aria-label' ) ).toBe( 'Close video' );
	await press( '.courant-video-close' );
	expect( [ dialog().open, frame() ] ).toEqual( [ false, null ] );
	await press( '[data-video-settings] a' );
	expect( frame() ).not.toBeNull();
} );

test( 'a URL that is not of a video opens nothing, and is reported', async () => {
	const info = jest.spyOn( console, 'info' ).mockImplementation( () => undefined );
	const root = insertHtml(
		`<div data-video-settings='{"youtube_url":"https://evil.example/youtu.be/dQw4w9WgXcQ"}'></div>`
	);
	await mount( root, {}, { video: CONFIG } );
	expect( info.mock.calls ).toEqual( [ [ 'No video found on this page, modal will not show.' ] ] );
	expect( document.querySelector( 'dialog' ) ).toBeNull();
} );

test( 'after a refusal it stays closed; the play button plays this one, and later consent opens nothing', async () => {
	allowed = false;
	await open();
	expect( [ dialog().open, frame() ] ).toEqual( [ false, null ] );
	await press( '[data-video-settings] a' );
	expect( [ dialog().open, frame() === null ] ).toEqual( [ true, false ] );
	await press( '.courant-video-close' );
	await consent( true );
	expect( dialog().open ).toBe( false );
} );

test.each( [
	[ true, true ],
	[ false, false ],
] )( 'without a consent choice it stays closed; the choice %s opens it: %s', async ( response, isOpen ) => {
	[ allowed, decided ] = [ false, false ];
	await open();
	await consent( false );
	expect( dialog().open ).toBe( false );
	decided = true;
	await consent( response );
	expect( [ dialog().open, frame() !== null ] ).toEqual( [ isOpen, isOpen ] );
	await consent( true );
	expect( dialog().open ).toBe( isOpen );
} );

test( 'a visitor who watched it before the choice does not see it again', async () => {
	[ allowed, decided ] = [ false, false ];
	await open();
	await press( '[data-video-settings] a' );
	await press( '.courant-video-close' );
	decided = true;
	await consent( true );
	expect( dialog().open ).toBe( false );
} );

test( 'withdrawing consent while it is open removes the player and shows the consent request', async () => {
	await open();
	await consent( false );
	expect( [ frame(), dialog().open, document.querySelector( 'dialog img' )?.getAttribute( 'src' ) ] ).toEqual( [
		null,
		true,
		'/poster.webp',
	] );
	expect( dialog().textContent ).toContain( 'From YouTube.' );
	await press( '.courant-video-play' );
	expect( frame() ).not.toBeNull();
} );

test( 'the play button is a button for the keyboard too', async () => {
	allowed = false;
	await open();
	const link = document.querySelector< HTMLAnchorElement >( '[data-video-settings] a' );
	expect( link?.getAttribute( 'role' ) ).toBe( 'button' );
	link?.dispatchEvent( new KeyboardEvent( 'keydown', { key: ' ', bubbles: true, cancelable: true } ) );
	await settled();
	expect( dialog().open ).toBe( true );
} );

test( 'with reduced motion the visitor presses play, unless the setting differs', async () => {
	lessMotion = true;
	await open();
	expect( [ frame(), document.querySelector( '.courant-video-play' )?.textContent ] ).toEqual( [
		null,
		'Play video',
	] );
	await press( '.courant-video-play' );
	expect( frame() ).not.toBeNull();
	await open( { motion: 'closed' } );
	expect( dialog().open ).toBe( false );
	await open( { motion: 'play' } );
	expect( frame() ).not.toBeNull();
} );

test( 'it opens automatically once a session, and the link still opens it', async () => {
	await open( { once: true } );
	expect( dialog().open ).toBe( true );
	await open( { once: true } );
	expect( dialog().open ).toBe( false );
	await press( '[data-video-settings] a' );
	expect( frame() ).not.toBeNull();
} );

test( 'the apply button has the URL of the first button of the page whose URL contains jobs', async () => {
	await open();
	expect( document.querySelector< HTMLAnchorElement >( '.courant-video-apply' )?.pathname ).toBe( '/jobs/editor/' );
	await press( '.courant-video-close' );
	document.querySelector( '.button' )?.remove();
	await press( '[data-video-settings] a' );
	expect( document.querySelector( '.courant-video-apply' ) ).toBeNull();
} );

test( 'after a crash the link leads to the video again', async () => {
	jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
	document.documentElement.removeAttribute( 'style' );
	allowed = false;
	const broken = Object.defineProperty( { ...CONFIG.messages }, 'loading', {
		get: () => {
			throw new Error( 'crash' );
		},
	} );
	await open( { messages: broken } );
	const link = findElement( '[data-video-settings] a', HTMLAnchorElement );
	const isPrevented = ( type: string, key = '' ) => {
		let prevented = true;
		const stop = ( event: Event ) => {
			prevented = event.defaultPrevented;
			event.preventDefault();
		};
		document.addEventListener( type, stop, { once: true } );
		link.dispatchEvent( new KeyboardEvent( type, { key, bubbles: true, cancelable: true } ) );
		return prevented;
	};
	expect( [ isPrevented( 'click' ), link.getAttribute( 'role' ) ] ).toEqual( [ true, 'button' ] );
	await settled();
	expect( document.querySelector( 'dialog' ) ).toBeNull();
	expect( [ isPrevented( 'click' ), isPrevented( 'keydown', ' ' ) ] ).toEqual( [ false, false ] );
	expect( [ link.hasAttribute( 'role' ), document.documentElement.style.overflow ] ).toEqual( [ false, '' ] );
} );
