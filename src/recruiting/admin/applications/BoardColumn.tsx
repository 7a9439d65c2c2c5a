import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { dragHandle, Icon } from '@wordpress/icons';
import type { FocusEvent, ReactElement, Ref } from 'react';
import type { ApplicationRow } from '../../../shared/config/generated';
import { formatNumber } from '../../../shared/admin/format';
import { __, sprintf } from '../../../shared/admin/wordpress';
import type { Column } from './board-model';
import { ApplicantName, Initials, OpenLink, Stars, stageColor, stageLabel, stageOptions } from './components';
import { useKnownTags } from './known-tags';
import { day, screen } from './screen';
import { useWindowedColumn } from './use-windowed-column';
import { OVERSCAN } from './window-range';

interface CardActions {
	readonly hrefOf: ( id: number ) => string;
	readonly open: ( id: number ) => void;
}

interface CardProps extends CardActions {
	readonly row: ApplicationRow;
	readonly move: ( row: ApplicationRow, stage: string ) => void;
}

/** A line of tags and assignees: on every card once any tag exists, so that all cards have the same height. */
const CardTags = ( { row }: { readonly row: ApplicationRow } ): ReactElement | null => {
	const hasLine = useKnownTags().length > 0 || screen().assignees.length > 1;
	const names = [ ...row.tags, ...row.assignees ].map( ( { name } ) => name ).join( ', ' );
	return hasLine ? (
		<bdi className="courant-none" title={ names }>
			{ names === '' ? '\u00a0' : names }
		</bdi>
	) : null;
};

export const CardBody = ( { row, hrefOf, open }: Omit< CardProps, 'move' > ): ReactElement => (
	<>
		<Initials name={ row.name } />
		<span className="courant-card-text">
			<OpenLink href={ hrefOf( row.id ) } onOpen={ () => open( row.id ) }>
				<ApplicantName name={ row.name } isUnread={ row.unread } />
			</OpenLink>
			<bdi className="courant-none" title={ row.opening.title }>
				{ row.opening.title }
			</bdi>
			<span className="courant-none">
				{ day( row.received ) }
				{ row.rating > 0 ? <Stars rating={ row.rating } /> : null }
			</span>
			<CardTags row={ row } />
		</span>
	</>
);

/** Either the listeners of the keyboard, for the button of a card, or those of pointers, for the whole card. */
const listenersFor = ( listeners: DraggableSyntheticListeners, isKeyboard: boolean ) =>
	Object.fromEntries(
		Object.entries( listeners ?? {} ).filter( ( [ name ] ) => ( name === 'onKeyDown' ) === isKeyboard )
	);

interface CardHandleProps {
	readonly name: string;
	readonly activator: ( element: HTMLElement | null ) => void;
	readonly listeners: DraggableSyntheticListeners;
	readonly describedBy: string;
}

/* eslint-disable no-restricted-syntax -- With `Button` and `SelectControl`, scrolling the board and moving cards takes twice the CPU time (docs/performance.md). */

/* The controls of cards are elements with the styles of WordPress. */

const CardHandle = ( { name, activator, listeners, describedBy }: CardHandleProps ): ReactElement => (
	<button
		ref={ activator }
		type="button"
		className="components-button has-icon courant-handle"
		{ ...listenersFor( listeners, true ) }
		aria-describedby={ describedBy }
		aria-label={ sprintf(
			/* translators: %s: name of the applicant */
			__( 'Move %s', 'courant-desk' ),
			name
		) }
	>
		<Icon icon={ dragHandle } />
	</button>
);

const CardStage = ( { row, move }: Pick< CardProps, 'row' | 'move' > ): ReactElement => (
	<div className="courant-stage-select" style={ stageColor( row.stage ) }>
		<select
			aria-label={ sprintf(
				/* translators: %s: name of the applicant */
				__( 'Stage of %s', 'courant-desk' ),
				row.name
			) }
			value={ row.stage }
			onChange={ ( { target } ) => move( row, target.value ) }
		>
			{ stageOptions( row.stage ).map( ( { value, label } ) => (
				<option key={ value } value={ value }>
					{ label }
				</option>
			) ) }
		</select>
	</div>
);

/* eslint-enable no-restricted-syntax */

interface WindowedCardProps extends CardProps {
	readonly index: number;
	readonly total: number;
	readonly top: number;
	readonly measure: Ref< HTMLLIElement > | undefined;
}

/** A card, which is moved by dragging it, by its button and the arrow keys, or by its select. */
const Card = ( { row, hrefOf, open, move, index, total, top, measure }: WindowedCardProps ): ReactElement => {
	const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable( { id: row.id } );
	const setRefs = ( node: HTMLLIElement | null ): void => {
		setNodeRef( node );
		if ( typeof measure === 'function' ) {
			measure( node );
		}
	};
	return (
		<li
			ref={ setRefs }
			className="courant-tile"
			data-application={ row.id }
			data-unread={ row.unread }
			data-dragging={ isDragging }
			aria-posinset={ index + 1 }
			aria-setsize={ total }
			style={ { insetBlockStart: `${ top }px` } }
			{ ...listenersFor( listeners, false ) }
		>
			<CardHandle
				name={ row.name }
				activator={ setActivatorNodeRef }
				listeners={ listeners }
				describedBy={ attributes[ 'aria-describedby' ] }
			/>
			<CardBody row={ row } hrefOf={ hrefOf } open={ open } />
			<CardStage row={ row } move={ move } />
		</li>
	);
};

