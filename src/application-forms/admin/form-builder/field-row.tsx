import type { ReactElement } from 'react';
import { DragHandle, MoveButtons, useSortableRow } from '../../../shared/admin/sortable';
import { FieldSettings } from './field-settings';
import { keyFor, REQUIRED_FIELDS, findProblem } from './model';
import type { Action, Field } from './model';
import { __, Button } from './wordpress';
import { fieldLabel, problemText, typeName } from './labels';

interface FieldRowProps {
	readonly field: Field;
	readonly fields: readonly Field[];
	readonly index: number;
	readonly isOpen: boolean;
	readonly dispatch: ( action: Action ) => void;
	readonly moveTo: ( index: number ) => void;
}

/** A field in the list: its label, buttons to move it, and its settings when it is open. */
export const FieldRow = ( { field, fields, index, isOpen, dispatch, moveTo }: FieldRowProps ): ReactElement => {
	const { ref, style, isDragging, handle } = useSortableRow( keyFor( field ) );
	const label = fieldLabel( field );
	const problem = findProblem( fields, field );
	return (
		<li
			ref={ ref }
			className="courant-field"
			data-dragging={ isDragging || undefined }
			data-type={ field.type }
			data-width={ field.width }
			style={ style }
		>
			<div className="courant-field__head">
				<DragHandle handle={ handle } name={ label } />
				<Button
					variant="tertiary"
					className="courant-field__name"
					aria-expanded={ isOpen }
					onClick={ () => dispatch( { type: 'toggled', name: field.name } ) }
				>
					<span className="courant-field__label">{ `${ label }${ field.required ? ' *' : '' }` }</span>
					<span className="courant-field__type">{ typeName( field.type ) }</span>
				</Button>
				<MoveButtons
					name={ label }
					moveUp={ index > 0 ? () => moveTo( index - 1 ) : undefined }
					moveDown={ index < fields.length - 1 ? () => moveTo( index + 1 ) : undefined }
				/>
			</div>
			{ field.condition ? <p className="courant-field__note">{ __( 'Conditional', 'courant-desk' ) }</p> : null }
			{ problem ? <p className="courant-field__problem">{ problemText( problem ) }</p> : null }
			{ isOpen ? (
				<div className="courant-field__body">
					<FieldSettings
						field={ field }
						fields={ fields }
						change={ ( changes ) => dispatch( { type: 'changed', name: field.name, changes } ) }
					/>
					{ REQUIRED_FIELDS.includes( field.name ) ? null : (
						<Button
							variant="link"
							isDestructive
							onClick={ () => dispatch( { type: 'removed', name: field.name } ) }
						>
							{ field.type === 'step'
								? __( 'Delete step', 'courant-desk' )
								: __( 'Delete field', 'courant-desk' ) }
						</Button>
					) }
				</div>
			) : null }
		</li>
	);
};
