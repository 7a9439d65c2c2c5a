import { afterLoad } from '../frontend/after-load';

/**
 * Schedules the mount of an island. Times count from the page's `load` event, so that islands do not compete with what
 * the page needs first.
 */
export function scheduleMount( element: Element, when: string, mount: () => void ): void {
	switch ( when ) {
		case 'interact':
			return;
		case 'gesture':
			return onFirstGesture( mount );
		case 'visible':
			return onVisible( element, mount );
		case 'idle':
			return afterLoad( () => onIdle( mount ) );
		default:
			return afterLoad( when.startsWith( 'media(' ) ? () => onMedia( when.slice( 6, -1 ), mount ) : mount );
	}
}

/** Mounts as soon as a media query matches, such as that of `media((min-width: 992px))`. */
function onMedia( query: string, mount: () => void ): void {
	const list = matchMedia( query );
	if ( list.matches ) {
		mount();
	} else {
		// The first change is to a match.
		list.onchange = mount;
	}
}

export function onIdle( run: () => void ): void {
	if ( 'requestIdleCallback' in window ) {
		requestIdleCallback( run, { timeout: 3000 } );
	} else {
		setTimeout( run, 200 );
	}
}

let hasGesture = false;

/**
 * Mounts at the first scroll, tap or key press on the page. Scrolling by the browser itself, to a hash or a restored
 * position, happens before or with the `load` event.
 */
function onFirstGesture( mount: () => void ): void {
	if ( hasGesture ) {
		return mount();
	}
	const controller = new AbortController();
	const options = { signal: controller.signal, capture: true, passive: true };
	const mountOnce = () => {
		hasGesture = true;
		controller.abort();
		afterLoad( mount );
	};
	[ 'pointerdown', 'keydown', 'wheel', 'scroll' ].forEach( ( type ) => addEventListener( type, mountOnce, options ) );
}

function onVisible( element: Element, mount: () => void ): void {
	const observer = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( entry ) => entry.isIntersecting ) ) {
				observer.disconnect();
				mount();
			}
		},
		{ rootMargin: '200px' }
	);
	observer.observe( element );
}
