import type { ReactElement, ReactNode } from 'react';
import { DragHandle, MoveButtons, Sortable, useSortableRow } from '../../../shared/admin/sortable';
import { __ } from '../../../shared/admin/wordpress';

interface Entry {
	readonly id: string;
	readonly name: string;
}

interface RowProps extends Entry {
	readonly position: number;
	readonly last: number;
	readonly move: ( to: number ) => void;
	readonly className: string;
	readonly children: ReactNode;
}

const Row = ( { id, name, position, last, move, className, children }: RowProps ): ReactElement => {
	const { ref, style, isDragging, handle } = useSortableRow( id );
	return (
		<li ref={ ref } style={ style } className={ className } data-dragged={ isDragging }>
			<span className="courant-order">
				<DragHandle handle={ handle } name={ name } />
				<MoveButtons
					name={ name }
					moveUp={ position > 0 ? () => move( position - 1 ) : undefined }
					moveDown={ position < last ? () => move( position + 1 ) : undefined }
				/>
			</span>
			{ children }
		</li>
	);
};

interface SortableListProps< T extends Entry > {
	readonly entries: readonly T[];
	readonly label: string;
	readonly className: string;
	readonly rowClassName: string;
	readonly move: ( from: number, to: number ) => void;
	readonly children: ( entry: T ) => ReactNode;
}

/** A sortable list: by dragging, with the keyboard, or with buttons. */
export const SortableList = < T extends Entry >( {
	entries,
	label,
	className,
	rowClassName,
	move,
	children,
}: SortableListProps< T > ): ReactElement => (
	<Sortable
		ids={ entries.map( ( { id } ) => id ) }
		nameOf={ ( id ) => entries.find( ( entry ) => entry.id === id )?.name ?? '' }
		help={ __(
			'Press Space or Enter to pick up the item, the arrow keys to move it, Space or Enter to drop it, Escape to cancel.',
			'courant-desk'
		) }
		move={ move }
	>
		<ol className={ className } aria-label={ label }>
			{ entries.map( ( entry, index ) => (
				<Row
					key={ entry.id }
					id={ entry.id }
					name={ entry.name }
					className={ rowClassName }
					position={ index }
					last={ entries.length - 1 }
					move={ ( to ) => move( index, to ) }
				>
					{ children( entry ) }
				</Row>
			) ) }
		</ol>
	</Sortable>
);
