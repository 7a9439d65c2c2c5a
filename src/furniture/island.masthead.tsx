import { renderIsland } from '../kit/island';
import { Masthead } from './Masthead';

export function mount(root: HTMLElement): Promise<void> {
    return renderIsland(root, <Masthead root={root} />);
}
