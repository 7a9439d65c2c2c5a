import { BaseControl, Card, CardBody, SelectControl, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { RecruitingSettings, RecruitingStage, ReplyTemplate } from '../../../shared/config/generated';
import { ColorButton } from '../../../shared/admin/color-button';
import { CHECK_PROPS, CONTROL_PROPS } from '../../../shared/admin/controls';
import { DragHandle, MoveButtons, Sortable, useSortableRow } from '../../../shared/admin/sortable';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { AddForm } from './AddForm';
import { DeleteButton } from './DeleteButton';
import type { EditorProps } from './model';
import { newStage, reorder } from './model';

interface StageRowProps {
	readonly stage: RecruitingStage;
	readonly position: number;
	readonly last: number;
	readonly templates: readonly ReplyTemplate[];
	readonly change: ( stage: RecruitingStage ) => void;
	readonly move: ( to: number ) => void;
	readonly remove: () => void;
}

interface StageButtonsProps {
	readonly position: number;
	readonly move: ( to: number ) => void;
	readonly stage: RecruitingStage;
	readonly isFirst: boolean;
	readonly last: number;
	readonly remove: () => void;
}

const DeleteStage = ( { name, remove }: { readonly name: string; readonly remove: () => void } ): ReactElement => (
	<DeleteButton
		label={ sprintf(
			/* translators: %s: name of a stage */
			__( 'Delete stage %s', 'courant-desk' ),
			name
		) }
		text={ __( 'The stage is deleted when you save the changes.', 'courant-desk' ) }
		remove={ remove }
	/>
);

const StageButtons = ( { position, move, stage, isFirst, last, remove }: StageButtonsProps ): ReactElement => (
	<span className="courant-stage-row__actions">
		<MoveButtons
			name={ stage.label }
			moveUp={ position > 1 ? () => move( position - 1 ) : undefined }
			moveDown={ isFirst || position === last ? undefined : () => move( position + 1 ) }
		/>
		{ isFirst ? null : <DeleteStage name={ stage.label } remove={ remove } /> }
	</span>
);

interface StageEmailProps {
	readonly stage: RecruitingStage;
	readonly change: ( stage: RecruitingStage ) => void;
	readonly templates: readonly ReplyTemplate[];
}

const StageEmail = ( { stage, change, templates }: StageEmailProps ): ReactElement => (
	<div className="courant-stage-row__email">
		<SelectControl
			{ ...CONTROL_PROPS }
			label={ __( 'Email to the applicant', 'courant-desk' ) }
			value={ stage.mails ? stage.template : '' }
			options={ [
				{ value: '', label: __( 'None', 'courant-desk' ) },
				...templates.map( ( { key, name } ) => ( { value: key, label: name } ) ),
			] }
			onChange={ ( template ) => change( { ...stage, mails: template !== '', template } ) }
		/>
	</div>
);

const StageRow = ( { stage, position, last, templates, change, move, remove }: StageRowProps ): ReactElement => {
	const id = useId();
	const isFirst = position === 0;
	const { ref, style, handle } = useSortableRow( stage.slug, isFirst );
	return (
		<li ref={ ref } style={ style } className="courant-stage-row">
			{ isFirst ? (
				<span className="courant-stage-row__fixed" aria-hidden="true" />
			) : (
				<DragHandle handle={ handle } name={ stage.label } />
			) }
			<BaseControl { ...CHECK_PROPS } id={ id } label={ __( 'Color', 'courant-desk' ) }>
				<ColorButton id={ id } value={ stage.color } onChange={ ( color ) => change( { ...stage, color } ) } />
			</BaseControl>
			<TextControl
				{ ...CONTROL_PROPS }
				className="courant-stage-row__label"
				label={ __( 'Name', 'courant-desk' ) }
				maxLength={ 40 }
				value={ stage.label }
				onChange={ ( label ) => change( { ...stage, label } ) }
			/>
			<StageEmail stage={ stage } change={ change } templates={ templates } />
			<StageButtons
				position={ position }
				move={ move }
				stage={ stage }
				isFirst={ isFirst }
				last={ last }
				remove={ remove }
			/>
		</li>
	);
};

interface StageRowsProps {
	readonly stages: RecruitingStage[];
	readonly settings: RecruitingSettings;
	readonly set: ( changes: Partial< RecruitingSettings > ) => void;
	/** Called after a stage was deleted, whose button had the focus. */
	readonly onDelete: () => void;
}

const StageRows = ( { stages, settings, set, onDelete }: StageRowsProps ): ReactElement => (
	<ol className="courant-stage-rows">
		{ stages.map( ( stage, index ) => (
			<StageRow
				key={ stage.slug }
				stage={ stage }
				position={ index }
				last={ stages.length - 1 }
				templates={ settings.templates }
				change={ ( changed ) =>
					set( { stages: stages.map( ( item ) => ( item === stage ? changed : item ) ) } )
				}
				move={ ( to ) => set( { stages: reorder( stages, index, to, 1 ) } ) }
				remove={ () => {
					set( { stages: stages.filter( ( item ) => item !== stage ) } );
					onDelete();
				} }
			/>
		) ) }
	</ol>
);

export const StageEditor = ( { settings, set }: EditorProps ): ReactElement => {
	const id = useId();
	const { stages } = settings;
	return (
		<Card as="section" className="courant-card">
			<CardBody>
				<h2>{ __( 'Stages', 'courant-desk' ) }</h2>
				<p>
					{ __(
						'The stages of an application from left to right. New applications start in the first stage.',
						'courant-desk'
					) }
				</p>
				<Sortable
					ids={ stages.map( ( { slug } ) => slug ) }
					nameOf={ ( slug ) => stages.find( ( stage ) => stage.slug === slug )?.label ?? '' }
					help={ __(
						'Press Space or Enter to pick up a stage, the arrow keys to move it, Space or Enter to drop it, Escape to cancel.',
						'courant-desk'
					) }
					move={ ( from, to ) => set( { stages: reorder( stages, from, to, 1 ) } ) }
				>
					<StageRows
						stages={ stages }
						settings={ settings }
						set={ set }
						onDelete={ () => document.getElementById( id )?.focus() }
					/>
				</Sortable>
				<AddForm
					id={ id }
					label={ __( 'New stage', 'courant-desk' ) }
					button={ __( 'Add stage', 'courant-desk' ) }
					maxLength={ 40 }
					onAdd={ ( name ) => set( { stages: [ ...stages, newStage( name, stages ) ] } ) }
				/>
			</CardBody>
		</Card>
	);
};
