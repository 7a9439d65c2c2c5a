import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { CSSProperties, ReactElement } from 'react';
import type { ApplicationRow } from '../../../shared/config/generated';
import { formatNumber } from '../../../shared/admin/format';
import { __, sprintf } from '../../../shared/admin/wordpress';
import type { Column } from './board-model';
import { ApplicantName, Initials, OpenLink, StageSelect, Stars, stageLabel } from './components';
import { day, stageOf } from './screen';

interface CardActions {
	readonly hrefOf: ( id: number ) => string;
	readonly open: ( id: number ) => void;
}

interface CardProps extends CardActions {
	readonly row: ApplicationRow;
	readonly move: ( row: ApplicationRow, stage: string ) => void;
}

export const CardBody = ( { row, hrefOf, open }: Omit< CardProps, 'move' > ): ReactElement => (
	<>
		<Initials name={ row.name } />
		<span className="courant-card-text">
			<OpenLink href={ hrefOf( row.id ) } onOpen={ () => open( row.id ) }>
				<ApplicantName name={ row.name } isUnread={ row.unread } />
			</OpenLink>
			<bdi className="courant-none">{ row.opening.title }</bdi>
			<span className="courant-none">{ day( row.received ) }</span>
			{ row.rating > 0 ? <Stars rating={ row.rating } /> : null }
		</span>
	</>
);

const Card = ( { row, hrefOf, open, move }: CardProps ): ReactElement => {
	const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable( { id: row.id } );
	return (
		<li
			ref={ setNodeRef }
			className="courant-tile"
			data-application={ row.id }
			data-unread={ row.unread }
			data-dragging={ isDragging }
		>
			<button
				ref={ setActivatorNodeRef }
				type="button"
				className="courant-handle"
				{ ...listeners }
				aria-describedby={ attributes[ 'aria-describedby' ] }
				aria-label={ sprintf(
					/* translators: %s: name of the applicant */
					__( 'Move %s', 'courant-desk' ),
					row.name
				) }
			>
				<span aria-hidden="true">⠿</span>
			</button>
			<CardBody row={ row } hrefOf={ hrefOf } open={ open } />
			<StageSelect
				slug={ row.stage }
				label={ sprintf(
					/* translators: %s: name of the applicant */
					__( 'Stage of %s', 'courant-desk' ),
					row.name
				) }
				hidesLabel
				onChange={ ( stage ) => move( row, stage ) }
			/>
		</li>
	);
};

interface ColumnProps extends CardActions {
	readonly column: Column;
	readonly move: CardProps[ 'move' ];
	readonly onMore: () => void;
}

export const BoardColumn = ( { column, hrefOf, open, move, onMore }: ColumnProps ): ReactElement => {
	const { setNodeRef, isOver } = useDroppable( { id: column.stage } );
	const id = `courant-lane-${ column.stage }`;
	return (
		<section
			ref={ setNodeRef }
			className="courant-lane"
			data-over={ isOver }
			aria-labelledby={ id }
			style={ { '--stage': stageOf( column.stage )?.color ?? '#50575e' } as CSSProperties }
		>
			<h2 id={ id }>
				<span>{ stageLabel( column.stage ) }</span>
				<span className="courant-count">{ formatNumber( column.total ) }</span>
			</h2>
			<ul>
				{ column.items.map( ( row ) => (
					<Card key={ row.id } row={ row } hrefOf={ hrefOf } open={ open } move={ move } />
				) ) }
			</ul>
			{ column.items.length === 0 ? (
				<p className="courant-none">{ __( 'No applications.', 'courant-desk' ) }</p>
			) : null }
			{ column.total > column.items.length ? (
				<button type="button" className="button" onClick={ onMore }>
					{ sprintf(
						/* translators: %s: number of applications */
						__( 'Show all %s in the list', 'courant-desk' ),
						column.total
					) }
				</button>
			) : null }
		</section>
	);
};
