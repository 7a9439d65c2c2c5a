import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactElement, RefObject } from 'react';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { ScreenStateKeys, usePersistentState } from '../../../shared/admin/error-boundary';
import { __, _n, sprintf } from '../../../shared/admin/wordpress';
import { useFocusOnClose } from '../../../shared/admin/focus';
import { ConfirmDialog } from '../../../shared/admin/dialog';
import { DeletionImpactList } from './DeletionDialog';
import type { DeletionImpact, Specification, SpecificationsContext, Term } from './model';
import { RenameTerm } from './RenameTerm';
import type { TermRowProps } from './RenameTerm';

/** Whether a value is being renamed, by its ID. */
const RENAMING = new ScreenStateKeys< boolean >();

interface TermButtonsProps {
	readonly renameButton: RefObject< HTMLButtonElement >;
	readonly setRenaming: ( isRenaming: boolean ) => void;
	readonly term: Term;
	readonly others: Term[];
	readonly openDialog: ( action: 'delete' | 'merge' ) => Promise< void >;
}

const TermButtons = ( { renameButton, setRenaming, term, others, openDialog }: TermButtonsProps ): ReactElement => (
	<span className="courant-actions">
		<Button
			ref={ renameButton }
			size="compact"
			variant="secondary"
			onClick={ () => setRenaming( true ) }
			aria-label={ sprintf(
				/* translators: %s: name of a value, such as "Full Time" */
				__( 'Rename %s', 'courant-desk' ),
				term.name
			) }
		>
			{ __( 'Rename', 'courant-desk' ) }
		</Button>
		{ others.length === 0 ? null : (
			<Button
				size="compact"
				variant="secondary"
				onClick={ () => void openDialog( 'merge' ) }
				aria-label={ sprintf(
					/* translators: %s: name of a value, such as "Full Time" */
					__( 'Merge %s with another value', 'courant-desk' ),
					term.name
				) }
			>
				{ __( 'Merge', 'courant-desk' ) }
			</Button>
		) }
		<Button
			size="compact"
			variant="tertiary"
			isDestructive
			onClick={ () => void openDialog( 'delete' ) }
			aria-label={ sprintf(
				/* translators: %s: name of a specification or of one of its values */
				__( 'Delete %s', 'courant-desk' ),
				term.name
			) }
		>
			{ __( 'Delete', 'courant-desk' ) }
		</Button>
	</span>
);

interface DeleteDialogProps {
	readonly term: Term;
	readonly remove: () => void;
	readonly closeDialog: () => void;
	readonly impact: DeletionImpact;
}

const DeleteDialog = ( { term, remove, closeDialog, impact }: DeleteDialogProps ): ReactElement => (
	<ConfirmDialog
		title={ sprintf(
			/* translators: %s: name of a value, such as "Full Time" */
			__( 'Delete “%s”?', 'courant-desk' ),
			term.name
		) }
		confirmLabel={ __( 'Delete', 'courant-desk' ) }
		isDestructive
		onConfirm={ remove }
		onCancel={ closeDialog }
	>
		<DeletionImpactList impact={ impact } />
	</ConfirmDialog>
);

interface MergeDialogProps {
	readonly term: Term;
	readonly merge: () => void;
	readonly closeDialog: () => void;
	readonly targetId: number;
	readonly setTargetId: ( id: number ) => void;
	readonly others: Term[];
	readonly dialog: { readonly action: 'delete' | 'merge'; readonly impact: DeletionImpact };
}

