import { useSyncExternalStore } from '@wordpress/element';
import type { FolderCounts } from '../../../shared/config/generated';

/** The number of applications in each folder, from the last response of the server. */
let counts: FolderCounts | undefined;
const listeners = new Set< () => void >();

export const setFolderCounts = ( next: FolderCounts ): void => {
	counts = next;
	listeners.forEach( ( listener ) => listener() );
};

const subscribe = ( listener: () => void ): ( () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

/** Returns undefined until the first response. */
export const useFolderCounts = (): FolderCounts | undefined => useSyncExternalStore( subscribe, () => counts );
