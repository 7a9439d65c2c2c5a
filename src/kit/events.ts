interface JQueryLike {
    (target: EventTarget): { trigger(name: string, parameters: unknown[]): void };
    event?: { triggered?: string | undefined };
}

/**
 * Raises an event of the contract: a bubbling `CustomEvent`, and jQuery's own where the page has jQuery, with the
 * parameters that its handlers expect (Jobs contract 3.5; design, decision 13).
 *
 * jQuery listens natively too; naming the event as triggered keeps its handlers from running twice, as jQuery itself
 * does when it calls a native method.
 */
export function emit(target: EventTarget, name: string, detail: unknown, parameters: (wrap: (node: EventTarget) => unknown) => unknown[]): void {
    const { jQuery } = window as { jQuery?: JQueryLike };
    const event = new CustomEvent(name, { bubbles: true, detail });
    if (!jQuery) {
        target.dispatchEvent(event);
        return;
    }
    jQuery(target).trigger(name, parameters(jQuery));
    const state = jQuery.event;
    const before = state?.triggered;
    if (state) {
        state.triggered = name;
    }
    try {
        target.dispatchEvent(event);
    } finally {
        if (state) {
            state.triggered = before;
        }
    }
}
