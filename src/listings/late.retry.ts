import type { ListingsConfig } from '../config/generated';
import { setControls } from './read';
import type { Listing } from './requests';

/** Offers a failed request again, and reports a lost connection, in a status region below the list. */
export function mount(listing: Listing, { failed, offline, again }: NonNullable<ListingsConfig['retry']>): void {
    const { list, store } = listing;
    const region = document.createElement('div');
    const text = document.createElement('span');
    const button = document.createElement('button');
    region.className = 'courant-listing-retry';
    region.setAttribute('role', 'status');
    button.type = 'button';
    button.textContent = again;
    region.append(text, button);
    list.after(region);

    const update = () => {
        const { work, failed: request } = store.get();
        button.setAttribute('aria-disabled', String(work !== null));
        // The button stays under the finger, and the focus in it, until the new attempt has settled.
        if (work) {
            return;
        }
        const message = navigator.onLine ? (request ? failed : '') : offline;
        if (text.textContent !== message) {
            text.textContent = message;
        }
        button.hidden = !request;
        region.toggleAttribute('data-empty', message === '');
    };
    button.addEventListener('click', () => {
        const { work, failed: request } = store.get();
        if (work || !request) {
            return;
        }
        if (request.kind === 'filter') {
            setControls(listing, request.query);
            store.dispatch({ ...request, type: 'filter' });
        } else {
            listing.asking?.click();
        }
    });
    store.subscribe(update);
    window.addEventListener('offline', update);
    window.addEventListener('online', update);
    update();
}
