import { createChoice, choiceForAll, CATEGORIES, isSameChoice, serializeChoice } from './choice';
import type { Choice } from './choice';
import { writeCookie } from './storage';

declare global {
	interface Window {
		wp_set_consent?: ( category: string, value: 'allow' | 'deny' ) => void;
	}
}

let saveChoice: ( choice: Choice ) => void;
let opener: HTMLElement | undefined;
let isReady = false;
/** Timestamp of the event that opened the details. */
let openedAt = -Infinity;
/**
 * Milliseconds. A second click within this time, without a change in between, was intended for the button that was
 * there before.
 */
const DOUBLE_CLICK_TIME = 600;

const findBanner = () => document.getElementById( 'courant-consent' );

/**
 * Shows the banner of this plugin: without moving focus when the page opens it, with focus when the visitor opens it.
 */
export function show(
	current: Choice | undefined,
	hasSignal: boolean,
	pressed: HTMLElement | undefined,
	revision: number,
	onChoose: ( choice: Choice, action: string ) => void
): void {
	const root = findBanner();
	if ( ! root ) {
		return;
	}
	saveChoice = ( choice ) => {
		writeCookie( serializeChoice( choice, revision ) );
		CATEGORIES.forEach( ( category ) =>
			window.wp_set_consent?.( category, choice[ category ] ? 'allow' : 'deny' )
		);
		onChoose( choice, choiceAction( choice ) );
	};
	opener = pressed;
	addListeners( root );
	CATEGORIES.forEach( ( category ) => {
		const checkbox = checkboxFor( root, category );
		checkbox.checked = current?.[ category ] ?? false;
		checkbox.disabled = hasSignal && category === 'marketing';
	} );
	root.querySelectorAll< HTMLElement >( '.courant-consent-signal' ).forEach(
		( note ) => ( note.hidden = ! hasSignal )
	);
	toggleDetails( root, pressed !== undefined );
	root.hidden = false;
	document.documentElement.style.setProperty( 'scroll-padding-block-end', `${ root.offsetHeight }px` );
	if ( pressed ) {
		root.focus();
	}
	replayPressed( root );
}

/** Repeats a click that happened before this module had loaded; early.banner-visibility.ts stores it. */
function replayPressed( root: HTMLElement ): void {
	const action = root.dataset[ 'pressed' ];
	delete root.dataset[ 'pressed' ];
	root.onclick = null;
	root.querySelector< HTMLElement >( `[data-consent="${ action ?? '' }"]` )?.click();
}

function addListeners( root: HTMLElement ): void {
	if ( isReady ) {
		return;
	}
	isReady = true;
	root.addEventListener( 'click', ( { target, timeStamp } ) => {
		switch ( target.closest< HTMLElement >( '[data-consent]' )?.dataset[ 'consent' ] ) {
			case 'accept':
				close( choiceForAll( true ) );
				break;
			case 'refuse':
				close( choiceForAll( false ) );
				break;
			case 'save':
				if ( timeStamp - openedAt > DOUBLE_CLICK_TIME ) {
					close( createChoice( ( category ) => checkboxFor( root, category ).checked ) );
				}
				break;
			case 'choose':
				openedAt = timeStamp;
				toggleDetails( root, true );
				root.querySelector< HTMLElement >( 'input:enabled' )?.focus();
		}
	} );
	root.addEventListener( 'change', () => {
		openedAt = -Infinity;
	} );
	root.addEventListener( 'keydown', ( { key } ) => {
		// Escape keeps an earlier choice; a visitor without one still has to choose.
		if ( key === 'Escape' && opener ) {
			close();
		}
	} );
}

function close( choice?: Choice ): void {
	const root = findBanner();
	if ( root ) {
		root.hidden = true;
	}
	document.documentElement.style.removeProperty( 'scroll-padding-block-end' );
	opener?.focus();
	if ( choice ) {
		saveChoice( choice );
	}
}

function choiceAction( choice: Choice ): string {
	if ( isSameChoice( choice, choiceForAll( true ) ) ) {
		return 'accept';
	}
	return isSameChoice( choice, choiceForAll( false ) ) ? 'refuse' : 'choose';
}

function toggleDetails( root: HTMLElement, isOpen: boolean ): void {
	root.querySelectorAll< HTMLElement >( 'fieldset, [data-consent="save"]' ).forEach(
		( element ) => ( element.hidden = ! isOpen )
	);
	root.querySelectorAll< HTMLElement >( '[data-consent="choose"]' ).forEach( ( button ) => {
		button.hidden = isOpen;
		button.setAttribute( 'aria-expanded', String( isOpen ) );
	} );
}

const checkboxFor = ( root: HTMLElement, category: string ) =>
	root.querySelector< HTMLInputElement >( `[name="${ category }"]` ) ?? document.createElement( 'input' );
