import { watchFilterBars } from '../../../src/listings/frontend/layout';
import { page } from '../support/fixtures';

test( 'the bar takes its full width while its filters do not fit on one line', () => {
	let resized: () => void = () => undefined;
	const observed: Element[] = [];
	Object.assign( window, {
		ResizeObserver: class {
			constructor( callback: ( entries: { target: Element }[] ) => void ) {
				resized = () => callback( observed.map( ( target ) => ( { target } ) ) );
			}
			observe = ( target: Element ) => observed.push( target );
		},
	} );
	const bar =
		page( 'listings', 'a-list-with-two-filters-and-load-more' ).querySelector< HTMLElement >(
			'.awsm-filter-wrap'
		) ?? document.body;
	const items = [ ...bar.querySelectorAll< HTMLElement >( '.awsm-filter-item-search, .awsm-filter-item' ) ];
	const setItemPositions = ( width: number, tops: number[] ) => {
		Object.defineProperty( bar, 'clientWidth', { configurable: true, value: width } );
		items.forEach( ( item, index ) => {
			Object.defineProperty( item, 'offsetParent', { configurable: true, value: bar } );
			const top = tops[ index ] ?? 0;
			item.getBoundingClientRect = () => new DOMRect( 0, top, 0, 40 );
		} );
		resized();
	};
	watchFilterBars();
	setItemPositions( 900, [ 10, 10, 10 ] );
	expect( bar.classList.contains( 'awsm-full-width-search-filter-wrap' ) ).toBe( false );
	setItemPositions( 700, [ 10, 60, 60 ] );
	expect( bar.classList.contains( 'awsm-full-width-search-filter-wrap' ) ).toBe( true );
	setItemPositions( 500, [ 10, 60, 110 ] );
	expect( bar.classList.contains( 'awsm-full-width-search-filter-wrap' ) ).toBe( true );
	setItemPositions( 900, [ 10, 10, 10 ] );
	expect( bar.classList.contains( 'awsm-full-width-search-filter-wrap' ) ).toBe( false );
} );
