import { getOption } from './support/site-data';
import { overflows } from './support/test';
import { expect, test } from './support/third-parties';

/** Stored by WP Job Openings; seen by this browser only. One of them becomes a setting, one has no counterpart. */
const OLD_OPTIONS = {
	awsm_jobs_plugin_version: '4.0.3',
	awsm_jobs_notification_customizer: { footer_text: 'Meyer & Sons, Berlin' },
	awsm_jobs_details_page_layout: 'two',
};

test( 'the switch assistant takes settings over and undoes that, by keyboard and in a narrow window', async ( {
	page,
	asAdmin,
	axe,
	site,
}, testInfo ) => {
	// Only recorded in the report of the tests: a time on a shared machine is no criterion.
	const record = async ( step: string, work: () => Promise< void > ): Promise< void > => {
		const start = performance.now();
		await work();
		testInfo.annotations.push( {
			type: 'duration',
			description: `${ step }: ${ ( ( performance.now() - start ) / 1000 ).toFixed( 1 ) } s`,
		} );
	};
	const footer = async (): Promise< string > =>
		( await getOption< { footer?: string } | null >( 'courant_mail_look' ) )?.footer ?? '';
	const before = await footer();
	await asAdmin();
	await site( OLD_OPTIONS );
	await record( 'Report', async () => {
		await page.goto( '/wp-admin/tools.php?page=courant-switch' );
		await expect( page.getByText( 'Found: WP Job Openings.' ) ).toBeVisible();
	} );
	await page.getByText( 'Settings that will change' ).click();
	await expect( page.getByText( '→ Meyer & Sons, Berlin' ) ).toBeVisible();
	await page.getByText( 'Options without a counterpart' ).click();
	await expect( page.getByText( 'awsm_jobs_details_page_layout' ) ).toBeVisible();
	await axe( { include: '#wpbody-content' } );

	const undo = page.getByRole( 'button', { name: 'Undo the switch' } );
	const confirm = page.getByRole( 'button', { name: 'Confirm and remove public files' } );
	await record( 'Migration', async () => {
		await page.getByRole( 'button', { name: 'Migrate data' } ).press( 'Enter' );
		await expect( confirm ).toBeVisible();
		await expect( page.getByRole( 'status' ).filter( { hasText: 'Data migrated.' } ) ).toBeVisible();
	} );
	expect( await footer() ).toBe( 'Meyer & Sons, Berlin' );

	await page.setViewportSize( { width: 390, height: 900 } );
	expect( await overflows( page ) ).toBe( false );
	await axe( { include: '#wpbody-content' } );
	await confirm.press( 'Enter' );
	await expect( page.getByRole( 'dialog', { name: 'Remove the public files?' } ) ).toBeVisible();
	await axe( { include: '.courant-dialog' } );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( confirm ).toBeFocused();

	await record( 'Undo', async () => {
		await undo.press( 'Enter' );
		await expect( page.getByRole( 'status' ).filter( { hasText: 'Not started' } ) ).toBeVisible();
	} );
	expect( await footer() ).toBe( before );
} );
