import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList => window.matchMedia('(max-width: 782px)');

function follow(changed: () => void): () => void {
    const list = query();
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
}

/** Whether the window is as narrow as wp-admin's small layout; there one column has all that matters. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => query().matches);
