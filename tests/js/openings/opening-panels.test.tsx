import type * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ClosingPanel } from '../../../src/openings/admin/editor/closing-panel';
import { DetailsPanel } from '../../../src/openings/admin/editor/details-panel';
import type { EditorConfig, FieldDefinition } from '../../../src/openings/admin/editor/labels';
import { PrePublishCheck } from '../../../src/openings/admin/editor/pre-publish-panel';
import { createField } from '../support/opening-field';
import { settled } from '../support/requests';

interface MockEditor {
	status: string;
	isSaving: boolean;
	isDirty: boolean;
	failed: boolean;
	meta: Record< string, unknown >;
	terms: unknown;
}

const mockEditor: MockEditor = { status: '', isSaving: false, isDirty: false, failed: false, meta: {}, terms: [] };
const mockActions = { editPost: jest.fn(), savePost: jest.fn() };
const mockOpenPanel = jest.fn();
const mockSetMeta = jest.fn();
interface PanelProps {
	readonly title: string;
	readonly children: React.ReactNode;
}
const mockPanel = ( { title, children }: PanelProps ) => {
	const react = jest.requireActual< typeof React >( 'react' );
	return react.createElement( 'section', { 'aria-label': title }, children );
};

jest.mock( '../../../src/openings/admin/editor/wordpress', () => {
	const selectors = {
		getCurrentPostAttribute: () => mockEditor.status,
		getEditedPostAttribute: ( name: string ) => ( name === 'meta' ? mockEditor.meta : mockEditor.terms ),
		isSavingPost: () => mockEditor.isSaving,
		isEditedPostDirty: () => mockEditor.isDirty,
		didPostSaveRequestFail: () => mockEditor.failed,
	};
	return {
		__: ( text: string ) => text,
		sprintf: ( format: string, value: unknown ) => format.replace( /%[sd]/, String( value ) ),
		useEditor: ( select: ( editor: typeof selectors ) => unknown ) => select( selectors ),
		useEntityProp: () => [ mockEditor.meta, mockSetMeta ],
		useEditorActions: () => mockActions,
		readEditor: () => selectors,
		language: () => 'en',
		openPanel: ( name: string ) => void mockOpenPanel( name ),
		SettingPanel: ( props: PanelProps ) => mockPanel( props ),
		PrePublishPanel: ( props: PanelProps ) => mockPanel( props ),
	};
} );

const field = ( changes: Partial< FieldDefinition > ): FieldDefinition =>
	createField( { key: 'courant_field', id: 'courant-field', label: 'Field', onValue: '', ...changes } );

const show = ( config: Partial< EditorConfig > ): void => {
	Object.assign( window, {
		courantOpening: {
			fields: [],
			salaryUnits: [ { value: 'YEAR', label: 'Per year' } ],
			countries: [ { value: 'DE', label: 'Germany' } ],
			locationSpecification: '',
			trash: [],
			...config,
		},
	} );
};

const click = async ( name: string ): Promise< void > =>
	act( async () => {
		fireEvent.click( screen.getByRole( 'button', { name } ) );
		await settled();
	} );

beforeEach( () => {
	Object.assign( mockEditor, {
		status: 'publish',
		isSaving: false,
		isDirty: false,
		failed: false,
		meta: {},
		terms: [],
	} );
	mockActions.editPost.mockReset();
	mockActions.savePost.mockReset().mockResolvedValue( undefined );
	mockSetMeta.mockReset();
	mockOpenPanel.mockReset();
	show( {} );
} );

