import { useCallback, useSyncExternalStore } from '@wordpress/element';

/** Returns whether the window matches the media query, such as `(max-width: 782px)`. */
export function useMediaQuery( query: string ): boolean {
	const subscribe = useCallback(
		( onChange: () => void ): ( () => void ) => {
			const list = window.matchMedia( query );
			list.addEventListener( 'change', onChange );
			return () => list.removeEventListener( 'change', onChange );
		},
		[ query ]
	);
	return useSyncExternalStore( subscribe, () => window.matchMedia( query ).matches );
}
