import { configForIsland } from '../config/page';
import { addResourceHint } from './load-react';
import { afterLoad } from '../frontend/after-load';
import { onIdle } from './mount-strategies';

/**
 * Prefetches the files of islands that wait for an interaction, if the page allows it (articles do not) and the visitor
 * does not save data.
 */
export function prefetchIslands(): void {
	afterLoad( () =>
		onIdle( () => {
			const { connection } = navigator;
			if ( connection?.saveData || connection?.effectiveType?.includes( '2g' ) ) {
				return;
			}
			document
				.querySelectorAll< HTMLElement >( '[data-island][data-when="interact"]:not([data-state])' )
				.forEach( ( { dataset } ) => {
					const name = dataset[ 'island' ] ?? '';
					const config = configForIsland( name );
					if ( ! config?.prefetch ) {
						return;
					}
					const plain = config.modules?.[ name ];
					const files = plain
						? [ plain ]
						: [ config.react?.react, config.react?.dom, config.kit, config.islands?.[ name ] ];
					files.forEach( ( file ) => addResourceHint( 'prefetch', file ) );
				} );
		} )
	);
}