const MergeDialog = ( {
	term,
	merge,
	closeDialog,
	targetId,
	setTargetId,
	others,
	dialog,
}: MergeDialogProps ): ReactElement => (
	<ConfirmDialog
		title={ sprintf(
			/* translators: %s: name of a value, such as "Full Time" */
			__( 'Merge “%s” with another value', 'courant-desk' ),
			term.name
		) }
		confirmLabel={ __( 'Merge', 'courant-desk' ) }
		onConfirm={ merge }
		onCancel={ closeDialog }
	>
		<SelectControl
			{ ...CONTROL_PROPS }
			label={ __( 'Merge into', 'courant-desk' ) }
			value={ String( targetId ) }
			options={ others.map( ( other ) => ( { value: String( other.id ), label: other.name } ) ) }
			onChange={ ( value ) => setTargetId( Number( value ) ) }
		/>
		<DeletionImpactList impact={ dialog.impact } isMerge />
		<p>
			{ sprintf(
				/* translators: %s: name of a value, such as "Full Time" */
				__(
					'“%s” is deleted, and its URL redirects to the other value. This cannot be undone.',
					'courant-desk'
				),
				term.name
			) }
		</p>
	</ConfirmDialog>
);

function useTermDialog( specification: Specification, term: Term, context: SpecificationsContext, others: Term[] ) {
	const [ dialog, setDialog ] = useState< {
		readonly action: 'delete' | 'merge';
		readonly impact: DeletionImpact;
	} | null >( null );
	const [ targetId, setTargetId ] = useState( 0 );
	const path = `/${ specification.key }/terms/${ term.id }`;
	const openDialog = async ( action: 'delete' | 'merge' ): Promise< void > => {
		const impact = await context.fetchImpact( path );
		setTargetId( others[ 0 ]?.id ?? 0 );
		setDialog( impact === null ? null : { action, impact } );
	};
	const closeDialog = (): void => setDialog( null );
	const remove = (): void => {
		closeDialog();
		void context.send(
			'DELETE',
			path,
			{ confirm: true },
			sprintf(
				/* translators: %s: name of a specification or of one of its values */
				__( '%s deleted.', 'courant-desk' ),
				term.name
			)
		);
	};
	const merge = (): void => {
		closeDialog();
		const other = others.find( ( item ) => item.id === targetId )?.name ?? '';
		void context.send(
			'POST',
			`${ path }/merge`,
			{ into: targetId },
			sprintf(
				/* translators: 1: name of the deleted value, 2: name of the value that replaces it */
				__( '%1$s merged into %2$s. Its URL redirects there.', 'courant-desk' ),
				term.name,
				other
			)
		);
	};
	return { openDialog, dialog, remove, closeDialog, merge, targetId, setTargetId };
}

export const TermRow = ( { term, specification, context }: TermRowProps ): ReactElement => {
	const others = specification.terms.filter( ( item ) => item.id !== term.id );
	const [ isRenaming, setRenaming ] = usePersistentState( RENAMING.of( term.id ), false );
	const renameButton = useFocusOnClose< HTMLButtonElement >( isRenaming );
	const { openDialog, dialog, remove, closeDialog, merge, targetId, setTargetId } = useTermDialog(
		specification,
		term,
		context,
		others
	);
	if ( isRenaming ) {
		return (
			<RenameTerm
				term={ term }
				specification={ specification }
				context={ context }
				close={ () => setRenaming( false ) }
			/>
		);
	}
	return (
		<>
			<span className="courant-term__name">{ term.name }</span>
			<span className="courant-spec__usage">
				{ sprintf(
					/* translators: %d: number of job openings */
					_n( '%d job opening', '%d job openings', term.openings, 'courant-desk' ),
					term.openings
				) }
			</span>
			<TermButtons
				renameButton={ renameButton }
				setRenaming={ setRenaming }
				term={ term }
				others={ others }
				openDialog={ openDialog }
			/>
			{ dialog?.action === 'delete' ? (
				<DeleteDialog term={ term } remove={ remove } closeDialog={ closeDialog } impact={ dialog.impact } />
			) : null }
			{ dialog?.action === 'merge' ? (
				<MergeDialog
					term={ term }
					merge={ merge }
					closeDialog={ closeDialog }
					targetId={ targetId }
					setTargetId={ setTargetId }
					others={ others }
					dialog={ dialog }
				/>
			) : null }
		</>
	);
};
