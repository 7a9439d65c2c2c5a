import { renderIsland } from '../../shared/frontend/island';
import { Slider } from './Slider';

export async function mount(
	root: HTMLElement,
	{ stop = '', start = '' }: { stop?: string; start?: string }
): Promise< void > {
	const view = root.querySelector< HTMLElement >( '.slider__slides' );
	const controls = root.querySelector( '.slider__controls' );
	const [ previous = '', next = '' ] = [ 'previous', 'next' ].map(
		( name ) => controls?.querySelector( `.slider__button--${ name }` )?.getAttribute( 'aria-label' ) ?? ''
	);
	const slides = [ ...root.querySelectorAll< HTMLElement >( '.slider__slide' ) ];
	if ( ! view || ! controls || slides.length < 2 ) {
		return;
	}
	// The visitor may have swiped the slides before the island mounted.
	const index = Math.round( Math.abs( view.scrollLeft ) / Math.max( 1, view.clientWidth ) );
	const elements = { root, view, slides, labels: { stop, start, previous, next } };
	const slider = <Slider elements={ elements } start={ Math.min( index, slides.length - 1 ) } />;
	await renderIsland( root, slider, controls, true );
	view.scrollLeft = 0;
}
