import { initialSliderState, isRotating, reduceSlider, swipeDirection } from '../../../src/theme/frontend/slider-model';
import type { SliderAction, SliderState } from '../../../src/theme/frontend/slider-model';
import {
	initialTickerState,
	isScrolling,
	reduceTicker,
	scrollDuration,
} from '../../../src/theme/frontend/ticker-model';

const after = ( state: SliderState, ...actions: SliderAction[] ) => actions.reduce( reduceSlider, state );
const slider = initialSliderState( 3, 0, false );

describe( 'the slider', () => {
	test( 'loops to both sides', () => {
		expect( after( slider, { type: 'move', direction: -1 } ).index ).toBe( 2 );
		const round = after(
			slider,
			{ type: 'move', direction: 1 },
			{ type: 'move', direction: 1 },
			{ type: 'move', direction: 1 }
		);
		expect( [ round.index, round.previous ] ).toEqual( [ 0, { index: 2, direction: 1 } ] );
	} );

	test( 'continues after hovering, but not after keyboard focus', () => {
		const hovered = after( slider, { type: 'hover', on: true } );
		expect( [
			isRotating( slider ),
			isRotating( hovered ),
			isRotating( after( hovered, { type: 'hover', on: false } ) ),
		] ).toEqual( [ true, false, true ] );
		expect( isRotating( after( slider, { type: 'focus' } ) ) ).toBe( false );
	} );

	test( 'stops once a visitor changed the story, also after its start button; only the button starts it again', () => {
		const used = after( slider, { type: 'move', direction: 1, byVisitor: true } );
		expect( [
			used.index,
			isRotating( used ),
			isRotating( after( used, { type: 'hover', on: true }, { type: 'hover', on: false } ) ),
		] ).toEqual( [ 1, false, false ] );
		const again = after( used, { type: 'toggle' } );
		expect( [
			isRotating( again ),
			isRotating( after( again, { type: 'move', direction: 1 } ) ),
			isRotating( after( again, { type: 'move', direction: 1, byVisitor: true } ) ),
		] ).toEqual( [ true, true, false ] );
	} );

	test( 'rotates despite focus once its button started it', () => {
		const requested = after( slider, { type: 'focus' }, { type: 'toggle' } );
		expect( isRotating( after( requested, { type: 'focus' } ) ) ).toBe( true );
		expect( isRotating( after( requested, { type: 'toggle' } ) ) ).toBe( false );
	} );

	test( 'pauses in a hidden tab; does not move with reduced motion or with one story', () => {
		expect( isRotating( after( slider, { type: 'hide', on: true } ) ) ).toBe( false );
		expect( isRotating( after( slider, { type: 'toggle' }, { type: 'toggle' }, { type: 'still' } ) ) ).toBe(
			false
		);
		expect( [
			isRotating( initialSliderState( 3, 0, true ) ),
			isRotating( initialSliderState( 1, 0, false ) ),
		] ).toEqual( [ false, false ] );
	} );

	test.each( [
		[ -60, 10, false, 1 ],
		[ 60, 10, false, -1 ],
		[ -60, 10, true, -1 ],
		[ 60, 10, true, 1 ],
		[ -39, 0, false, undefined ],
		[ -60, 80, false, undefined ],
	] )(
		'a swipe by %d across and %d down, from right to left: %s, moves %s',
		( across, down, rightToLeft, direction ) => {
			expect( swipeDirection( across, down, rightToLeft ) ).toBe( direction );
		}
	);
} );

describe( 'the ticker', () => {
	test( 'takes 20 ms for each pixel, whatever its content', () => {
		expect( [ scrollDuration( 50 ), scrollDuration( 5000 ) ] ).toEqual( [ 1000, 100_000 ] );
	} );

	test( 'runs only while nothing pauses it', () => {
		expect( isScrolling( initialTickerState ) ).toBe( true );
		for ( const type of [ 'hover', 'focus', 'still' ] as const ) {
			const held = reduceTicker( initialTickerState, { type, on: true } );
			expect( [ isScrolling( held ), isScrolling( reduceTicker( held, { type, on: false } ) ) ] ).toEqual( [
				false,
				true,
			] );
		}
		const paused = reduceTicker( initialTickerState, { type: 'toggle' } );
		expect(
			isScrolling(
				reduceTicker( reduceTicker( paused, { type: 'hover', on: true } ), { type: 'hover', on: false } )
			)
		).toBe( false );
	} );
} );
