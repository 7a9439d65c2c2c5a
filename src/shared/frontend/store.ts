import { useSyncExternalStore } from 'react';
import type { Store } from './create-store';

/** @param getServerState returns the state that the server's markup shows, where that markup is hydrated */
export function useStore< State, Action >( store: Store< State, Action >, getServerState?: () => State ): State {
	return useSyncExternalStore( store.subscribe, store.get, getServerState );
}
