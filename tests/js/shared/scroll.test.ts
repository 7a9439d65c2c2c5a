import { effectDuration, scrollToHeight } from '../../../src/shared/frontend/scroll';
import { matchMedia } from '../support/dom';

const motion = ( reduced: boolean ) => {
	matchMedia( () => reduced );
};

/** A clock whose frames are triggered by the test. */
function fakeClock() {
	let time = 1000;
	let next: ( () => void ) | null = null;
	return {
		now: () => time,
		frame: ( run: () => void ) => {
			next = run;
		},
		tick: ( milliseconds: number ) => {
			time += milliseconds;
			const run = next;
			next = null;
			run?.();
		},
		waits: () => next !== null,
	};
}

const tops = () => {
	const seen: number[] = [];
	Object.assign( window, { scrollTo: ( { top = 0 }: ScrollToOptions ) => seen.push( top ) } );
	return seen;
};

test.each( [
	[ 'slow', 600 ],
	[ 'fast', 200 ],
	[ '750', 750 ],
	[ '0', 0 ],
	[ 'soon', 400 ],
	[ 'constructor', 400 ],
	[ undefined, 400 ],
] )( 'an effect duration of %s is %d ms', ( value, expected ) => {
	expect( effectDuration( value ) ).toBe( expected );
} );

test( 'it arrives with the first frame at or after its duration, and not before', async () => {
	motion( false );
	const seen = tops();
	const clock = fakeClock();
	const arrived = scrollToHeight( () => 600, 600, clock );
	clock.tick( 300 );
	expect( seen[ seen.length - 1 ] ).toBeCloseTo( 300 );
	clock.tick( 299 );
	expect( seen[ seen.length - 1 ] ).toBeLessThan( 600 );
	expect( clock.waits() ).toBe( true );
	clock.tick( 1 );
	expect( seen[ seen.length - 1 ] ).toBe( 600 );
	expect( clock.waits() ).toBe( false );
	await arrived;
} );

test( 'the target may move meanwhile', () => {
	motion( false );
	const seen = tops();
	const clock = fakeClock();
	let goal = 100;
	void scrollToHeight( () => goal, 200, clock );
	clock.tick( 100 );
	goal = 500;
	clock.tick( 150 );
	expect( seen[ seen.length - 1 ] ).toBe( 500 );
} );

test( 'a visitor who scrolls takes over', async () => {
	motion( false );
	const seen = tops();
	const clock = fakeClock();
	const arrived = scrollToHeight( () => 600, 600, clock );
	clock.tick( 100 );
	window.dispatchEvent( new Event( 'wheel' ) );
	await arrived;
	const count = seen.length;
	clock.tick( 100 );
	expect( seen ).toHaveLength( count );
} );

test( 'with reduced motion it arrives at once', () => {
	motion( true );
	const seen = tops();
	const clock = fakeClock();
	void scrollToHeight( () => 600, 600, clock );
	expect( seen ).toEqual( [ 600 ] );
	expect( clock.waits() ).toBe( false );
} );
