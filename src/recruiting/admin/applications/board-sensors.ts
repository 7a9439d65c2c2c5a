import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { moveToNextColumn } from './board-keys';

const CONTROLS = 'select, input, button:not(.courant-handle)';

/** Returns whether a pointer on this element starts to move the card. */
const canStartDrag = ( target: EventTarget ): boolean =>
	target instanceof Element && target.closest( CONTROLS ) === null;

class CardMouseSensor extends MouseSensor {
	static override activators = MouseSensor.activators.map(
		( { eventName, handler } ): ( typeof MouseSensor.activators )[ 0 ] => ( {
			eventName,
			handler: ( event, options ) => canStartDrag( event.target ) && handler( event, options ),
		} )
	);
}

class CardTouchSensor extends TouchSensor {
	static override activators = TouchSensor.activators.map(
		( { eventName, handler } ): ( typeof TouchSensor.activators )[ 0 ] => ( {
			eventName,
			handler: ( event, options ) => canStartDrag( event.target ) && handler( event, options ),
		} )
	);
}

/** A mouse moves a card after a few pixels; touch requires a long press, because it also scrolls. */
export const useBoardSensors = () =>
	useSensors(
		useSensor( CardMouseSensor, { activationConstraint: { distance: 6 } } ),
		useSensor( CardTouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } } ),
		useSensor( KeyboardSensor, { coordinateGetter: moveToNextColumn, scrollBehavior: 'auto' } )
	);
