import type { ContentsConfig, PageConfig } from '../../../src/shared/config/generated';
import { page } from '../support/fixtures';
import { defined, findElement, matchMedia } from '../support/dom';

export const contents: ContentsConfig = {
	scrollOffset: 30,
	mobileOffset: 30,
	smoothScroll: true,
	visibilityHideByDefault: false,
	visibilityHideByDevice: '0',
	affixSelector: '',
	sync: false,
	unfold: false,
	copyLinks: false,
	ajax: false,
	messages: {
		copy: 'Copy the link to “%s”',
		copied: 'Copied',
		progress: '%d %% read',
		left: '%d min left',
	},
};

export const config = ( changes: Partial< ContentsConfig > = {} ): PageConfig => ( {
	react: { react: '', dom: '' },
	kit: '',
	islands: {},
	contents: { ...contents, ...changes },
} );

export const CONTAINER = 'a-container-with-sub-lists-and-more-links';

/** An article with a table, and, on request, a sticky widget. */
export function article( widget = false ): HTMLElement {
	if ( ! widget ) {
		page( 'contents', CONTAINER );
	} else {
		page( 'contents', 'a-sticky-widget' );
		const aside = document.body.innerHTML;
		page( 'contents', CONTAINER );
		document.body.insertAdjacentHTML( 'beforeend', aside );
	}
	return findElement( '#ez-toc-container', HTMLElement );
}

/** Typed as an element with every property that these tests read. */
export const find = ( selector: string ) => defined( document.querySelector< HTMLButtonElement >( selector ) );
export const isOpen = ( selector: string ) => find( selector ).getAttribute( 'aria-expanded' );

export function viewport( desktop: boolean, reducedMotion = false ): void {
	matchMedia( ( query ) => ( query.includes( 'reduce' ) ? reducedMotion : desktop ) );
}

/** Keeps every cookie as it is written: jsdom shows their names and values only. */
export function cookieJar(): string[] {
	const written: string[] = [];
	const own = Object.getOwnPropertyDescriptor( Document.prototype, 'cookie' );
	Object.defineProperty( document, 'cookie', {
		configurable: true,
		get: () => String( own?.get?.call( document ) ),
		set: ( text: string ) => {
			written.push( text );
			own?.set?.call( document, text );
		},
	} );
	return written;
}

export const COOKIES = [ 'ezTOC_hidetoc-0', 'ezTOC_hidetoc-1' ];
export function clearCookies(): void {
	Reflect.deleteProperty( document, 'cookie' );
	COOKIES.forEach( ( name ) => {
		document.cookie = `${ name }=; path=/; max-age=0`;
	} );
}
