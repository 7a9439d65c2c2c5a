import { importModule } from '../kit/import';
import { startLoader } from './loader';
import type { IslandModule } from './loader';

declare global {
    interface Window {
        courantLoader?: true;
    }
}

// Both packages carry the loader; should both be printed in spite of their common handle, one runs.
if (!window.courantLoader) {
    window.courantLoader = true;
    startLoader((url) => importModule(url) as Promise<IslandModule>);
}
