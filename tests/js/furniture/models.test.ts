import { initialSlider, rotates, sliderModel, swipe } from '../../../src/furniture/slider-model';
import type { SliderAction, SliderState } from '../../../src/furniture/slider-model';
import { initialTicker, isRunning, tickerModel, timeOf } from '../../../src/furniture/ticker-model';

const after = (state: SliderState, ...actions: SliderAction[]) => actions.reduce(sliderModel, state);
const slider = initialSlider(3, 0, false);

describe('the slider', () => {
    test('loops to both sides', () => {
        expect(after(slider, { type: 'move', way: -1 }).index).toBe(2);
        const round = after(slider, { type: 'move', way: 1 }, { type: 'move', way: 1 }, { type: 'move', way: 1 });
        expect([round.index, round.last]).toEqual([0, { index: 2, way: 1 }]);
    });

    test('goes on after hovering, but not after keyboard focus', () => {
        const hovered = after(slider, { type: 'hover', on: true });
        expect([rotates(slider), rotates(hovered), rotates(after(hovered, { type: 'hover', on: false }))]).toEqual([true, false, true]);
        expect(rotates(after(slider, { type: 'focus' }))).toBe(false);
    });

    test('stops for good once a visitor turned it, also where it was asked to rotate; only its button starts it', () => {
        const used = after(slider, { type: 'move', way: 1, byVisitor: true });
        expect([used.index, rotates(used), rotates(after(used, { type: 'hover', on: true }, { type: 'hover', on: false }))]).toEqual([1, false, false]);
        const again = after(used, { type: 'toggle' });
        expect([rotates(again), rotates(after(again, { type: 'move', way: 1 })), rotates(after(again, { type: 'move', way: 1, byVisitor: true }))]).toEqual([true, true, false]);
    });

    test('rotates in spite of focus once it was asked to', () => {
        const asked = after(slider, { type: 'focus' }, { type: 'toggle' });
        expect(rotates(after(asked, { type: 'focus' }))).toBe(true);
        expect(rotates(after(asked, { type: 'toggle' }))).toBe(false);
    });

    test('waits in a hidden tab; stands still without motion or with one story', () => {
        expect(rotates(after(slider, { type: 'hide', on: true }))).toBe(false);
        expect(rotates(after(slider, { type: 'toggle' }, { type: 'toggle' }, { type: 'still' }))).toBe(false);
        expect([rotates(initialSlider(3, 0, true)), rotates(initialSlider(1, 0, false))]).toEqual([false, false]);
    });

    test.each([
        [-60, 10, false, 1],
        [60, 10, false, -1],
        [-60, 10, true, -1],
        [60, 10, true, 1],
        [-39, 0, false, undefined],
        [-60, 80, false, undefined],
    ])('a swipe by %d across and %d down, from right to left: %s, goes %s', (across, down, rightToLeft, way) => {
        expect(swipe(across, down, rightToLeft)).toBe(way);
    });
});

describe('the ticker', () => {
    test('takes 20 ms for each pixel, whatever there is in it', () => {
        expect([timeOf(50), timeOf(5000)]).toEqual([1000, 100_000]);
    });

    test('runs only while nothing holds it', () => {
        expect(isRunning(initialTicker)).toBe(true);
        for (const type of ['hover', 'focus', 'still'] as const) {
            const held = tickerModel(initialTicker, { type, on: true });
            expect([isRunning(held), isRunning(tickerModel(held, { type, on: false }))]).toEqual([false, true]);
        }
        const paused = tickerModel(initialTicker, { type: 'toggle' });
        expect(isRunning(tickerModel(tickerModel(paused, { type: 'hover', on: true }), { type: 'hover', on: false }))).toBe(false);
    });
});
