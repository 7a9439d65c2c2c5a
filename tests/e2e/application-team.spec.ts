import { resolve } from 'node:path';
import { desk, expect, overflows, test } from './support/test';
import { SCREEN, seed } from './recruiting-screen';
import { runExclusively } from './support/exclusive';

// The DataViews library is the largest script of wp-admin.
test.setTimeout( 120_000 );

runExclusively( 'recruiting' );

const CV = resolve( import.meta.dirname, '../fixtures/applications/the-smallest-cv-that-opens.pdf' );
const APPLICANT = 'applicant0@courant.example';

test( 'a recruiter tags, assigns, mentions, replies with an attachment, and cancels a scheduled reply', async ( {
	page,
	asRole,
	axe,
} ) => {
	const { opening, zoe } = await seed();
	// Creates the user who is assigned and mentioned.
	await desk.signedIn( 'editor' );
	await asRole( 'hr' );
	await page.goto( `${ SCREEN }&application=${ zoe }` );

	await page.getByLabel( 'New tag' ).fill( `Harbour ${ opening }`, { timeout: 30_000 } );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'button', { name: `Remove the tag Harbour ${ opening }` } ) ).toBeVisible();
	await page.getByLabel( 'User to assign' ).selectOption( { label: 'e2e-editor' } );
	await page.getByRole( 'button', { name: 'Assign', exact: true } ).click();
	await expect( page.getByRole( 'button', { name: 'Remove the assignment of e2e-editor' } ) ).toBeVisible();
	await page.getByLabel( 'New note' ).pressSequentially( 'Please call her, @e2e-ed' );
	const suggestion = page.getByRole( 'option', { name: /e2e-editor/ } );
	await expect( suggestion ).toHaveAttribute( 'aria-selected', 'true' );
	await axe( { include: '.courant-screen' } );
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'button', { name: 'Add note' } ).click();
	await expect( page.locator( '.courant-notes' ) ).toContainText( 'Please call her, @e2e-editor' );

	await page.getByRole( 'button', { name: 'Write email' } ).click();
	await page.getByLabel( 'Subject' ).fill( 'Contract' );
	await page.getByLabel( 'Text', { exact: true } ).fill( 'The contract is attached.' );
	const chooser = page.waitForEvent( 'filechooser' );
	await page.getByRole( 'button', { name: 'Upload a file' } ).click();
	await ( await chooser ).setFiles( CV );
	await expect( page.locator( '.courant-attachments' ) ).toContainText( 'the-smallest-cv-that-opens.pdf' );
	await page.getByRole( 'button', { name: 'Send', exact: true } ).click();
	await expect( page.locator( '.courant-emails' ) ).toContainText( 'Contract' );

	await page.getByRole( 'button', { name: 'Write email' } ).click();
	await page.getByLabel( 'Subject' ).fill( 'Interview' );
	await page.getByLabel( 'Text', { exact: true } ).fill( 'Please come.' );
	const tomorrow = new Date( Date.now() + 24 * 60 * 60 * 1000 ).toISOString().slice( 0, 16 );
	await page.getByLabel( /Send later/ ).fill( tomorrow );
	await axe( { include: '.courant-screen' } );
	await page.getByRole( 'button', { name: 'Schedule', exact: true } ).click();
	await expect( page.locator( '.courant-emails' ) ).toContainText( 'Scheduled for' );
	expect( await overflows( page ) ).toBe( false );
	await axe( { include: '.courant-screen' } );

	const toEditor = await desk.mails(
		( { to, text } ) => to.includes( 'e2e-editor@courant.example' ) && text.includes( `application=${ zoe }` ),
		{ atLeast: 2 }
	);
	expect( toEditor, 'one about the assignment, one about the mention' ).toHaveLength( 2 );
	expect( toEditor.map( ( { text } ) => text ).join( '\n' ) ).toContain( 'Please call her, @e2e-editor' );
	const [ sent, ...others ] = await desk.mails( ( { to } ) => to.includes( APPLICANT ), { atLeast: 1 } );
	expect( others.filter( ( { subject } ) => subject === 'Interview' ) ).toEqual( [] );
	expect( [ sent?.subject, sent?.attachments.map( ( { name } ) => name ) ] ).toEqual( [
		'Contract',
		[ 'the-smallest-cv-that-opens.pdf' ],
	] );

	await page.getByRole( 'button', { name: 'Cancel sending' } ).click();
	await expect( page.getByLabel( 'Subject' ) ).toHaveValue( 'Interview' );
	await expect( page.locator( '.courant-emails' ) ).not.toContainText( 'Scheduled for' );
	await page.getByRole( 'button', { name: 'Discard' } ).click();

	// The list is filtered by tag and by assignee.
	await page.goto( `${ SCREEN }&tag=harbour-${ opening }` );
	await expect( page.getByRole( 'link', { name: /Zoë Müller/ } ) ).toHaveCount( 1, { timeout: 30_000 } );
	await expect( page.getByRole( 'link', { name: /Ben/ } ) ).toHaveCount( 0 );
} );
