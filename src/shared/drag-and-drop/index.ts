import {
	closestCenter,
	DndContext,
	DragOverlay,
	KeyboardSensor,
	MouseSensor,
	PointerSensor,
	TouchSensor,
	useDraggable,
	useDroppable,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import {
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';

/*
 * One copy of the library for all wp-admin screens and the Customizer: webpack replaces their imports of `@dnd-kit/*` by
 * this object, and their scripts depend on the handle of this one (webpack.config.js). Plugin and theme have the same
 * file, because each works without the other.
 */
Object.assign( window, {
	courantDragAndDrop: {
		closestCenter,
		DndContext,
		DragOverlay,
		KeyboardSensor,
		MouseSensor,
		PointerSensor,
		SortableContext,
		sortableKeyboardCoordinates,
		TouchSensor,
		useDraggable,
		useDroppable,
		useSensor,
		useSensors,
		useSortable,
		verticalListSortingStrategy,
	},
} );
