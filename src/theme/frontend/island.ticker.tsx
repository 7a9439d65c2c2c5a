import { renderIsland } from '../../shared/frontend/island';
import { Ticker } from './Ticker';

export function mount(
	root: HTMLElement,
	{ pause = '', play = '' }: { pause?: string; play?: string }
): Promise< void > {
	const [ view, track, list ] = [ 'window', 'track', 'list' ].map( ( name ) =>
		root.querySelector< HTMLElement >( `.ticker__${ name }` )
	);
	const controls = root.querySelector( '.ticker__controls' );
	if ( ! view || ! track || ! list || ! controls ) {
		throw new Error( 'The ticker is incomplete' );
	}
	const elements = { root, window: view, track, list, labels: { pause, play } };
	return renderIsland( root, <Ticker elements={ elements } />, controls, true );
}
