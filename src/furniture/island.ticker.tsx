import { renderIsland } from '../kit/island';
import { Ticker } from './Ticker';

export function mount(root: HTMLElement, { pause = '', play = '' }: { pause?: string; play?: string }): Promise<void> {
    const find = <Kind extends HTMLElement>(selector: string): Kind => {
        const element = root.querySelector<Kind>(selector);
        if (!element) {
            throw new Error(`The ticker has no ${selector}`);
        }
        return element;
    };
    const parts = {
        root,
        window: find('.ticker__window'),
        track: find('.ticker__track'),
        list: find('.ticker__list'),
        button: find<HTMLButtonElement>('.ticker__pause'),
        words: { pause, play },
    };
    return renderIsland(root, <Ticker parts={parts} />);
}
