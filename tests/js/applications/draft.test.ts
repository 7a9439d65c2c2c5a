import { keepDraft } from '../../../src/applications/frontend/early.draft';

const DAY = 24 * 60 * 60 * 1000;
const KEY = 'courant-draft-7';

function showForm(): HTMLFormElement {
	document.body.innerHTML = `
		<form class="awsm-application-form">
			<p class="courant-form-draft" hidden>Kept. <button type="button">Delete text</button></p>
			<input name="awsm_applicant_name" class="awsm-job-form-control">
			<input type="file" name="awsm_file">
			<input type="radio" name="level" value="junior"><input type="radio" name="level" value="senior">
			<input type="checkbox" name="consent" value="yes">
			<div class="courant-trap"><input name="website"></div>
			<input type="hidden" name="awsm_job_id" value="7">
		</form>`;
	const form = document.querySelector( 'form' );
	if ( ! form ) {
		throw new Error( 'No form' );
	}
	return form;
}

const field = ( form: HTMLFormElement, selector: string ): HTMLInputElement => {
	const found = form.querySelector< HTMLInputElement >( selector );
	if ( ! found ) {
		throw new Error( selector );
	}
	return found;
};

function enter( form: HTMLFormElement, now: number ): void {
	keepDraft( form, () => now );
	field( form, '[name=awsm_applicant_name]' ).value = 'Zoë';
	field( form, '[value=senior]' ).checked = true;
	field( form, '[name=consent]' ).checked = true;
	field( form, '[name=website]' ).value = 'https://spam.example';
	field( form, '[name=awsm_applicant_name]' ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

beforeEach( () => localStorage.clear() );

test( 'restores text and choices, but no consent and nothing of hidden fields', () => {
	enter( showForm(), 1000 );
	expect( localStorage.getItem( KEY ) ).not.toContain( 'spam' );

	const form = showForm();
	const changed: string[] = [];
	form.addEventListener( 'change', ( { target } ) => changed.push( target.name ) );
	keepDraft( form, () => 2000 );

	expect( field( form, '[name=awsm_applicant_name]' ).value ).toBe( 'Zoë' );
	expect( field( form, '[value=senior]' ).checked ).toBe( true );
	expect( field( form, '[value=junior]' ).checked ).toBe( false );
	expect( field( form, '[name=consent]' ).checked ).toBe( false );
	expect( changed ).toContain( 'awsm_applicant_name' );
	expect( field( form, '.courant-form-draft' ).hidden ).toBe( false );
} );

test( 'nothing is stored before something is entered', () => {
	const form = showForm();
	keepDraft( form );
	expect( localStorage ).toHaveLength( 0 );
	expect( field( form, '.courant-form-draft' ).hidden ).toBe( true );
} );

test.each( [
	[ 'after seven days', ( form: HTMLFormElement ) => keepDraft( form, () => 1000 + 7 * DAY ) ],
	[
		'when the application was sent',
		( form: HTMLFormElement ) => {
			keepDraft( form, () => 2000 );
			form.reset();
			form.dispatchEvent( new CustomEvent( 'awsmjobs_application_submitted', { bubbles: true } ) );
		},
	],
	[
		'when the applicant deletes it',
		( form: HTMLFormElement ) => {
			keepDraft( form, () => 2000 );
			form.querySelector( 'button' )?.click();
		},
	],
] )( 'deletes the draft %s', ( _when, run ) => {
	enter( showForm(), 1000 );
	const form = showForm();
	run( form );
	expect( localStorage ).toHaveLength( 0 );
	expect( field( form, '[name=awsm_applicant_name]' ).value ).toBe( '' );
} );

test( 'broken storage is ignored', () => {
	localStorage.setItem( KEY, '{"at":1,"values":' );
	const form = showForm();
	keepDraft( form, () => 2 );
	expect( field( form, '[name=awsm_applicant_name]' ).value ).toBe( '' );
} );
