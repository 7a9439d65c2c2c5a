import { startMasthead } from './masthead';

export function mount(root: HTMLElement): void {
    startMasthead(root, new AbortController().signal);
}
