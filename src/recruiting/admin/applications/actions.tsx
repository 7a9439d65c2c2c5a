import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { ApplicationRow, BulkResponse } from '../../../shared/config/generated';
import type { Action } from '../../../shared/admin/dataviews';
import { notices } from '../../../shared/admin/notices';
import { useMutation } from '../../../shared/admin/use-mutation';
import type { Change, Mutation } from '../../../shared/admin/use-mutation';
import { __, _n, sprintf } from '../../../shared/admin/wordpress';
import { api } from './api';
import { StageSelect, stageLabel } from './components';
import { screen, stageOf } from './screen';

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

/** Returns a bulk action as a change. Applications that could not be changed are an error. */
const bulkChange = (
	action: string,
	rows: Rows,
	reload: () => void,
	stage?: string,
	onDone?: () => void
): Change< BulkResponse > => ( {
	send: () => api.bulk( action, rows, stage ),
	onSuccess: ( { done, problems } ) => {
		const first = problems[ 0 ];
		reload();
		onDone?.();
		if ( first === undefined ) {
			notices.showSuccess( resultText( done.length, stage ) );
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

interface ModalProps {
	readonly items: ApplicationRow[];
	readonly closeModal?: () => void;
	readonly reload: () => void;
}

interface ModalButtonsProps {
	readonly label: string;
	readonly isBusy: boolean;
	readonly onConfirm: () => void;
	readonly onCancel: ( () => void ) | undefined;
}

const ModalButtons = ( { label, isBusy, onConfirm, onCancel }: ModalButtonsProps ): ReactElement => (
	<p>
		<button type="button" className="button button-primary" aria-disabled={ isBusy } onClick={ onConfirm }>
			{ label }
		</button>
		<button type="button" className="button" onClick={ onCancel }>
			{ __( 'Cancel', 'courant-desk' ) }
		</button>
	</p>
);

const MoveModal = ( { items, closeModal, reload }: ModalProps ): ReactElement => {
	const [ stage, setStage ] = useState( items[ 0 ]?.stage ?? 'publish' );
	const { isBusy, run } = useMutation();
	const confirm = (): Promise< boolean > => run( bulkChange( 'stage', items, reload, stage, closeModal ) );
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
	const confirm = (): Promise< boolean > => run( bulkChange( 'delete', items, reload, undefined, closeModal ) );
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
		action: string,
		isEligible?: ( row: ApplicationRow ) => boolean
	): Action< ApplicationRow > => ( {
		id,
		label,
		supportsBulk: true,
		...( isEligible === undefined ? {} : { isEligible } ),
		callback: ( items ) => void run( bulkChange( action, items, reload ) ),
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