describe( 'the panel "Closing date"', () => {
	test( 'closes an opening and saves', async () => {
		render( <ClosingPanel type="awsm_job_openings" /> );
		await click( 'Close this job opening' );
		expect( mockActions.editPost.mock.calls ).toEqual( [ [ { status: 'expired' } ] ] );
		expect( mockActions.savePost ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'restores the status when saving failed', async () => {
		mockEditor.failed = true;
		render( <ClosingPanel type="awsm_job_openings" /> );
		await click( 'Close this job opening' );
		expect( mockActions.editPost.mock.calls ).toEqual( [ [ { status: 'expired' } ], [ { status: 'publish' } ] ] );
	} );

	test( 'has no action while the editor saves, and none for a draft', () => {
		mockEditor.isSaving = true;
		const { rerender } = render( <ClosingPanel type="awsm_job_openings" /> );
		expect( screen.getByRole( 'button', { name: 'Close this job opening' } ) ).toBeDisabled();
		mockEditor.isSaving = false;
		mockEditor.status = 'draft';
		rerender( <ClosingPanel type="awsm_job_openings" /> );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	test( 'of a closed opening reopens it, or saves changes without reopening it', async () => {
		mockEditor.status = 'expired';
		const { rerender } = render( <ClosingPanel type="awsm_job_openings" /> );
		expect( screen.getByRole( 'button', { name: 'Save without reopening' } ) ).toBeDisabled();
		mockEditor.isDirty = true;
		rerender( <ClosingPanel type="awsm_job_openings" /> );
		await click( 'Save without reopening' );
		await click( 'Reopen' );
		expect( mockActions.editPost.mock.calls ).toEqual( [ [ { status: 'expired' } ], [ { status: 'publish' } ] ] );
		expect( mockActions.savePost ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( 'the panel "Job details"', () => {
	test( 'changes one location and keeps the others and all other fields', () => {
		mockEditor.meta = {
			other: 'kept',
			courant_places: [
				{ city: 'Berlin', region: '', country: 'DE' },
				{ city: 'Zürich', region: '', country: 'CH' },
			],
		};
		show( {
			fields: [ field( { key: 'courant_places', type: 'custom', component: 'locations', label: 'Locations' } ) ],
		} );
		render( <DetailsPanel type="awsm_job_openings" /> );
		const second = within( screen.getByRole( 'group', { name: 'Location 2' } ) );
		// A stored country that is no choice is kept.
		expect( second.getByRole( 'combobox' ) ).toHaveValue( 'CH' );
		fireEvent.change( second.getByRole( 'textbox', { name: 'City' } ), { target: { value: 'Basel' } } );
		expect( mockSetMeta ).toHaveBeenLastCalledWith( {
			other: 'kept',
			courant_places: [
				{ city: 'Berlin', region: '', country: 'DE' },
				{ city: 'Basel', region: '', country: 'CH' },
			],
		} );
		fireEvent.click( second.getByRole( 'button', { name: 'Remove location' } ) );
		expect( mockSetMeta ).toHaveBeenLastCalledWith( {
			other: 'kept',
			courant_places: [ { city: 'Berlin', region: '', country: 'DE' } ],
		} );
	} );

	test( 'explains that an amount without a currency is not saved', () => {
		mockEditor.meta = { courant_salary: { min: 50000, max: null, currency: '', unit: 'YEAR', shown: true } };
		show( {
			fields: [ field( { key: 'courant_salary', type: 'custom', component: 'salary', label: 'Salary' } ) ],
		} );
		render( <DetailsPanel type="awsm_job_openings" /> );
		const currency = screen.getByRole( 'textbox', { name: 'Currency' } );
		expect( currency ).toHaveAccessibleDescription( /Enter a currency code of three letters/ );
		fireEvent.change( currency, { target: { value: 'eur' } } );
		expect( mockSetMeta ).toHaveBeenLastCalledWith( {
			courant_salary: { min: 50000, max: null, currency: 'EUR', unit: 'YEAR', shown: true },
		} );
	} );
} );

describe( 'the list before publishing', () => {
	const withMissing = field( {
		key: 'courant_salary',
		type: 'custom',
		component: 'salary',
		missing: { message: 'Applicants expect a salary.', action: 'Add salary', elementId: 'courant-salary-from' },
	} );

	test( 'names an empty field and opens its panel', async () => {
		show( { fields: [ withMissing ] } );
		render( <PrePublishCheck plugin="courant" /> );
		expect( screen.getByText( 'Applicants expect a salary.' ) ).toBeInTheDocument();
		await click( 'Add salary' );
		expect( mockOpenPanel ).toHaveBeenCalledWith( 'courant/courant-details' );
	} );

	test( 'reports that nothing is missing', () => {
		mockEditor.meta = { courant_salary: { min: 1, max: null, currency: 'EUR', unit: 'YEAR', shown: true } };
		show( { fields: [ withMissing ] } );
		render( <PrePublishCheck plugin="courant" /> );
		expect( screen.getByText( 'All recommended fields are filled in.' ) ).toBeInTheDocument();
	} );
} );
