import type { PackageConfig } from '../config/page';
import { allows, onConsent } from '../kit/consent';
import { renderIsland } from '../kit/island';
import { createStore } from '../kit/store';
import { parseVideoAddress } from './address';
import { begin, opensByItself, reduce } from './model';
import { remember, wasSeen } from './seen';
import { Video } from './Video';

/** The window opens by itself (Spec 4) and again by the link that stands in the article. */
export async function mount(root: HTMLElement, _props: unknown, { video: config }: PackageConfig): Promise<void> {
    const settings = JSON.parse(root.dataset['videoSettings'] ?? '{}') as { youtube_url?: string };
    const address = parseVideoAddress(settings.youtube_url ?? '');
    if (!address) {
        console.info('No video found on this page, modal will not show.');
        return;
    }
    if (!config) {
        throw new Error('No configuration of videos');
    }
    const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const waitsFirst = wantsLessMotion && config.motion === 'wait';
    const store = createStore<ReturnType<typeof begin>, Parameters<typeof reduce>[1]>((state, action) => reduce(state, action, waitsFirst), begin(allows(config.category)));
    const container = document.createElement('div');
    document.body.append(container);
    await renderIsland(root, <Video address={address} config={config} store={store} />, container);
    onConsent(() => store.dispatch({ type: 'consent', isAllowed: allows(config.category) }));
    root.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
            event.preventDefault();
            store.dispatch({ type: 'opened', by: 'visitor' });
        }
    });
    const name = address.id || address.list;
    if (opensByItself(config, wasSeen(name), wantsLessMotion)) {
        store.dispatch({ type: 'opened', by: 'page' });
        if (config.once) {
            remember(name);
        }
    }
}
