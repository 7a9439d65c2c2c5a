import { useSyncExternalStore } from '@wordpress/element';

const query = (): MediaQueryList => window.matchMedia( '(max-width: 782px)' );

function subscribe( changed: () => void ): () => void {
	const list = query();
	list.addEventListener( 'change', changed );
	return () => list.removeEventListener( 'change', changed );
}

/** Whether wp-admin uses its small layout; then one column shows the important data. */
export const useSmallScreen = (): boolean => useSyncExternalStore( subscribe, () => query().matches );
