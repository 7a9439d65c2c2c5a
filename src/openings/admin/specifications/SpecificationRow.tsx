import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import type { FormEvent, ReactElement, RefObject } from 'react';
import { CHECK_PROPS, CONTROL_PROPS } from '../../../shared/admin/controls';
import { ScreenStateKeys, usePersistentState } from '../../../shared/admin/error-boundary';
import { __, _n, sprintf } from '../../../shared/admin/wordpress';
import { useFocusOnClose } from '../../../shared/admin/focus';
import { useLatest } from '../../../shared/admin/use-latest';
import { useUnsavedChanges } from '../../../shared/admin/unsaved';
import { ConfirmDialog } from '../../../shared/admin/dialog';
import { DeletionImpactList } from './DeletionDialog';
import { SpecificationIcon, IconPicker } from './IconChoice';
import type { SpecificationsContext, DeletionImpact, Specification, Term } from './model';
import { Terms } from './Terms';

/** By the key of the specification. */
const DRAFTS = new ScreenStateKeys< Specification >();
const OPEN_PANELS = new ScreenStateKeys< '' | 'edit' | 'terms' >();

interface RowProps {
	readonly specification: Specification;
	readonly context: SpecificationsContext;
}

const DraftOptions = ( {
	draft,
	setDraft,
}: {
	readonly draft: Specification;
	readonly setDraft: ( value: Specification ) => void;
} ): ReactElement => (
	<>
		<CheckboxControl
			{ ...CHECK_PROPS }
			label={ __( 'Visitors can filter by it', 'courant-desk' ) }
			checked={ draft.filters }
			onChange={ ( filters ) => setDraft( { ...draft, filters } ) }
		/>
		<CheckboxControl
			{ ...CHECK_PROPS }
			label={ __( 'Show it on each job opening in listings', 'courant-desk' ) }
			checked={ draft.shown }
			onChange={ ( shown ) => setDraft( { ...draft, shown } ) }
		/>
	</>
);

const isSame = ( first: Specification, second: Specification ): boolean =>
	first.name === second.name &&
	first.icon === second.icon &&
	first.filters === second.filters &&
	first.shown === second.shown;

function saveSpecification(
	before: Specification,
	draft: Specification,
	{ send }: SpecificationsContext
): Promise< boolean > {
	const sendValues = ( { name, icon, filters, shown }: Specification, done: string, undo?: () => unknown ) =>
		send( 'PUT', `/${ before.key }`, { name, icon, filters, shown }, done, undo );
	return sendValues(
		draft,
		sprintf(
			/* translators: %s: name of a specification, such as "Job Type" */
			__( '%s saved.', 'courant-desk' ),
			draft.name
		),
		() => sendValues( before, __( 'Change undone.', 'courant-desk' ) )
	);
}

