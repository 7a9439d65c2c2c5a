import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import type { ApplicationBoard, ApplicationRow } from '../../config/generated';
import { formatNumber } from '../kit/numbers';
import { CallFailed, __, sprintf } from '../kit/wordpress';
import { api, paths } from './api';
import { findCard, moved } from './board-model';
import type { Column } from './board-model';
import { columnBelow, toNextColumn } from './board-keys';
import { BoardFilter } from './BoardFilter';
import { useNotices } from './notices';
import { ApplicantName, Initials, OpenLink, StageSelect, Stars, stageLabel } from './parts';
import type { Query } from './query';
import { day, firstResponse, stageOf } from './screen';
import { setSuspected } from './suspected';

export interface BoardProps {
    readonly query: Query;
    readonly hrefOf: (id: number) => string;
    readonly open: (id: number) => void;
    readonly setQuery: (query: Query) => void;
}

interface CardProps extends Pick<BoardProps, 'hrefOf' | 'open'> {
    readonly row: ApplicationRow;
    readonly move: (row: ApplicationRow, stage: string) => void;
}

const CardBody = ({ row, hrefOf, open }: Omit<CardProps, 'move'>): ReactElement => (
    <>
        <Initials name={row.name} />
        <span className="courant-card-text">
            <OpenLink href={hrefOf(row.id)} onOpen={() => open(row.id)}>
                <ApplicantName name={row.name} isUnread={row.unread} />
            </OpenLink>
            <bdi className="courant-none">{row.opening.title}</bdi>
            <span className="courant-none">{day(row.received)}</span>
            {row.rating > 0 ? <Stars rating={row.rating} /> : null}
        </span>
    </>
);

const Card = ({ row, hrefOf, open, move }: CardProps): ReactElement => {
    const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id: row.id });
    return (
        <li ref={setNodeRef} className="courant-tile" data-application={row.id} data-unread={row.unread} data-dragging={isDragging}>
            <button
                ref={setActivatorNodeRef}
                type="button"
                className="courant-handle"
                {...listeners}
                aria-describedby={attributes['aria-describedby']}
                aria-label={sprintf(__('Move %s', 'courant-desk'), row.name)}
            >
                <span aria-hidden="true">⠿</span>
            </button>
            <CardBody row={row} hrefOf={hrefOf} open={open} />
            <StageSelect slug={row.stage} label={sprintf(__('Stage of %s', 'courant-desk'), row.name)} hidesLabel onChange={(stage) => move(row, stage)} />
        </li>
    );
};

interface ColumnProps extends Pick<BoardProps, 'hrefOf' | 'open'> {
    readonly column: Column;
    readonly move: CardProps['move'];
    readonly onMore: () => void;
}

const Lane = ({ column, hrefOf, open, move, onMore }: ColumnProps): ReactElement => {
    const { setNodeRef, isOver } = useDroppable({ id: column.stage });
    const id = `courant-lane-${column.stage}`;
    return (
        <section ref={setNodeRef} className="courant-lane" data-over={isOver} aria-labelledby={id} style={{ '--stage': stageOf(column.stage)?.color ?? '#50575e' } as CSSProperties}>
            <h2 id={id}>
                <span>{stageLabel(column.stage)}</span>
                <span className="courant-count">{formatNumber(column.total)}</span>
            </h2>
            <ul>
                {column.items.map((row) => <Card key={row.id} row={row} hrefOf={hrefOf} open={open} move={move} />)}
            </ul>
            {column.items.length === 0 ? <p className="courant-none">{__('Nobody here.', 'courant-desk')}</p> : null}
            {column.total > column.items.length ? (
                <button type="button" className="button" onClick={onMore}>{sprintf(__('All %s in the list', 'courant-desk'), column.total)}</button>
            ) : null}
        </section>
    );
};

