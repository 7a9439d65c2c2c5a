import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { ApplicationRow, BulkResponse } from '../../../shared/config/generated';
import type { Action } from '../../../shared/admin/dataviews';
import { notices } from '../../../shared/admin/notices';
import { useMutation } from '../../../shared/admin/use-mutation';
import type { Mutation } from '../../../shared/admin/use-mutation';
import { __, _n, sprintf } from '../../../shared/admin/wordpress';
import { api } from './api';
import type { BulkActionName } from './api';
import { StageSelect, stageLabel } from './components';
import { canUndoMove, screen, stageOf } from './screen';

type Rows = readonly ApplicationRow[];

/** Returns the notice about the result of a bulk action. */
function resultText( done: number, stage: string | undefined ): string {
	return stage !== undefined
		? sprintf(
				/* translators: 1: number of applications, 2: name of a stage */
				_n( '%1$d application moved to “%2$s”.', '%1$d applications moved to “%2$s”.', done, 'courant-desk' ),
				done,
				stageLabel( stage )
			)
		: sprintf(
				/* translators: %d: number of applications */
				_n( '%d application changed.', '%d applications changed.', done, 'courant-desk' ),
				done
			);
}

/** The actions that undo an action. */
const REVERSED: Partial< Readonly< Record< BulkActionName, BulkActionName > > > = {
	trash: 'restore',
	restore: 'trash',
	read: 'unread',
	unread: 'read',
};

interface BulkAction {
	readonly action: BulkActionName;
	readonly rows: Rows;
	/** For the action "stage". */
	readonly stage?: string;
}

/** Returns the actions that undo an action, one for each stage that the applications had; none if it is final. */
function reverse( { action, rows, stage }: BulkAction ): BulkAction[] {
	if ( stage === undefined ) {
		const reversed = REVERSED[ action ];
		return reversed === undefined ? [] : [ { action: reversed, rows } ];
	}
	const stages = [ ...new Set( rows.map( ( row ) => row.stage ) ) ];
	return stages.every( ( from ) => canUndoMove( from, stage ) )
		? stages.map( ( from ) => ( {
				action,
				// Each change increases the version by one.
				rows: rows
					.filter( ( row ) => row.stage === from )
					.map( ( row ) => ( { ...row, version: row.version + 1 } ) ),
				stage: from,
			} ) )
		: [];
}

/** Sends the actions one after another. */
async function sendAll( actions: readonly BulkAction[] ): Promise< BulkResponse > {
	const all: { done: number[]; problems: BulkResponse[ 'problems' ] } = { done: [], problems: [] };
	for ( const { action, rows, stage } of actions ) {
		const { done, problems } = await api.bulk( action, rows, stage );
		all.done.push( ...done );
		all.problems.push( ...problems );
	}
	return all;
}

interface BulkContext {
	readonly run: Mutation[ 'run' ];
	readonly reload: () => void;
	readonly onDone?: () => void;
}

/** Sends the actions. Applications that could not be changed are an error. */
const sendBulk = (
	actions: readonly BulkAction[],
	success: ( done: number ) => string,
	undo: readonly BulkAction[],
	{ run, reload, onDone }: BulkContext
): Promise< boolean > =>
	run( {
		send: () => sendAll( actions ),
		onSuccess: ( { done, problems } ) => {
			const first = problems[ 0 ];
			reload();
			onDone?.();
			if ( first === undefined ) {
				const sendUndo = (): unknown =>
					sendBulk( undo, () => __( 'Change undone.', 'courant-desk' ), [], { run, reload } );
				notices.showSuccess( success( done.length ), undo.length === 0 ? undefined : sendUndo );
				return;
			}
			notices.showError(
				sprintf(
					/* translators: 1: number of changed applications, 2: number of failed applications, 3: name of the first applicant whose application failed, 4: error message */
					__( '%1$d changed, %2$d failed. %3$s: %4$s', 'courant-desk' ),
					done.length,
					problems.length,
					first.name,
					first.message
				)
			);
		},
	} );

/** Runs a bulk action, which its notice offers to undo. */
const runBulk = ( bulk: BulkAction, context: BulkContext ): Promise< boolean > =>
	sendBulk( [ bulk ], ( done ) => resultText( done, bulk.stage ), reverse( bulk ), context );

interface ModalProps {
	readonly items: ApplicationRow[];
	readonly closeModal?: () => void;
	readonly reload: () => void;
}

interface ModalButtonsProps {
	readonly label: string;
	readonly isDestructive?: boolean;
	readonly isBusy: boolean;
	readonly onConfirm: () => void;
	readonly onCancel: ( () => void ) | undefined;
}

