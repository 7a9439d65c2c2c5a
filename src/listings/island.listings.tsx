import type { PackageConfig } from '../config/page';
import { importModule } from '../kit/import';
import { renderIsland } from '../kit/island';
import { createStore } from '../kit/store';
import { Listings } from './Listings';
import { reduce } from './model';
import { addressOnLoad, partsOf, printedQuery, printedState, questionOnLoad, setControls } from './read';
import type { Listing } from './requests';
import type * as MenusModule from './late.menus';
import type * as RetryModule from './late.retry';

interface StyledSelects {
    mount: (element: HTMLElement) => void;
}

/** Mounts a listing block, and asks at once what the page's address or its restored controls ask (Rulings 2). */
export async function mount(root: HTMLElement, _props: unknown, { listings: config, ...rest }: PackageConfig): Promise<void> {
    const parts = partsOf(root);
    if (!parts || !config) {
        throw new Error('No list');
    }
    const { paged, total } = printedState(root);
    const { jq, specs } = printedQuery(root, parts);
    const store = createStore(reduce, {
        shown: { jq, specs },
        paged,
        total,
        work: null,
        turn: 0,
        waiting: null,
        typed: false,
        panelOpen: root.querySelector('.awsm-filter-toggle')?.getAttribute('aria-expanded') === 'true',
    });
    const count = root.querySelector<HTMLElement>('.courant-listing-count');
    const listing: Listing = { ...parts, root, count, config, store, asking: null, addressBefore: null };
    await renderIsland(root, <Listings listing={listing} />);
    const { retry, menus } = config;
    // Without these the page works as well.
    const load = (url: string, run: (module: never) => void) => void importModule(url).then(run as (module: unknown) => void).catch(() => undefined);
    const styledSelects = rest.islands?.['styled-selects'];
    if (config.styledSelects && styledSelects && parts.form) {
        load(styledSelects, (module: StyledSelects) => module.mount(root));
    }
    if (menus) {
        load(menus, (module: typeof MenusModule) => module.mount(root));
    }
    if (retry) {
        // Loaded before it is needed: the line may be down by then.
        load(retry.script, (module: typeof RetryModule) => module.mount(listing, retry));
    }

    const ask = () => {
        const question = questionOnLoad(root, parts, { ...rest, listings: config }, addressOnLoad(root));
        if (question && store.get().turn === 0) {
            setControls(parts, question);
            store.dispatch({ type: 'filter', query: { jq: question.jq, specs: question.specs }, page: question.page, quiet: true });
        }
    };
    ask();
    // Some browsers restore the controls only when the page is shown.
    window.addEventListener('pageshow', ask);
}
