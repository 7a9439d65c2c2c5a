/** What the types of browsers' interfaces do not contain. */

/** Events that are dispatched to elements, so that a listener of an element never receives another target. */
type ElementEvents = 'change' | 'click' | 'focusin' | 'focusout' | 'input' | 'keydown' | 'submit' | 'toggle';

type ElementEvent< Name extends ElementEvents > = HTMLElementEventMap[ Name ] & {
	readonly target: Element;
	readonly relatedTarget?: Element | null;
};

/** The target of an event at the document or window may be one of them, which have no such method. */
interface EventTarget {
	readonly closest?: Element[ 'closest' ];
}

interface HTMLElement {
	addEventListener< Name extends ElementEvents >(
		type: Name,
		listener: ( event: ElementEvent< Name > ) => unknown,
		options?: boolean | AddEventListenerOptions
	): void;
}

interface HTMLFormElement {
	addEventListener(
		type: 'change' | 'input',
		listener: (
			event: Event & { readonly target: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement }
		) => unknown,
		options?: boolean | AddEventListenerOptions
	): void;
}

interface Document {
	/** Chromium only. */
	readonly prerendering?: boolean;
}

interface Navigator {
	/** Chromium only. */
	readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Window {
	readonly scheduler?: { readonly yield?: () => Promise< void > };
}