const ModalButtons = ( {
	label,
	isDestructive = false,
	isBusy,
	onConfirm,
	onCancel,
}: ModalButtonsProps ): ReactElement => (
	<p className="courant-modal__buttons">
		<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
			{ __( 'Cancel', 'courant-desk' ) }
		</Button>
		<Button
			__next40pxDefaultSize
			variant="primary"
			isDestructive={ isDestructive }
			aria-disabled={ isBusy }
			onClick={ onConfirm }
		>
			{ label }
		</Button>
	</p>
);

const MoveModal = ( { items, closeModal, reload }: ModalProps ): ReactElement => {
	const [ stage, setStage ] = useState( items[ 0 ]?.stage ?? 'publish' );
	const { isBusy, run } = useMutation();
	const confirm = (): Promise< boolean > =>
		runBulk( { action: 'stage', rows: items, stage }, { run, reload, onDone: () => closeModal?.() } );
	return (
		<div className="courant-modal">
			<StageSelect slug={ stage } label={ __( 'New stage', 'courant-desk' ) } onChange={ setStage } />
			{ stageOf( stage )?.mails === true ? (
				<p>{ __( 'Each applicant receives the email of this stage.', 'courant-desk' ) }</p>
			) : null }
			<ModalButtons
				label={ __( 'Move', 'courant-desk' ) }
				isBusy={ isBusy }
				onConfirm={ () => void confirm() }
				onCancel={ closeModal }
			/>
		</div>
	);
};

const DeleteModal = ( { items, closeModal, reload }: ModalProps ): ReactElement => {
	const { isBusy, run } = useMutation();
	const confirm = (): Promise< boolean > =>
		runBulk( { action: 'delete', rows: items }, { run, reload, onDone: () => closeModal?.() } );
	return (
		<div className="courant-modal">
			<p>
				{ sprintf(
					/* translators: %d: number of applications */
					_n(
						'%d application, its files and its emails are deleted permanently.',
						'%d applications, their files and their emails are deleted permanently.',
						items.length,
						'courant-desk'
					),
					items.length
				) }
			</p>
			<ModalButtons
				label={ __( 'Delete permanently', 'courant-desk' ) }
				isDestructive
				isBusy={ isBusy }
				onConfirm={ () => void confirm() }
				onCancel={ closeModal }
			/>
		</div>
	);
};

function modalActions( reload: () => void ): [ Action< ApplicationRow >, Action< ApplicationRow > ] {
	const move: Action< ApplicationRow > = {
		id: 'move',
		label: __( 'Move to stage', 'courant-desk' ),
		supportsBulk: true,
		modalHeader: ( items ) =>
			sprintf(
				/* translators: %d: number of applications */
				_n( 'Move %d application', 'Move %d applications', items.length, 'courant-desk' ),
				items.length
			),
		RenderModal: ( props ) => <MoveModal { ...props } reload={ reload } />,
	};
	const deletePermanently: Action< ApplicationRow > = {
		id: 'delete',
		label: __( 'Delete permanently', 'courant-desk' ),
		supportsBulk: true,
		modalHeader: __( 'Delete permanently', 'courant-desk' ),
		RenderModal: ( props ) => <DeleteModal { ...props } reload={ reload } />,
	};
	return [ move, deletePermanently ];
}

export function actionsFor(
	folder: string,
	open: ( id: number ) => void,
	run: Mutation[ 'run' ],
	reload: () => void
): Action< ApplicationRow >[] {
	const bulkAction = (
		id: string,
		label: string,
		action: BulkActionName,
		isEligible?: ( row: ApplicationRow ) => boolean
	): Action< ApplicationRow > => ( {
		id,
		label,
		supportsBulk: true,
		...( isEligible === undefined ? {} : { isEligible } ),
		callback: ( items ) => void runBulk( { action, rows: items }, { run, reload } ),
	} );
	const [ move, deletePermanently ] = modalActions( reload );
	const openAction: Action< ApplicationRow > = {
		id: 'open',
		label: __( 'Open', 'courant-desk' ),
		callback: ( [ item ] ) => ( item === undefined ? undefined : open( item.id ) ),
	};
	const toTrash = bulkAction( 'trash', __( 'Move to trash', 'courant-desk' ), 'trash' );
	switch ( folder ) {
		case 'suspected':
			return [
				openAction,
				bulkAction( 'not-spam', __( 'Not spam', 'courant-desk' ), 'not_spam' ),
				toTrash,
				deletePermanently,
			];
		case 'trash':
			return [
				openAction,
				bulkAction( 'restore', __( 'Restore', 'courant-desk' ), 'restore' ),
				deletePermanently,
			];
		case 'withdrawn':
			return [ openAction, toTrash ];
		default:
			return [
				openAction,
				...( screen().stages.length > 1 ? [ move ] : [] ),
				bulkAction( 'read', __( 'Mark as read', 'courant-desk' ), 'read', ( row ) => row.unread ),
				bulkAction( 'unread', __( 'Mark as unread', 'courant-desk' ), 'unread', ( row ) => ! row.unread ),
				toTrash,
			];
	}
}
