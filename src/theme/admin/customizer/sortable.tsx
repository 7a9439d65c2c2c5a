import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import {
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { chevronDown, chevronUp, closeSmall, dragHandle } from '@wordpress/icons';
import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { moveRow, removeAt } from './rows';
import { __, sprintf } from './wordpress';

interface RowProps {
	readonly id: string;
	readonly name: string;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onMove: ( by: number ) => void;
	readonly onRemove: () => void;
	readonly children?: ReactNode;
}

const RemoveButton = ( { name, onRemove }: Pick< RowProps, 'name' | 'onRemove' > ): ReactElement => (
	<Button
		className="courant-row__remove"
		size="small"
		icon={ closeSmall }
		isDestructive
		showTooltip={ false }
		label={ sprintf(
			/* translators: %s: name of a row of the list, such as a section or an article */
			__( 'Remove %s', 'courant' ),
			name
		) }
		onClick={ onRemove }
	/>
);

const Row = ( { id, name, isFirst, isLast, onMove, onRemove, children }: RowProps ): ReactElement => {
	const { attributes, listeners, setNodeRef, transform, transition } = useSortable( { id } );
	return (
		<li
			ref={ setNodeRef }
			className="courant-row"
			style={ { transform: `translateY(${ transform?.y ?? 0 }px)`, transition: transition ?? '' } }
		>
			<div className="courant-row__head">
				<Button
					className="courant-row__handle"
					size="small"
					icon={ dragHandle }
					// A tooltip would cover the rows while one is dragged.
					showTooltip={ false }
					{ ...listeners }
					aria-describedby={ attributes[ 'aria-describedby' ] }
					label={ sprintf(
						/* translators: %s: name of a row of the list, such as a section or an article */
						__( 'Drag %s', 'courant' ),
						name
					) }
				/>
				<span className="courant-row__name">{ name }</span>
				<Button
					className="courant-row__move"
					size="small"
					icon={ chevronUp }
					showTooltip={ false }
					disabled={ isFirst }
					label={ sprintf(
						/* translators: %s: name of a row of the list, such as a section or an article */
						__( 'Move %s up', 'courant' ),
						name
					) }
					onClick={ () => onMove( -1 ) }
				/>
				<Button
					className="courant-row__move"
					size="small"
					icon={ chevronDown }
					showTooltip={ false }
					disabled={ isLast }
					label={ sprintf(
						/* translators: %s: name of a row of the list, such as a section or an article */
						__( 'Move %s down', 'courant' ),
						name
					) }
					onClick={ () => onMove( 1 ) }
				/>
				<RemoveButton name={ name } onRemove={ onRemove } />
			</div>
			{ children }
		</li>
	);
};

interface SortableProps< T > {
	readonly rows: readonly T[];
	readonly nameOf: ( row: T ) => string;
	readonly onChange: ( rows: readonly T[] ) => void;
	readonly fieldsOf?: ( row: T, index: number ) => ReactNode;
}

function announcementsFor( ids: string[], nameAt: ( id: string | number ) => string ) {
	const position = ( id: string | number ): number => ids.indexOf( String( id ) ) + 1;
	const announcements: Announcements = {
		onDragStart: ( { active } ) =>
			sprintf(
				/* translators: %s: name of a row of the list, such as a section or an article */
				__( '%s picked up.', 'courant' ),
				nameAt( active.id )
			),
		onDragOver: ( { active, over } ) =>
			over === null
				? undefined
				: sprintf(
						/* translators: 1: name of a row of the list, such as a section or an article, 2: its position */
						__( '%1$s is at position %2$d.', 'courant' ),
						nameAt( active.id ),
						position( over.id )
					),
		onDragEnd: ( { active, over } ) =>
			over === null
				? undefined
				: sprintf(
						/* translators: 1: name of a row of the list, such as a section or an article, 2: its new position */
						__( '%1$s moved to position %2$d.', 'courant' ),
						nameAt( active.id ),
						position( over.id )
					),
		onDragCancel: ( { active } ) =>
			sprintf(
				/* translators: %s: name of a row of the list, such as a section or an article */
				__( 'Moving %s was canceled.', 'courant' ),
				nameAt( active.id )
			),
	};
	return announcements;
}

/** Returns functions that move and remove rows, announce it and keep the focus. */
function useRowActions< T >(
	rows: readonly T[],
	onChange: ( rows: readonly T[] ) => void,
	nameOf: ( row: T ) => string
) {
	const list = useRef< HTMLUListElement >( null );
	const status = useRef< HTMLParagraphElement >( null );
	const announce = ( instructions: string ): void => {
		if ( status.current !== null ) {
			status.current.textContent = instructions;
		}
	};
	const moveTo = ( from: number, to: number ): void => {
		const row = rows[ from ];
		onChange( moveRow( rows, from, to ) );
		announce(
			row === undefined
				? ''
				: sprintf(
						/* translators: 1: name of a row of the list, such as a section or an article, 2: its new position */
						__( '%1$s moved to position %2$d.', 'courant' ),
						nameOf( row ),
						to + 1
					)
		);
	};
	/* Keeps focus on the same button of a moved row. */
	const moveFocus = ( to: number, by: number ): void => {
		requestAnimationFrame( () => {
			const buttons =
				list.current?.children[ to ]?.querySelectorAll< HTMLButtonElement >( '.courant-row__move' ) ?? [];
			const isSame = buttons[ by < 0 ? 0 : 1 ];
			( isSame?.disabled === true ? buttons[ by < 0 ? 1 : 0 ] : isSame )?.focus();
		} );
	};
	const remove = ( at: number ): void => {
		const row = rows[ at ];
		onChange( removeAt( rows, at ) );
		announce(
			row === undefined
				? ''
				: sprintf(
						/* translators: %s: name of a row of the list, such as a section or an article */
						__( '%s removed.', 'courant' ),
						nameOf( row )
					)
		);
		requestAnimationFrame( () => {
			const next = list.current?.children[ Math.min( at, rows.length - 2 ) ];
			(
				next?.querySelector< HTMLButtonElement >( '.courant-row__remove' ) ??
				list.current?.parentElement?.querySelector< HTMLElement >( '.courant-add' )
			)?.focus();
		} );
	};
	return { list, moveTo, moveFocus, remove, status };
}

/**
 * Returns a function to call when a drag starts and ends. Without it, Escape cancels the drag and also closes the section:
 * the Customizer handles the key on the body, before the library does on the document.
 */
function useEscapeWhileDragging(): ( isDragging: boolean ) => void {
	const [ isDragging, setDragging ] = useState( false );
	useEffect( () => {
		if ( ! isDragging ) {
			return undefined;
		}
		const cancel = ( event: KeyboardEvent ): void => {
			if ( event.code === 'Escape' && event.target !== document ) {
				event.preventDefault();
				event.stopImmediatePropagation();
				document.dispatchEvent( new KeyboardEvent( 'keydown', { code: 'Escape', key: 'Escape' } ) );
			}
		};
		window.addEventListener( 'keydown', cancel, true );
		return () => window.removeEventListener( 'keydown', cancel, true );
	}, [ isDragging ] );
	return setDragging;
}

/** A sortable list: by dragging, with the keyboard, or with buttons. */
export const Sortable = < T, >( { rows, nameOf, onChange, fieldsOf }: SortableProps< T > ): ReactElement => {
	const ids = rows.map( ( _, index ) => `row-${ index }` );
	const nameAt = ( id: string | number ): string => {
		const row = rows[ ids.indexOf( String( id ) ) ];
		return row === undefined ? '' : nameOf( row );
	};
	const { list, moveTo, moveFocus, remove, status } = useRowActions( rows, onChange, nameOf );
	const announcements = announcementsFor( ids, nameAt );
	const sensors = useSensors(
		useSensor( PointerSensor ),
		useSensor( KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' } )
	);
	const setDragging = useEscapeWhileDragging();
	const drop = ( { active, over }: DragEndEvent ): void => {
		setDragging( false );
		if ( over !== null ) {
			onChange( moveRow( rows, ids.indexOf( String( active.id ) ), ids.indexOf( String( over.id ) ) ) );
		}
	};
	return (
		<DndContext
			sensors={ sensors }
			collisionDetection={ closestCenter }
			onDragStart={ () => setDragging( true ) }
			onDragEnd={ drop }
			onDragCancel={ () => setDragging( false ) }
			accessibility={ {
				announcements,
				screenReaderInstructions: {
					draggable: __(
						'Press Space to pick up the item, the arrow keys to move it, Space again to drop it, Escape to cancel.',
						'courant'
					),
				},
			} }
		>
			<SortableContext items={ ids } strategy={ verticalListSortingStrategy }>
				<ul className="courant-rows" ref={ list }>
					{ rows.map( ( row, index ) => (
						<Row
							key={ ids[ index ] }
							id={ ids[ index ] ?? '' }
							name={ nameOf( row ) }
							isFirst={ index === 0 }
							isLast={ index === rows.length - 1 }
							onMove={ ( by ) => {
								moveTo( index, index + by );
								moveFocus( index + by, by );
							} }
							onRemove={ () => remove( index ) }
						>
							{ fieldsOf?.( row, index ) }
						</Row>
					) ) }
				</ul>
			</SortableContext>
			<p className="screen-reader-text" role="status" ref={ status } />
		</DndContext>
	);
};