interface NextPageProps {
	readonly hasFailed: boolean;
	readonly load: () => void;
}

const NextPage = ( { hasFailed, load }: NextPageProps ): ReactElement =>
	hasFailed ? (
		<p className="courant-board-column__next">
			{ __( 'Further applications could not be loaded.', 'courant-desk' ) }{ ' ' }
			<Button size="compact" variant="secondary" onClick={ load }>
				{ __( 'Try again', 'courant-desk' ) }
			</Button>
		</p>
	) : (
		<p className="courant-board-column__next courant-none">{ __( 'Loading…', 'courant-desk' ) }</p>
	);

/** Returns the ID of the card that has the focus, and the handlers of its list. */
function useFocusedCard() {
	const [ focused, setFocused ] = useState( 0 );
	const onFocus = ( { target }: FocusEvent ): void =>
		setFocused( Number( target.closest< HTMLElement >( '[data-application]' )?.dataset[ 'application' ] ?? 0 ) );
	const onBlur = ( { currentTarget, relatedTarget }: FocusEvent ): void => {
		if ( ! currentTarget.contains( relatedTarget ) ) {
			setFocused( 0 );
		}
	};
	return { focused, onFocus, onBlur };
}

interface ColumnProps extends CardActions {
	readonly column: Column;
	readonly move: CardProps[ 'move' ];
	/** IDs of cards that stay rendered. */
	readonly kept: readonly number[];
	/** Saved scroll position of the column, and the number of cards that were loaded. */
	readonly start: { readonly top: number; readonly loaded: number };
	readonly hasFailed: boolean;
	readonly load: ( column: Column ) => void;
	readonly onScroll: ( stage: string, top: number ) => void;
}

/** Maximum number of cards that are loaded again to restore a scroll position. */
const MAX_RESTORED = 500;

/** Returns the same list of IDs until the cards change. */
function useIds( items: Column[ 'items' ] ): readonly number[] {
	const [ cached, setCached ] = useState( () => ( { items, ids: items.map( ( { id } ) => id ) } ) );
	if ( cached.items === items ) {
		return cached.ids;
	}
	const ids = items.map( ( { id } ) => id );
	setCached( { items, ids } );
	return ids;
}

const CardList = ( {
	column,
	hrefOf,
	open,
	move,
	kept,
	start,
	hasFailed,
	load,
	onScroll,
}: ColumnProps ): ReactElement => {
	const { focused, onFocus, onBlur } = useFocusedCard();
	const { items, next, total, stage } = column;
	const windowed = useWindowedColumn( useIds( items ), [ focused, ...kept ], start.top );
	const { list, measure, rowHeight, range, indexes } = windowed;
	const isNextNeeded =
		next !== '' &&
		( range.end + OVERSCAN >= items.length || items.length < Math.min( start.loaded, MAX_RESTORED ) );
	useEffect( () => {
		if ( isNextNeeded && ! hasFailed ) {
			load( column );
		}
	}, [ isNextNeeded, hasFailed, load, column ] );
	return (
		<div
			ref={ list }
			className="courant-board-column__list"
			onScroll={ ( { currentTarget } ) => {
				windowed.onScroll();
				onScroll( stage, currentTarget.scrollTop );
			} }
			onFocus={ onFocus }
			onBlur={ onBlur }
		>
			<ul style={ { blockSize: `${ items.length * rowHeight }px` } }>
				{ indexes.map( ( index, position ) => {
					const row = items[ index ];
					return row === undefined ? null : (
						<Card
							key={ row.id }
							row={ row }
							hrefOf={ hrefOf }
							open={ open }
							move={ move }
							index={ index }
							total={ total }
							top={ index * rowHeight }
							measure={ position === 0 ? measure : undefined }
						/>
					);
				} ) }
			</ul>
			{ next === '' ? null : <NextPage hasFailed={ hasFailed } load={ () => load( column ) } /> }
		</div>
	);
};

export const BoardColumn = ( props: ColumnProps ): ReactElement => {
	const { stage, total } = props.column;
	const { setNodeRef, isOver } = useDroppable( { id: stage } );
	const id = `courant-lane-${ stage }`;
	return (
		<section
			ref={ setNodeRef }
			className="courant-board-column"
			data-over={ isOver }
			aria-labelledby={ id }
			style={ stageColor( stage ) }
		>
			<h2 id={ id }>
				<span>{ stageLabel( stage ) }</span>
				<span className="courant-count">{ formatNumber( total ) }</span>
			</h2>
			<CardList { ...props } />
			{ total === 0 ? <p className="courant-none">{ __( 'No applications.', 'courant-desk' ) }</p> : null }
		</section>
	);
};
