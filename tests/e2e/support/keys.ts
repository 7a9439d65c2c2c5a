import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test';

/** The focused element as it is announced and displayed. */
export interface Focused {
	role: string;
	name: string;
	/**
	 * States that the browser reports to assistive software: expanded, pressed, checked, disabled; only reported ones
	 * are included.
	 */
	states: Record< string, string | boolean >;
	/** Whether part of it is visible and a focus indicator is shown. */
	seen: boolean;
	marked: boolean;
}

interface AxNode {
	role?: { value?: string };
	name?: { value?: string };
	properties?: { name: string; value: { value?: string | boolean } }[];
}

const REPORTED_STATES = new Set( [ 'expanded', 'pressed', 'checked', 'disabled' ] );

/**
 * A visitor who uses only the keyboard. After each key the focus is checked until it is as expected.
 */
export class Keyboard {
	private session: Promise< CDPSession > | undefined;

	constructor( private readonly page: Page ) {}

	async press(
		key:
			| 'Tab'
			| 'Shift+Tab'
			| 'Enter'
			| 'Space'
			| 'Escape'
			| 'ArrowUp'
			| 'ArrowDown'
			| 'ArrowLeft'
			| 'ArrowRight'
			| 'End',
		then: Partial< Omit< Focused, 'name' | 'marked' > > & {
			name?: string | RegExp;
			/** `expect.any( Boolean )` where the indicator does not matter. */
			marked?: unknown;
		} = {}
	): Promise< void > {
		await this.page.keyboard.press( key );
		await this.is( then, key );
	}

	/** A key that leads to another page. */
	async leave( key: 'Enter' | 'Space' ): Promise< void > {
		await this.page.keyboard.press( key );
	}

	/** Types text into the focused element. */
	async type( text: string ): Promise< void > {
		await this.page.keyboard.type( text );
	}

	/** Checks that the expected element has the focus and a visible focus indicator. */
	async is( { name, ...rest }: Parameters< Keyboard[ 'press' ] >[ 1 ] & object, after = '' ): Promise< void > {
		const pattern: unknown = name instanceof RegExp ? expect.stringMatching( name ) : name;
		const wanted = {
			seen: true,
			marked: true,
			...rest,
			...( name === undefined ? {} : { name: pattern } ),
		};
		// While a page is replaced by another, neither can be read.
		await expect
			.poll( async () => this.focused().catch( () => undefined ), { message: `after ${ after }` } )
			.toMatchObject( wanted );
	}

	/** Presses Tab until the focused element has this name. */
	async tabTo( name: string | RegExp, { most = 60 } = {} ): Promise< void > {
		const passed: string[] = [];
		for ( let presses = 0; presses < most; presses += 1 ) {
			await this.page.keyboard.press( 'Tab' );
			const now = await this.page.evaluate( text );
			if ( typeof name === 'string' ? now === name : name.test( now ) ) {
				await this.is( { name }, 'Tab' );
				return;
			}
			passed.push( now );
		}
		throw new Error( `${ String( name ) } was not reached: ${ passed.join( ' | ' ) }` );
	}

	async focused(): Promise< Focused > {
		const session = await ( this.session ??= this.page.context().newCDPSession( this.page ) );
		const { result } = await session.send( 'Runtime.evaluate', { expression: 'document.activeElement' } );
		const response = result.objectId
			? await session.send( 'Accessibility.getPartialAXTree', {
					objectId: result.objectId,
					fetchRelatives: false,
				} )
			: { nodes: [] };
		const node: AxNode = response.nodes[ 0 ] ?? {};
		const states = Object.fromEntries(
			( node.properties ?? [] )
				.filter( ( property ) => REPORTED_STATES.has( property.name ) )
				.map( ( property ) => [ property.name, property.value.value ?? false ] )
		);
		return {
			role: node.role?.value ?? '',
			name: ( node.name?.value ?? '' ).trim(),
			states,
			...( await this.page.evaluate( focusVisibility ) ),
		};
	}
}

/**
 * Returns the probable accessible name of the focused element; tests that need the exact name read it from the browser.
 * Runs in the page.
 */
function text(): string {
	const element = document.activeElement;
	if ( element instanceof HTMLInputElement && element.type === 'submit' ) {
		return element.value;
	}
	const label =
		element instanceof HTMLInputElement ||
		element instanceof HTMLSelectElement ||
		element instanceof HTMLTextAreaElement
			? element.labels?.[ 0 ]
			: undefined;
	return ( element?.getAttribute( 'aria-label' ) ?? ( label ?? element )?.textContent ?? '' )
		.replace( /\s+/g, ' ' )
		.trim();
}

/** Runs in the page. */
export function focusVisibility(): { seen: boolean; marked: boolean } {
	const element = document.activeElement;
	if ( ! ( element instanceof HTMLElement ) || element === document.body ) {
		return { seen: false, marked: false };
	}
	const box = element.getBoundingClientRect();
	// Of a tall text field, browsers scroll only the line with the caret into view.
	const edge = Math.min( 0.5, 8 / box.height );
	const spots = [
		[ 0.1, edge ],
		[ 0.1, 1 - edge ],
		[ 0.5, 0.5 ],
		[ 0.1, 0.2 ],
		[ 0.9, 0.2 ],
		[ 0.1, 0.8 ],
		[ 0.9, 0.8 ],
	] as const;
	const seen = spots.some( ( [ x, y ] ) => {
		const hit = document.elementFromPoint( box.left + box.width * x, box.top + box.height * y );
		return (
			hit !== null &&
			( element.contains( hit ) ||
				hit.contains( element ) ||
				( element.id !== '' && hit.closest( 'label' )?.htmlFor === element.id ) )
		);
	} );
	// The focus indicator of a link that fills a card is around the card.
	const around = [ element.closest( 'label' ) ?? element.parentElement, element.closest( 'article, li' ) ].map(
		( candidate ) => getComputedStyle( candidate ?? element )
	);
	const marked =
		[ getComputedStyle( element ), getComputedStyle( element, '::after' ), ...around ].some(
			( style ) => ( style.outlineStyle !== 'none' && style.outlineWidth !== '0px' ) || style.boxShadow !== 'none'
		) || element.matches( 'iframe, main' );
	return { seen, marked };
}
