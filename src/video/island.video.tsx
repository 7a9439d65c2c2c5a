import type { PackageConfig } from '../config/page';
import { allows, onConsent } from '../kit/consent';
import { renderIsland } from '../kit/island';
import { createStore } from '../kit/store';
import { parseVideoAddress } from './address';
import { begin, opensByItself, reduce } from './model';
import { remember, wasSeen } from './seen';
import { Video } from './Video';

/**
 * The dialog opens by itself on every load where consent is given, after the answer while a banner is unanswered, and not after a refusal;
 * and at any time by the play button of the article.
 */
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
    const name = address.id || address.list;
    let isDone = !opensByItself(config, wasSeen(name), wantsLessMotion);
    makePlayButton(root, () => {
        isDone = true;
        store.dispatch({ type: 'opened', by: 'visitor' });
    });
    /** Only the first answer counts: who has refused is shown nothing later, whatever is allowed then. */
    const openOnce = () => {
        if (isDone || !window.courantConsent?.decided()) {
            return;
        }
        isDone = true;
        if (allows(config.category)) {
            store.dispatch({ type: 'opened', by: 'page' });
            if (config.once) {
                remember(name);
            }
        }
    };
    onConsent(openOnce);
    openOnce();
}

/** The server's link opens the dialog now, so it is a button, for the space bar too. */
function makePlayButton(root: HTMLElement, open: () => void): void {
    const link = root.querySelector('a');
    link?.setAttribute('role', 'button');
    link?.addEventListener('keydown', (event) => {
        if (event.key === ' ') {
            event.preventDefault();
            link.click();
        }
    });
    root.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a') && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
            event.preventDefault();
            open();
        }
    });
}
