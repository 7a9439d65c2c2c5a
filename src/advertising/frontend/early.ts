import { pluginConfig } from '../../shared/config/page';
import { onLoad } from '../../shared/frontend/after-load';
import { importModule } from '../../shared/frontend/import-module';
import type { AdvertisingConfig } from '../../shared/config/generated';
import type { LoadModule } from './lazy-modules';

/** Adds the ad slots that the page does not have, and loads the script that fills all slots after the load event. */
export function startAdvertising( config: AdvertisingConfig, load: LoadModule ): void {
	// Under another theme the header image is replaced by the header slot, and the navigation slot follows the
	// navigation.
	const insertSlot = ( id: 'header' | 'navigation', insert: ( element: Element, box: HTMLElement ) => void ) => {
		const element = config[ id ] ? querySelectorSafely( config[ id ] ) : null;
		if ( element ) {
			const box = document.createElement( 'div' );
			box.className = 'courant-ad';
			box.dataset[ 'courantAd' ] = id;
			box.dataset[ 'label' ] = config.label;
			box.setAttribute( 'role', 'group' );
			box.setAttribute( 'aria-label', config.label );
			insert( element, box );
		}
	};
	insertSlot( 'header', ( element, box ) => element.replaceWith( box ) );
	insertSlot( 'navigation', ( element, box ) => element.after( box ) );
	if ( ! document.querySelector( '[data-courant-ad]' ) ) {
		return;
	}
	// Delays of slots count from the load event itself.
	onLoad( () => {
		const loaded = performance.now();
		void load( config.module )
			.then( ( module ) => module.start( config, loaded, load ) )
			.catch( console.info );
	} );
}

/** The selector is a setting and may be invalid. */
function querySelectorSafely( selector: string ): Element | null {
	try {
		return document.querySelector( selector );
	} catch ( error ) {
		console.info( error );
		return null;
	}
}

const config = pluginConfig().advertising;
if ( config ) {
	startAdvertising( config, importModule );
}
