import { useId } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { RecruitingSettings, RecruitingStage, ReplyTemplate } from '../../../shared/config/generated';
import { DragHandle, Sortable, useSortableRow } from '../../../shared/admin/sortable';
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
		<button
			type="button"
			className="button"
			aria-disabled={ position <= 1 }
			onClick={ () => ( position > 1 ? move( position - 1 ) : undefined ) }
			aria-label={ sprintf(
				/* translators: %s: name of an entry of a list, such as a form field, a specification or a stage */
				__( 'Move %s up', 'courant-desk' ),
				stage.label
			) }
		>
			{ '↑' }
		</button>
		<button
			type="button"
			className="button"
			aria-disabled={ isFirst || position === last }
			onClick={ () => ( isFirst || position === last ? undefined : move( position + 1 ) ) }
			aria-label={ sprintf(
				/* translators: %s: name of an entry of a list, such as a form field, a specification or a stage */
				__( 'Move %s down', 'courant-desk' ),
				stage.label
			) }
		>
			{ '↓' }
		</button>
		{ isFirst ? null : <DeleteStage name={ stage.label } remove={ remove } /> }
	</span>
);

interface StageEmailProps {
	readonly id: string;
	readonly stage: RecruitingStage;
	readonly change: ( stage: RecruitingStage ) => void;
	readonly templates: readonly ReplyTemplate[];
}

const StageEmail = ( { id, stage, change, templates }: StageEmailProps ): ReactElement => (
	<span className="courant-stage-row__email">
		<label htmlFor={ `${ id }-mail` }>{ __( 'Email to the applicant', 'courant-desk' ) }</label>
		<select
			id={ `${ id }-mail` }
			value={ stage.mails ? stage.template : '' }
			onChange={ ( event ) =>
				change( { ...stage, mails: event.target.value !== '', template: event.target.value } )
			}
		>
			<option value="">{ __( 'None', 'courant-desk' ) }</option>
			{ templates.map( ( { key, name } ) => (
				<option key={ key } value={ key }>
					{ name }
				</option>
			) ) }
		</select>
	</span>
);

const StageRow = ( { stage, position, last, templates, change, move, remove }: StageRowProps ): ReactElement => {
	const id = useId();
	const isFirst = position === 0;
	const { ref, style, handle } = useSortableRow( stage.slug, isFirst );
	return (
		<li ref={ ref } style={ style } className="courant-stage-row">
			{ isFirst ? (
				<span className="courant-handle" aria-hidden="true" />
			) : (
				<DragHandle handle={ handle } name={ stage.label } />
			) }
			<span>
				<label htmlFor={ `${ id }-color` }>{ __( 'Color', 'courant-desk' ) }</label>
				<input
					id={ `${ id }-color` }
					type="color"
					value={ stage.color }
					onChange={ ( event ) => change( { ...stage, color: event.target.value } ) }
				/>
			</span>
			<span className="courant-stage-row__label">
				<label htmlFor={ `${ id }-label` }>{ __( 'Name', 'courant-desk' ) }</label>
				<input
					id={ `${ id }-label` }
					type="text"
					maxLength={ 40 }
					value={ stage.label }
					onChange={ ( event ) => change( { ...stage, label: event.target.value } ) }
				/>
			</span>
			<StageEmail id={ id } stage={ stage } change={ change } templates={ templates } />
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
		<section className="courant-card">
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
		</section>
	);
};
