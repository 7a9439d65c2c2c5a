/**
 * An event in an island whose script has not loaded yet. Only controls with `data-island-replay` are delayed; the event
 * is repeated after the mount, or natively if the mount failed.
 */
interface QueuedEvent {
	control: HTMLElement;
	repeat: () => void;
}

const queues = new WeakMap< Element, QueuedEvent[] >();

/** Queues the event if it belongs to a control with `data-island-replay`. */
export function queueEvent( island: Element, event: Event ): void {
	const target = event.target as Element;
	const entry = QUEUE_BY_TYPE[ event.type ]?.( target, event );
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

const QUEUE_BY_TYPE: Readonly< Record< string, ( target: Element, event: Event ) => QueuedEvent | undefined > > = {
	click: ( target, event ) => queueClick( target, event as MouseEvent ),
	submit: queueSubmit,
	change: queueChange,
};

/** Queues a change. The control already has its new value; only the event is delayed. */
function queueChange( target: Element ): QueuedEvent | undefined {
	const control = target.closest< HTMLElement >(
		'form[data-island-replay] :is(select, [type="checkbox"]), select[data-island-replay]'
	);
	return control
		? { control, repeat: () => void control.dispatchEvent( new Event( 'change', { bubbles: true } ) ) }
		: undefined;
}

function queueClick( target: Element, event: MouseEvent ): QueuedEvent | undefined {
	const control = target.closest< HTMLElement >( '[data-island-replay]:not(form, select)' );
	if ( ! control || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ) {
		return undefined;
	}
	return { control, repeat: () => control.click() };
}

function queueSubmit( target: Element, event: Event ): QueuedEvent | undefined {
	const form = target as HTMLFormElement;
	if ( ! form.hasAttribute( 'data-island-replay' ) ) {
		return undefined;
	}
	const submitter = ( event as SubmitEvent ).submitter ?? undefined;
	return {
		control: form,
		repeat: () => form.requestSubmit( submitter ),
	};
}
