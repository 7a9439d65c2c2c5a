import { act } from 'react';
import { mount as mountSlider } from '../../../src/theme/frontend/island.slider';
import { mount as mountTicker } from '../../../src/theme/frontend/island.ticker';
import { findElement } from '../support/dom';
import { page } from '../support/fixtures';

/** HydratedControlsTest compares this markup with what PHP prints; the articles in the slides are left out. */
const insertSlider = () => page( 'Theme', 'slider-printed-by-php' );
const insertTicker = () => page( 'Theme', 'ticker-printed-by-php' );

let errors: unknown[][];

const find = ( selector: string ) => findElement( selector, HTMLElement );
const mounted = async ( mount: () => Promise< void > ) => {
	const mounting: Promise< void >[] = [];
	act( () => {
		mounting.push( mount() );
	} );
	await Promise.all( mounting );
};

beforeEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	Object.assign( window, {
		matchMedia: () => ( { matches: false, addEventListener: () => undefined } ),
		ResizeObserver: class {
			observe = () => undefined;
			disconnect = () => undefined;
		},
	} );
	errors = [];
	jest.spyOn( console, 'error' ).mockImplementation( ( ...values: unknown[] ) => void errors.push( values ) );
} );

test( "the slider hydrates the server's controls without a mismatch, and keeps its buttons", async () => {
	const root = insertSlider();
	const next = find( '.slider__button--next' );
	next.focus();
	await mounted( () => mountSlider( root, { stop: 'Stop slideshow', start: 'Start slideshow' } ) );
	expect( errors ).toEqual( [] );
	expect( find( '.slider__button--next' ) ).toBe( next );
	expect( document.activeElement ).toBe( next );
	const rotation = find( '.slider__button--rotation' );
	expect( [ rotation.getAttribute( 'aria-label' ), rotation.dataset[ 'rotates' ] ] ).toEqual( [
		'Stop slideshow',
		'true',
	] );
	act( () => next.click() );
	expect( find( '[data-position="shown"]' ).getAttribute( 'aria-label' ) ).toBe( '2 of 3' );
	expect( find( '.slider__status' ).textContent ).toBe( '2 of 3' );
	expect( [ rotation.getAttribute( 'aria-label' ), rotation.dataset[ 'rotates' ] ] ).toEqual( [
		'Start slideshow',
		'false',
	] );
} );

test( "the ticker hydrates the server's button without a mismatch, and pauses by it", async () => {
	const root = insertTicker();
	const button = find( '.ticker__pause' );
	await mounted( () => mountTicker( root, { pause: 'Pause the ticker', play: 'Start the ticker' } ) );
	expect( errors ).toEqual( [] );
	expect( find( '.ticker__pause' ) ).toBe( button );
	expect( root.dataset[ 'motion' ] ).toBe( 'running' );
	act( () => button.click() );
	expect( [ root.dataset[ 'motion' ], button.dataset[ 'pressed' ], button.textContent ] ).toEqual( [
		'paused',
		'true',
		'Start the ticker',
	] );
} );

const crash = () => {
	throw new Error( 'crash' );
};

test( 'a slider that crashes is a row again, whose slides can all be used', async () => {
	const root = insertSlider();
	const printed = find( '.slider__slides' ).outerHTML;
	const next = find( '.slider__button--next' );
	await mounted( () => mountSlider( root, { stop: 'Stop slideshow', start: 'Start slideshow' } ) );
	const usable = () =>
		[ ...document.querySelectorAll< HTMLElement >( '.slider__slide' ) ].map( ( { inert } ) => ! inert );
	expect( usable() ).toEqual( [ true, false, false ] );
	Object.assign( find( '.slider__slide:nth-child(2)' ), { getAttribute: crash } );
	act( () => next.click() );
	expect( [ root.dataset[ 'state' ], root.hasAttribute( 'data-failed' ) ] ).toEqual( [ 'failed', true ] );
	expect( usable() ).toEqual( [ true, true, true ] );
	expect( find( '.slider__slides' ).outerHTML ).toBe( printed );
	expect( find( '.slider__button--next' ) ).toBe( next );
} );

test( 'a ticker that crashes does not move, because nothing could stop it', async () => {
	const root = insertTicker();
	const printed = find( '.ticker__window' ).outerHTML;
	const button = find( '.ticker__pause' );
	const texts = { pause: 'Pause the ticker', play: 'Start the ticker' };
	const labels = { ...texts, play: { toString: crash } };
	await mounted( async () => {
		await Reflect.apply( mountTicker, null, [ root, labels ] );
	} );
	expect( root.dataset[ 'motion' ] ).toBe( 'running' );
	act( () => button.click() );
	expect( root.dataset[ 'state' ] ).toBe( 'failed' );
	expect( root.hasAttribute( 'data-motion' ) ).toBe( false );
	expect( find( '.ticker__window' ).outerHTML ).toBe( printed );
	expect( find( '.ticker__pause' ) ).toBe( button );
} );
