import type { FieldDefinition } from '../../../src/openings/admin/editor/labels';

/** Creates the declaration of a field of openings: a text field in the panel "details", with the changes. */
export const createField = ( changes: Partial< FieldDefinition > ): FieldDefinition => ( {
	key: '',
	id: '',
	panel: 'details',
	group: '',
	mirrored: '',
	type: 'text',
	label: '',
	help: '',
	emptyLabel: '',
	choices: [],
	maxLength: 0,
	min: 0,
	max: 0,
	onValue: '1',
	missing: null,
	component: '',
	...changes,
} );
