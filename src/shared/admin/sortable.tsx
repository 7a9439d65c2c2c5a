import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import {
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button } from '@wordpress/components';
import { chevronDown, chevronUp, dragHandle } from '@wordpress/icons';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { __, sprintf } from './i18n';

interface SortableProps {
	/** In order. */
	readonly ids: readonly string[];
	readonly nameOf: ( id: string ) => string;
	/** Instructions for keyboard users. */
	readonly help: string;
	readonly move: ( from: number, to: number ) => void;
	readonly children: ReactNode;
}

/** A list whose rows (`useSortableRow`) are moved by dragging their handle, or with the handle and the arrow keys. */
export const Sortable = ( { ids, nameOf, help, move, children }: SortableProps ): ReactElement => {
	const sensors = useSensors(
		useSensor( PointerSensor, { activationConstraint: { distance: 4 } } ),
		useSensor( KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' } )
	);
	const position = ( id: unknown ): number => ids.indexOf( String( id ) );
	const name = ( id: unknown ): string => nameOf( String( id ) );
	const announcements: Announcements = {
		onDragStart: ( { active } ) =>
			sprintf(
				/* translators: %s: name of an entry of a list, such as a form field, a specification or a stage */
				__( '%s picked up.', 'courant-desk' ),
				name( active.id )
			),
		onDragOver: ( { active, over } ) =>
			over === null
				? ''
				: sprintf(
						/* translators: 1: name of an entry of a list, such as a form field, a specification or a stage, 2: its position, 3: number of all entries */
						__( '%1$s is at position %2$d of %3$d.', 'courant-desk' ),
						name( active.id ),
						position( over.id ) + 1,
						ids.length
					),
		onDragEnd: ( { active, over } ) =>
			sprintf(
				/* translators: 1: name of an entry of a list, such as a form field, a specification or a stage, 2: its position */
				__( '%1$s dropped at position %2$d.', 'courant-desk' ),
				name( active.id ),
				position( over?.id ?? active.id ) + 1
			),
		onDragCancel: ( { active } ) =>
			sprintf(
				/* translators: %s: name of what was moved, such as an applicant, a form field or a stage */
				__( 'Moving %s was canceled.', 'courant-desk' ),
				name( active.id )
			),
	};
	const end = ( { active, over }: DragEndEvent ): void => {
		if ( over !== null && over.id !== active.id ) {
			move( position( active.id ), position( over.id ) );
		}
	};
	return (
		<DndContext
			sensors={ sensors }
			collisionDetection={ closestCenter }
			onDragEnd={ end }
			accessibility={ { announcements, screenReaderInstructions: { draggable: help } } }
		>
			<SortableContext items={ [ ...ids ] } strategy={ verticalListSortingStrategy }>
				{ children }
			</SortableContext>
		</DndContext>
	);
};

type SortingContext = ReturnType< typeof useSortable >;

interface DragHandleProps {
	readonly ref: SortingContext[ 'setActivatorNodeRef' ];
	readonly listeners: SortingContext[ 'listeners' ];
	readonly describedBy: string;
}

interface SortableRow {
	readonly ref: SortingContext[ 'setNodeRef' ];
	readonly style: CSSProperties;
	readonly isDragging: boolean;
	readonly handle: DragHandleProps;
}

/** A row of a `Sortable`. A fixed row cannot be moved. */
export const useSortableRow = ( id: string, isFixed = false ): SortableRow => {
	const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable( {
		id,
		disabled: isFixed,
	} );
	return {
		ref: setNodeRef,
		style: transform === null ? {} : { transform: `translateY(${ transform.y }px)`, transition },
		isDragging,
		handle: { ref: setActivatorNodeRef, listeners, describedBy: attributes[ 'aria-describedby' ] },
	};
};

interface DragHandleButtonProps {
	readonly handle: DragHandleProps;
	readonly name: string;
	readonly className?: string;
}

export const DragHandle = ( {
	handle: { ref, listeners, describedBy },
	name,
	className = 'courant-handle',
}: DragHandleButtonProps ): ReactElement => (
	<Button
		ref={ ref }
		className={ className }
		icon={ dragHandle }
		// A tooltip would cover the rows while one is dragged.
		showTooltip={ false }
		{ ...listeners }
		aria-describedby={ describedBy }
		label={ sprintf(
			/* translators: %s: name of an entry of a list, such as a form field, a specification or a stage */
			__( 'Position of %s', 'courant-desk' ),
			name
		) }
	/>
);

interface MoveButtonsProps {
	readonly name: string;
	/** Undefined for an entry that cannot be moved up. */
	readonly moveUp: ( () => void ) | undefined;
	readonly moveDown: ( () => void ) | undefined;
}

interface MoveButtonProps {
	readonly icon: ReactElement;
	readonly label: string;
	/** Undefined at this end of the list: the button then does nothing, but keeps the focus. */
	readonly move: ( () => void ) | undefined;
}

const MoveButton = ( { icon, label, move }: MoveButtonProps ): ReactElement => (
	<Button size="compact" icon={ icon } label={ label } aria-disabled={ move === undefined } onClick={ move } />
);

/** Buttons that move an entry of a list by one position. They keep the focus at both ends of the list. */
export const MoveButtons = ( { name, moveUp, moveDown }: MoveButtonsProps ): ReactElement => (
	<span className="courant-move-buttons">
		<MoveButton
			icon={ chevronUp }
			/* translators: %s: name of an entry of a list, such as a form field, a specification or a stage */
			label={ sprintf( __( 'Move %s up', 'courant-desk' ), name ) }
			move={ moveUp }
		/>
		<MoveButton
			icon={ chevronDown }
			/* translators: %s: name of an entry of a list, such as a form field, a specification or a stage */
			label={ sprintf( __( 'Move %s down', 'courant-desk' ), name ) }
			move={ moveDown }
		/>
	</span>
);
