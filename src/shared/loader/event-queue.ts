/**
 * An event in an island whose script has not loaded yet. Only controls with `data-island-replay` are delayed; the event
 * is repeated after the mount, or natively if the mount failed.
 */
interface QueuedEvent {
	control: HTMLElement;
	repeat: () => void;
}

/** A click or submission, or a change, which has none of these properties. */
type ActivationEvent = Event &
	Partial<
		Pick< MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' > & Pick< SubmitEvent, 'submitter' >
	>;

const queues = new WeakMap< Element, QueuedEvent[] >();

/** Queues a change, click or submission of a control with `data-island-replay`. */
export function queueEvent( island: Element, event: ActivationEvent ): void {
	const { target } = event;
	const entry = target instanceof Element && QUEUE_BY_TYPE[ event.type ]?.( target, event );
	if ( ! entry || ! island.contains( entry.control ) ) {
		return;
	}
	event.preventDefault();
	event.stopPropagation();
	const queued = queues.get( island ) ?? [];
	if ( ! queued.some( ( { control } ) => control === entry.control ) ) {
		queues.set( island, [ ...queued, entry ] );
		entry.control.setAttribute( 'aria-busy', 'true' );
	}
}

/** Repeats the queued events. The island's state is final by then, so that the loader does not queue them again. */
export function replayEvents( island: Element ): void {
	const queued = queues.get( island ) ?? [];
	queues.delete( island );
	for ( const { control, repeat } of queued ) {
		control.removeAttribute( 'aria-busy' );
		if ( control.isConnected ) {
			repeat();
		}
	}
}

const QUEUE_BY_TYPE: Readonly< Record< string, ( target: Element, event: ActivationEvent ) => QueuedEvent | null > > = {
	click: queueClick,
	submit: queueSubmit,
	change: queueChange,
};

/** Queues a change. The control already has its new value; only the event is delayed. */
function queueChange( target: Element ): QueuedEvent | null {
	const control = target.closest< HTMLElement >(
		'form[data-island-replay] :is(select, [type="checkbox"]), select[data-island-replay]'
	);
	return control && { control, repeat: () => void control.dispatchEvent( new Event( 'change', { bubbles: true } ) ) };
}

function queueClick( target: Element, event: ActivationEvent ): QueuedEvent | null {
	const control = target.closest< HTMLElement >( '[data-island-replay]:not(form, select)' );
	if ( ! control || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ) {
		return null;
	}
	return { control, repeat: () => control.click() };
}

function queueSubmit( target: Element, { submitter }: ActivationEvent ): QueuedEvent | null {
	const form = target.closest< HTMLFormElement >( 'form[data-island-replay]' );
	return form && { control: form, repeat: () => form.requestSubmit( submitter ) };
}
