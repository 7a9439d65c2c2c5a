import { initMasthead } from './masthead';

export function mount( root: HTMLElement ): void {
	initMasthead( root, new AbortController().signal );
}
