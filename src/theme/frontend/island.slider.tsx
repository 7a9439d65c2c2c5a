import { renderIsland } from '../../shared/frontend/island';
import { Slider } from './Slider';

export async function mount(
	root: HTMLElement,
	{ stop = '', start = '' }: { stop?: string; start?: string }
): Promise< void > {
	const view = root.querySelector< HTMLElement >( '.slider__slides' );
	const [ rotation, previous, next ] = [ 'rotation', 'previous', 'next' ].map( ( name ) =>
		root.querySelector< HTMLButtonElement >( `.slider__button--${ name }` )
	);
	const slides = [ ...root.querySelectorAll< HTMLElement >( '.slider__slide' ) ];
	if ( ! view || ! rotation || ! previous || ! next || slides.length < 2 ) {
		return;
	}
	// The visitor may have swiped the slides before the island mounted.
	const index = Math.round( Math.abs( view.scrollLeft ) / Math.max( 1, view.clientWidth ) );
	const elements = { root, view, slides, rotation, previous, next, labels: { stop, start } };
	await renderIsland( root, <Slider elements={ elements } start={ Math.min( index, slides.length - 1 ) } /> );
	view.scrollLeft = 0;
}