export const Board = ({ query, hrefOf, open, setQuery }: BoardProps): ReactElement => {
    const notices = useNotices();
    const [first] = useState(() => firstResponse(paths.board(query)) as ApplicationBoard | undefined);
    const [columns, setColumns] = useState<readonly Column[] | null>(first?.columns ?? null);
    /** whether the page came with what would be requested first */
    const isPrinted = useRef(first !== undefined);
    const [round, setRound] = useState(0);
    const [dragged, setDragged] = useState<ApplicationRow | null>(null);
    /** the version that the last move of a card makes, while it is being stored */
    const versions = useRef(new Map<number, Promise<number>>());
    /** the card whose select moved it, and which therefore keeps the focus in its new column */
    const focused = useRef(0);
    useEffect(() => {
        document.querySelector<HTMLElement>(`[data-application="${focused.current}"] select`)?.focus();
        focused.current = 0;
    }, [columns]);
    const sensors = useSensors(
        useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
        useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
    );
    useEffect(() => (first === undefined ? undefined : setSuspected(first.suspected)), [first]);
    useEffect(() => {
        if (isPrinted.current) {
            isPrinted.current = false;
            return undefined;
        }
        const leave = new AbortController();
        const timer = setTimeout(() => {
            api.board(query, leave.signal).then(
                (board) => {
                    setColumns(board.columns);
                    setSuspected(board.suspected);
                },
                (problem: unknown) => (leave.signal.aborted ? undefined : notices.complain(problem)),
            );
        }, 150);
        return () => {
            clearTimeout(timer);
            leave.abort();
        };
    }, [query, round, notices]);

    const move = useCallback((row: ApplicationRow, stage: string): void => {
        if (row.stage === stage) {
            return;
        }
        setColumns((before) => (before === null ? before : moved(before, row.id, { ...row, stage })));
        // A second move of the same card waits for the version that the first one makes.
        const stored = (versions.current.get(row.id) ?? Promise.resolve(row.version)).then((version) => api.change(row.id, version, { stage }));
        const version = stored.then((changed) => changed.version, () => row.version);
        versions.current.set(row.id, version);
        void version.then(() => (versions.current.get(row.id) === version ? versions.current.delete(row.id) : undefined));
        stored.then((changed) => {
            setColumns((before) => (before === null || versions.current.get(row.id) !== version ? before : moved(before, row.id, changed)));
            notices.say(sprintf(__('%1$s is in "%2$s" now.', 'courant-desk'), row.name, stageLabel(stage)));
        }, (problem: unknown) => {
            // Back where it was; after a conflict the board is read anew.
            setColumns((before) => (before === null ? before : moved(before, row.id, row)));
            notices.complain(problem);
            if (problem instanceof CallFailed && problem.status !== 0) {
                setRound((now) => now + 1);
            }
        });
    }, [notices]);

    const moveBySelect = (row: ApplicationRow, stage: string): void => {
        focused.current = row.id;
        move(row, stage);
    };
    const cardOf = (id: unknown): ApplicationRow | undefined => findCard(columns ?? [], Number(id));
    const nameOf = (id: unknown): string => cardOf(id)?.name ?? '';
    const announcements: Announcements = {
        onDragStart: ({ active }) => sprintf(__('%1$s is picked up, out of "%2$s".', 'courant-desk'), nameOf(active.id), stageLabel(cardOf(active.id)?.stage ?? '')),
        onDragOver: ({ active, over }) => (over === null ? '' : sprintf(__('%1$s is picked up, over "%2$s".', 'courant-desk'), nameOf(active.id), stageLabel(String(over.id)))),
        onDragEnd: ({ active, over }) => sprintf(__('%1$s is put into "%2$s".', 'courant-desk'), nameOf(active.id), stageLabel(over === null ? cardOf(active.id)?.stage ?? '' : String(over.id))),
        onDragCancel: ({ active }) => sprintf(__('%s stays where it was.', 'courant-desk'), nameOf(active.id)),
    };
    const end = ({ active, over }: DragEndEvent): void => {
        setDragged(null);
        const row = cardOf(active.id);
        if (row !== undefined && over !== null) {
            move(row, String(over.id));
        }
    };
    return (
        <div className="courant-board-frame">
            <BoardFilter query={query} setQuery={setQuery} />
            {columns === null ? <p className="courant-screen__wait" role="status">{__('Loading…', 'courant-desk')}</p> : (
                <DndContext
                    sensors={sensors}
                    collisionDetection={columnBelow}
                    accessibility={{
                        announcements,
                        screenReaderInstructions: {
                            draggable: __('Press space or enter to pick up an application, the arrow keys to choose a stage, space or enter to put it there, escape to leave it.', 'courant-desk'),
                        },
                    }}
                    onDragStart={({ active }: DragStartEvent) => setDragged(cardOf(active.id) ?? null)}
                    onDragEnd={end}
                    onDragCancel={() => setDragged(null)}
                >
                    <div className="courant-board">
                        {columns.map((column) => (
                            <Lane key={column.stage} column={column} hrefOf={hrefOf} open={open} move={moveBySelect} onMore={() => setQuery({ ...query, stage: [column.stage] })} />
                        ))}
                    </div>
                    <DragOverlay>
                        {dragged === null ? null : <div className="courant-tile" data-lifted="true" aria-hidden="true"><CardBody row={dragged} hrefOf={hrefOf} open={open} /></div>}
                    </DragOverlay>
                </DndContext>
            )}
        </div>
    );
};
