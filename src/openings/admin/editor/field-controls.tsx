import type { ReactElement } from 'react';
import { CUSTOM_CONTROLS } from './custom-controls';
import type { ControlProps } from './control-props';
import { groupFields, readList, readNumber, readText, toggle, toNumber } from './model';
import type { Meta } from './model';
import { Checkbox, Controls, Group, Input, MappedField, Select, TextArea } from './inputs';
import { editorConfig } from './labels';

const Checkboxes = ( { field, meta, set }: ControlProps ): ReactElement => {
	const checked = readList( meta, field.key );
	return (
		<Group label={ field.label }>
			<MappedField label={ field.mirrored } />
			{ field.choices.map( ( choice ) => (
				<Checkbox
					key={ choice.value }
					label={ choice.label }
					checked={ checked.includes( choice.value ) }
					onChange={ ( on ) => set( { [ field.key ]: toggle( checked, choice.value, on ) } ) }
				/>
			) ) }
		</Group>
	);
};

const TextInput = ( { field, meta, set }: ControlProps ): ReactElement => (
	<Input
		id={ field.id }
		label={ field.label }
		type={ field.type === 'date' ? 'date' : 'text' }
		value={ readText( meta, field.key ) }
		help={ field.help }
		maxLength={ field.maxLength > 0 ? field.maxLength : undefined }
		onChange={ ( value ) => set( { [ field.key ]: value } ) }
	/>
);

/** The control of a field, from its declaration. */
const FieldControl = ( { field, meta, set }: ControlProps ): ReactElement | null => {
	if ( field.type === 'custom' ) {
		const Custom = CUSTOM_CONTROLS[ field.component ];
		return Custom === undefined ? null : <Custom field={ field } meta={ meta } set={ set } />;
	}
	if ( field.type === 'checkboxes' ) {
		return <Checkboxes field={ field } meta={ meta } set={ set } />;
	}
	if ( field.type === 'checkbox' ) {
		return (
			<Checkbox
				label={ field.label }
				checked={ readText( meta, field.key ) === field.onValue }
				onChange={ ( on ) => set( { [ field.key ]: on ? field.onValue : '' } ) }
			/>
		);
	}
	if ( field.type === 'select' ) {
		return (
			<Select
				label={ field.label }
				value={ readText( meta, field.key ) }
				emptyLabel={ field.emptyLabel }
				help={ field.help }
				choices={ field.choices }
				onChange={ ( value ) => set( { [ field.key ]: value } ) }
			/>
		);
	}
	if ( field.type === 'number' ) {
		return (
			<Input
				id={ field.id }
				label={ field.label }
				type="number"
				value={ String( readNumber( meta, field.key ) || '' ) }
				help={ field.help }
				onChange={ ( typed ) => set( { [ field.key ]: toNumber( typed, field.min, field.max ) } ) }
			/>
		);
	}
	if ( field.type === 'textarea' ) {
		return (
			<TextArea
				id={ field.id }
				label={ field.label }
				value={ readText( meta, field.key ) }
				help={ field.help }
				maxLength={ field.maxLength }
				onChange={ ( value ) => set( { [ field.key ]: value } ) }
			/>
		);
	}
	return <TextInput field={ field } meta={ meta } set={ set } />;
};

interface FieldControlsProps {
	readonly panel: string;
	readonly meta: Meta;
	readonly set: ( changes: Meta ) => void;
}

/** All fields of a panel. */
export const FieldControls = ( { panel, meta, set }: FieldControlsProps ): ReactElement => {
	const groups = groupFields( editorConfig().fields.filter( ( field ) => field.panel === panel ) );
	return (
		<Controls>
			{ groups.map( ( group ) => {
				const heading = group[ 0 ]?.group ?? '';
				const controls = group.map( ( field ) => (
					<FieldControl key={ field.key } field={ field } meta={ meta } set={ set } />
				) );
				return heading === '' ? (
					controls
				) : (
					<Group key={ heading } label={ heading }>
						{ controls }
					</Group>
				);
			} ) }
		</Controls>
	);
};
