import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';

const STEPS: Readonly< Record< string, number > > = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An arrow key moves the application to the next column in that direction, by position on the screen. */
export const moveToNextColumn: KeyboardCoordinateGetter = ( event, { currentCoordinates, context } ) => {
	const step = STEPS[ event.code ];
	if ( step === undefined ) {
		return undefined;
	}
	event.preventDefault();
	const columns = [ ...context.droppableRects.entries() ]
		.map( ( [ id, rect ] ) => ( { id, rect } ) )
		.sort( ( a, b ) => a.rect.left - b.rect.left || a.rect.top - b.rect.top );
	const reach = ( context.collisionRect?.left ?? currentCoordinates.x ) + 8;
	const currentIndex =
		context.over === null
			? columns.findIndex( ( { rect } ) => reach >= rect.left && reach <= rect.left + rect.width )
			: columns.findIndex( ( { id } ) => id === context.over?.id );
	const target = columns[ Math.min( columns.length - 1, Math.max( 0, currentIndex + step ) ) ];
	return target === undefined ? undefined : { x: target.rect.left + 8, y: target.rect.top + 48 };
};

/**
 * The column under the pointer, or under the center of an application that is moved by keyboard; the height of columns
 * is ignored.
 */
export const columnUnderPointer: CollisionDetection = ( {
	collisionRect,
	droppableContainers,
	droppableRects,
	pointerCoordinates,
} ) => {
	const x = pointerCoordinates?.x ?? collisionRect.left + collisionRect.width / 2;
	return droppableContainers
		.flatMap( ( droppableContainer ) => {
			const rect = droppableRects.get( droppableContainer.id );
			return rect === undefined
				? []
				: [
						{
							id: droppableContainer.id,
							data: { droppableContainer, value: Math.max( rect.left - x, x - rect.right, 0 ) },
						},
					];
		} )
		.sort( ( a, b ) => a.data.value - b.data.value );
};
