import { mount as mountForm } from '../../../src/applications/frontend/island.application';
import { prepare } from '../../../src/applications/frontend/early.steps';
import { mount as mountButtons } from '../../../src/applications/frontend/island.steps';
import type { Application } from '../../../src/applications/frontend/submit';
import { file, fillIn, find, form, open, root, show, submit, summary, upload } from '../support/application';
import * as fixtures from '../support/fixtures';
import { settled } from '../support/requests';
import { FakeUpload } from '../support/uploads';

jest.mock( '../../../src/shared/frontend/import-module', () => ( {
	importModule: jest.fn( () => Promise.resolve( { mount: mockMount } ) ),
} ) );

let mockMount: ( buttons: HTMLElement, application: Application ) => Promise< unknown >;

/** Steps of the groups of the fixture: name and email, letter, CV and consent. */
const STEPS = [ 1, 1, 2, 3, 3 ];

/** Adds what the template prints for a form with three steps. */
function addSteps(): void {
	const groups = [ ...document.querySelectorAll< HTMLElement >( '.awsm-job-form-group' ) ];
	STEPS.forEach( ( step, index ) => groups[ index ]?.setAttribute( 'data-form-step', String( step ) ) );
	[ 1, 2, 3 ].forEach( ( step ) => {
		const title = document.createElement( 'div' );
		title.dataset[ 'formStep' ] = String( step );
		title.innerHTML = `<p class="courant-form-step">Step ${ step } of 3</p><h3>Title ${ step }</h3>`;
		document.querySelector( `.awsm-job-form-group[data-form-step="${ step }"]` )?.before( title );
	} );
	groups
		.at( -1 )
		?.insertAdjacentHTML(
			'beforebegin',
			'<div class="courant-form-steps" hidden data-back="Back"><button type="button" class="courant-form-next">Next</button></div>'
		);
	const formElement = document.querySelector< HTMLFormElement >( 'form' );
	formElement?.setAttribute( 'data-steps', '3' );
}

const steps = () => find( '.courant-form-steps' );
const named = ( label: string ) =>
	[ ...steps().querySelectorAll( 'button' ) ].find( ( item ) => item.textContent === label );
const isShown = ( selector: string ) => find( selector ).closest( '[data-other-step]' ) === null;
const shown = () => [ '#awsm-applicant-name', '#awsm-cover-letter', '#awsm-application-file' ].findIndex( isShown ) + 1;

async function press( label: string ): Promise< void > {
	named( label )?.click();
	await settled();
}

/** Prints the steps, runs the early script, and mounts the island. */
async function openSteps( config = fixtures.config, change: () => void = () => undefined ): Promise< void > {
	await open( () => {
		addSteps();
		change();
		prepare( form() );
	}, config );
	await settled();
}