const Edit = ( { specification, context, close }: RowProps & { readonly close: () => void } ): ReactElement => {
	const [ draft, setDraft ] = usePersistentState( DRAFTS.of( specification.key ), specification );
	const { name, icon } = draft;
	useUnsavedChanges( ! isSame( draft, specification ) );
	const latestDraft = useLatest( draft );
	const save = async ( event: FormEvent ): Promise< void > => {
		event.preventDefault();
		if ( ( await saveSpecification( specification, draft, context ) ) && latestDraft() === draft ) {
			close();
		}
	};
	return (
		<form className="courant-spec__edit" onSubmit={ ( event ) => void save( event ) }>
			<TextControl
				{ ...CONTROL_PROPS }
				label={ __( 'Name', 'courant-desk' ) }
				maxLength={ 100 }
				required
				value={ name }
				onChange={ ( text ) => setDraft( { ...draft, name: text } ) }
			/>
			<IconPicker
				icons={ context.state.icons }
				value={ icon }
				onChange={ ( choice ) => setDraft( { ...draft, icon: choice } ) }
			/>
			<DraftOptions draft={ draft } setDraft={ setDraft } />
			<p className="description">
				{ sprintf(
					/* translators: %s: key of a specification, such as "job-type" */
					__( 'The key %s cannot be changed, because URLs contain it.', 'courant-desk' ),
					specification.key
				) }
			</p>
			<p className="courant-actions">
				<Button __next40pxDefaultSize type="submit" variant="primary">
					{ __( 'Save', 'courant-desk' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ close }>
					{ __( 'Cancel', 'courant-desk' ) }
				</Button>
			</p>
		</form>
	);
};

interface SpecificationButtonsProps {
	readonly editButton: RefObject< HTMLButtonElement >;
	readonly open: '' | 'terms' | 'edit';
	readonly id: string;
	readonly toggle: ( panel: 'edit' | 'terms' ) => void;
	readonly name: string;
	readonly terms: Term[];
	readonly context: SpecificationsContext;
	readonly specificationKey: string;
	readonly setImpact: ( value: DeletionImpact | null ) => void;
}

const EditButtons = ( {
	editButton,
	open,
	id,
	toggle,
	name,
	context,
	specificationKey,
	setImpact,
}: SpecificationButtonsProps ): ReactElement => (
	<>
		<Button
			ref={ editButton }
			size="compact"
			variant="secondary"
			aria-expanded={ open === 'edit' }
			aria-controls={ `${ id }-panel` }
			onClick={ () => toggle( 'edit' ) }
			aria-label={ sprintf(
				/* translators: %s: name of a specification, such as "Job Type" */
				__( 'Edit %s', 'courant-desk' ),
				name
			) }
		>
			{ __( 'Edit', 'courant-desk' ) }
		</Button>
		<Button
			size="compact"
			variant="tertiary"
			isDestructive
			onClick={ () => void context.fetchImpact( `/${ specificationKey }` ).then( setImpact ) }
			aria-label={ sprintf(
				/* translators: %s: name of a specification or of one of its values */
				__( 'Delete %s', 'courant-desk' ),
				name
			) }
		>
			{ __( 'Delete', 'courant-desk' ) }
		</Button>
	</>
);

const SpecificationButtons = ( props: SpecificationButtonsProps ): ReactElement => {
	const { open, id, toggle, name, terms, context } = props;
	return (
		<span className="courant-actions">
			<Button
				size="compact"
				variant="secondary"
				aria-expanded={ open === 'terms' }
				aria-controls={ `${ id }-panel` }
				onClick={ () => toggle( 'terms' ) }
				aria-label={ sprintf(
					/* translators: 1: name of a specification, such as "Job Type", 2: number of its values */
					__( 'Values of %1$s (%2$d)', 'courant-desk' ),
					name,
					terms.length
				) }
			>
				{ sprintf(
					/* translators: %d: number of values of a specification */
					__( 'Values (%d)', 'courant-desk' ),
					terms.length
				) }
			</Button>
			{ context.state.may ? <EditButtons { ...props } /> : null }
		</span>
	);
};

const SpecificationDeletion = ( {
	name,
	impact,
	onConfirm,
	onCancel,
}: {
	readonly name: string;
	readonly impact: DeletionImpact;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
} ): ReactElement => (
	<ConfirmDialog
		title={ sprintf(
			/* translators: %s: name of a specification, such as "Job Type" */
			__( 'Delete the specification “%s”?', 'courant-desk' ),
			name
		) }
		confirmLabel={ __( 'Delete', 'courant-desk' ) }
		isDestructive
		onConfirm={ onConfirm }
		onCancel={ onCancel }
	>
		<DeletionImpactList impact={ impact } />
	</ConfirmDialog>
);

/** A specification with its settings and its values. */
export const SpecificationRow = ( { specification, context }: RowProps ): ReactElement => {
	const id = useId();
	const { key, name, icon, terms, openings } = specification;
	const [ open, setOpen ] = usePersistentState( OPEN_PANELS.of( key ), '' );
	const [ impact, setImpact ] = useState< DeletionImpact | null >( null );
	const editButton = useFocusOnClose< HTMLButtonElement >( open === 'edit' );
	const toggle = ( panel: 'edit' | 'terms' ): void => setOpen( open === panel ? '' : panel );
	const remove = (): void => {
		setImpact( null );
		/* translators: %s: name of a specification or of one of its values */
		const message = __( '%s deleted.', 'courant-desk' );
		void context.send( 'DELETE', `/${ key }`, { confirm: true }, sprintf( message, name ) );
	};
	return (
		<div className="courant-spec__body">
			<div className="courant-spec__head">
				<SpecificationIcon icons={ context.state.icons } name={ icon } />
				<h2>{ name }</h2>
				<code>{ key }</code>
				<span className="courant-spec__usage">
					{ sprintf(
						/* translators: %d: number of job openings */
						_n( '%d job opening', '%d job openings', openings, 'courant-desk' ),
						openings
					) }
				</span>
				<SpecificationButtons
					editButton={ editButton }
					open={ open }
					id={ id }
					toggle={ toggle }
					name={ name }
					terms={ terms }
					context={ context }
					specificationKey={ key }
					setImpact={ setImpact }
				/>
			</div>
			<div id={ `${ id }-panel` }>
				{ open === 'edit' ? (
					<Edit specification={ specification } context={ context } close={ () => setOpen( '' ) } />
				) : null }
				{ open === 'terms' ? <Terms specification={ specification } context={ context } /> : null }
			</div>
			{ impact === null ? null : (
				<SpecificationDeletion
					name={ name }
					impact={ impact }
					onConfirm={ remove }
					onCancel={ () => setImpact( null ) }
				/>
			) }
		</div>
	);
};
