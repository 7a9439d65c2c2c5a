import { renderIsland } from '../kit/island';
import { Slider } from './Slider';

export async function mount(root: HTMLElement, { stop = '', start = '' }: { stop?: string; start?: string }): Promise<void> {
    const view = root.querySelector<HTMLElement>('.slider__slides');
    const [rotation, previous, next] = ['rotation', 'previous', 'next'].map((name) => root.querySelector<HTMLButtonElement>(`.slider__button--${name}`));
    const slides = [...root.querySelectorAll<HTMLElement>('.slider__slide')];
    if (!view || !rotation || !previous || !next || slides.length < 2) {
        return;
    }
    // A visitor may have swiped the row already.
    const shown = Math.round(Math.abs(view.scrollLeft) / Math.max(1, view.clientWidth));
    const parts = { root, view, slides, rotation, previous, next, words: { stop, start } };
    await renderIsland(root, <Slider parts={parts} start={Math.min(shown, slides.length - 1)} />);
    view.scrollLeft = 0;
}