describe( 'a form with steps', () => {
	beforeEach( () => {
		sessionStorage.clear();
		mockMount = mountButtons;
	} );

	test( 'shows the first step before React is loaded; the button loads it and shows the next step', async () => {
		const mountRequested = jest.fn();
		await openSteps( fixtures.config, () => {
			root.addEventListener( 'courant:mount', mountRequested );
		} );
		expect( mountRequested ).not.toHaveBeenCalled();

		const element = show();
		addSteps();
		element.addEventListener( 'courant:mount', mountRequested );
		prepare( form() );
		expect( document.querySelectorAll( '[data-other-step]' ) ).toHaveLength( 8 );
		const first = document.querySelector< HTMLElement >( '.courant-form-steps' );
		expect( first?.hidden ).toBe( false );
		document.querySelectorAll< HTMLInputElement >( '[data-form-step="1"] input' ).forEach( ( input ) => {
			input.value = 'ada@site.test';
		} );
		first?.querySelector( 'button' )?.click();
		expect( mountRequested ).toHaveBeenCalledTimes( 1 );
		await mountForm( element, {}, fixtures.config );
		await settled();
		expect( document.querySelector( 'form' )?.dataset[ 'step' ] ).toBe( '2' );
	} );

	test( 'each step is checked before the next one; Back keeps what was entered', async () => {
		await openSteps();
		await press( 'Next' );
		expect( [ shown(), document.activeElement === summary() ] ).toEqual( [ 1, true ] );
		expect( [ ...( summary()?.querySelectorAll( 'li' ) ?? [] ) ] ).toHaveLength( 2 );
		fillIn();
		await press( 'Next' );
		expect( [ shown(), summary(), named( 'Back' )?.textContent ] ).toEqual( [ 2, null, 'Back' ] );
		expect( document.activeElement?.textContent ).toContain( 'Step 2 of 3' );
		await press( 'Back' );
		expect( [ shown(), find( '#awsm-applicant-name' ).value, named( 'Back' ) ] ).toEqual( [ 1, 'Ada', undefined ] );
	} );

	test( 'the Enter key shows the next step; only the last one sends, and everything is sent', async () => {
		await openSteps();
		fillIn();
		await submit();
		await submit();
		expect( [
			shown(),
			FakeUpload.all.length,
			named( 'Next' ),
			isShown( '#awsm-application-submit-btn' ),
		] ).toEqual( [ 3, 0, undefined, true ] );
		await submit();
		expect( upload().fields ).toMatchObject( { awsm_applicant_name: 'Ada', awsm_applicant_letter: 'Dear all' } );
	} );

	test( 'a file that is too large keeps its step', async () => {
		await openSteps();
		const group = find( '#awsm-cover-letter' ).parentElement;
		group?.setAttribute( 'data-form-step', '3' );
		find( '#awsm-application-file' ).closest( '[data-form-step]' )?.setAttribute( 'data-form-step', '1' );
		fillIn();
		file( 'cv.pdf', 1001 );
		find( '#awsm-application-file' ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
		await press( 'Next' );
		expect( form().dataset[ 'step' ] ).toBe( '1' );
		expect( summary()?.textContent ).toContain( 'cv.pdf is' );
	} );

	test( 'errors of the server show the step of the first one; links of the summary show the step of their field', async () => {
		await openSteps();
		fillIn();
		await submit();
		await submit();
		await submit();
		await upload().respond( { error: [ 'Wrong.' ], success: [], fields: { awsm_applicant_letter: 'Too short.' } } );
		await settled();
		expect( [ shown(), find( '#awsm-cover-letter-error' ).textContent ] ).toEqual( [ 2, 'Too short.' ] );

		find( '#awsm-applicant-name' ).value = '';
		find( '#awsm_form_privacy_policy' ).checked = false;
		form().dispatchEvent( new CustomEvent( 'courant:submit-application', { detail: [] } ) );
		await settled();
		expect( shown() ).toBe( 1 );
		const links = [ ...( summary()?.querySelectorAll( 'a' ) ?? [] ) ];
		links.at( -1 )?.click();
		expect( [ shown(), document.activeElement?.id ] ).toEqual( [ 3, 'awsm_form_privacy_policy' ] );
	} );

	test( 'a step whose fields are hidden by their conditions is skipped in both directions', async () => {
		await openSteps();
		fillIn();
		find( '#awsm-cover-letter' ).closest< HTMLElement >( '[data-form-step]' )?.toggleAttribute( 'hidden', true );
		await press( 'Next' );
		expect( shown() ).toBe( 3 );
		await press( 'Back' );
		expect( shown() ).toBe( 1 );
	} );

	test( 'where the browser validates, its message is shown for a field of the shown step', async () => {
		await openSteps( {
			...fixtures.config,
			applications: { ...fixtures.applications, validation: false },
		} );
		const report = jest.spyOn( find( '#awsm-applicant-name' ), 'reportValidity' );
		await press( 'Next' );
		expect( [ shown(), report.mock.calls.length ] ).toEqual( [ 1, 1 ] );
		fillIn();
		await press( 'Next' );
		await press( 'Next' );
		expect( shown() ).toBe( 3 );
		find( '#awsm-applicant-email' ).value = '';
		await submit();
		expect( [ shown(), FakeUpload.all.length ] ).toEqual( [ 1, 0 ] );
	} );

	test( 'all fields are shown when the file of the buttons cannot be loaded', async () => {
		mockMount = () => Promise.reject( new Error( 'No network' ) );
		const warn = jest.spyOn( console, 'warn' ).mockImplementation( () => undefined );
		await openSteps();
		expect( steps().hasAttribute( 'data-failed' ) ).toBe( true );
		fillIn();
		await submit();
		expect( FakeUpload.all ).toHaveLength( 1 );
		warn.mockRestore();
	} );

	test( 'a message that the server has printed decides which step is shown first', async () => {
		await openSteps( fixtures.config, () => {
			document.querySelector( '#awsm-cover-letter' )?.setAttribute( 'aria-invalid', 'true' );
		} );
		expect( [ shown(), named( 'Back' )?.textContent ] ).toEqual( [ 2, 'Back' ] );
	} );
} );
