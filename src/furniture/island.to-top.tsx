import { renderIsland } from '../kit/island';
import { BackToTop } from './BackToTop';

export async function mount(root: HTMLElement): Promise<void> {
    const link = root.querySelector('a');
    if (link) {
        await renderIsland(root, <BackToTop root={root} link={link} />);
    }
}
