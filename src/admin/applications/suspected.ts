import { useSyncExternalStore } from 'react';

/** The number of applications in suspected spam, as the last response of the server had it. */
let count = 0;
const listeners = new Set<() => void>();

export const setSuspected = (next: number): void => {
    if (next !== count) {
        count = next;
        listeners.forEach((listener) => listener());
    }
};

const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
};

export const useSuspected = (): number => useSyncExternalStore(subscribe, () => count);
