import type { ReactElement } from 'react';
import { ScreenStateKey, usePersistentReducer, usePersistentState } from '../../../shared/admin/error-boundary';
import { notices } from '../../../shared/admin/notices';
import { useUnsavedChanges } from '../../../shared/admin/unsaved';
import { FieldList } from './field-list';
import { FormButtons } from './form-buttons';
import { FormSelect } from './form-select';
import { initialHistory, reduceHistory } from './history';
import type { History } from './history';
import { HistoryButtons } from './history-buttons';
import { TYPES } from './model';
import type { Action, FieldType, Form } from './model';
import { Panels } from './panels';
import { Preview } from './preview';
import { TextSettings } from './text-settings';
import { __, Button, CheckboxControl, formBuilderConfig, TextControl } from './wordpress';
import { typeName } from './labels';
import { useControlFocus } from './use-control-focus';
import { newForm, useFormRequests } from './use-form-requests';

const FORMS = new ScreenStateKey< readonly Form[] >();
const FORM_HISTORY = new ScreenStateKey< History >();

const AddField = ( {
	form,
	add,
}: {
	readonly form: Form;
	readonly add: ( type: FieldType ) => void;
} ): ReactElement => (
	<fieldset className="courant-builder__add" disabled={ form.fields.length >= formBuilderConfig().maxFields }>
		<legend>{ __( 'Add field', 'courant-desk' ) }</legend>
		{ TYPES.map( ( type ) => (
			<Button key={ type } __next40pxDefaultSize variant="secondary" onClick={ () => add( type ) }>
				{ typeName( type ) }
			</Button>
		) ) }
	</fieldset>
);

/** Name, default and texts of the form. */
const FormSettings = ( {
	form,
	dispatch,
}: {
	readonly form: Form;
	readonly dispatch: ( action: Action ) => void;
} ): ReactElement => (
	<>
		<TextControl
			className="courant-builder__name"
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Form name', 'courant-desk' ) }
			value={ form.title }
			maxLength={ 200 }
			onChange={ ( title ) => dispatch( { type: 'titled', title } ) }
		/>
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ __( 'Use as the default form', 'courant-desk' ) }
			checked={ form.standard }
			onChange={ ( on ) => dispatch( { type: 'standard', on } ) }
		/>
		<TextSettings texts={ form.texts } change={ ( texts ) => dispatch( { type: 'reworded', texts } ) } />
	</>
);

/** Selects, edits and saves a form. */
export const Builder = ( { stored }: { readonly stored: readonly Form[] } ): ReactElement => {
	const [ forms, setForms ] = usePersistentState( FORMS, stored );
	const [ history, dispatch ] = usePersistentReducer( FORM_HISTORY, reduceHistory, () =>
		initialHistory( forms[ 0 ] ?? newForm() )
	);
	const { form, dirty } = history.current;
	// A new form without changes has nothing to save.
	const isUnsaved =
		dirty && ( form.id > 0 || form.title !== '' || form.fields !== formBuilderConfig().standardFields );
	useUnsavedChanges( isUnsaved );

	const open = ( id: string ): void => {
		dispatch( { type: 'opened', form: forms.find( ( form ) => String( form.id ) === id ) ?? newForm() } );
		notices.clear();
	};
	const { isBusy, store, remove } = useFormRequests( history, setForms, dispatch );
	const { root, focusName, focusOpenField } = useControlFocus();

	return (
		<div className="courant-builder" ref={ root }>
			<FormSelect form={ form } forms={ forms } isUnsaved={ isUnsaved } open={ open } />
			<FormSettings form={ form } dispatch={ dispatch } />
			<HistoryButtons history={ history } dispatch={ dispatch } />
			<Panels
				fields={
					<>
						<h2>{ __( 'Fields', 'courant-desk' ) }</h2>
						<FieldList state={ history.current } dispatch={ dispatch } />
						<AddField
							form={ form }
							add={ ( field ) => {
								dispatch( { type: 'added', field } );
								focusOpenField();
							} }
						/>
					</>
				}
				preview={ <Preview fields={ form.fields } /> }
			/>
			<FormButtons
				isBusy={ isBusy }
				dirty={ dirty }
				form={ form }
				store={ store }
				remove={ remove }
				correctName={ focusName }
				correctField={ ( name ) => {
					if ( history.current.open !== name ) {
						dispatch( { type: 'toggled', name } );
					}
					focusOpenField();
				} }
			/>
		</div>
	);
};
