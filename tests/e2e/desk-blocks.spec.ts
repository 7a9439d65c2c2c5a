import { canvasOf } from './support/editor-canvas';
import { desk, expect, test } from './support/test';
import { createOpening, createPost, getOption, hideEditorGuides } from './support/site-data';

// The block editor loads more scripts than any other page.
test.setTimeout( 300_000 );

/** Each block of Courant Desk: its attributes, and the output for a visitor. */
const BLOCKS: Record< string, { attributes?: object; seen: string } > = {
	'courant/contents': { seen: '.courant-contents' },
	'wp-job-openings/blocks': {
		attributes: { style: { spacing: { padding: { top: '12px' } } }, backgroundColor: 'white' },
		seen: '.wp-block-wp-job-openings-blocks .awsm-job-listing-item',
	},
	'courant/recent-openings': {
		attributes: { style: { color: { background: '#fffbe6', text: '#17181c' }, typography: { lineHeight: '1.4' } } },
		seen: '.wp-block-courant-recent-openings a',
	},
	'courant/opening-count': { seen: '.wp-block-courant-opening-count .courant-opening-count' },
	'courant/jobs-search': { seen: '.wp-block-courant-jobs-search [name="jq"]' },
	'courant/opening-facts': { seen: '.wp-block-courant-opening-facts dl' },
	'courant/application-form': { seen: '.wp-block-courant-application-form form' },
	'courant/apply-button': { seen: '.wp-block-courant-apply-button a' },
	'courant/similar-openings': { seen: '.wp-block-courant-similar-openings a' },
	'courant/news': { seen: '.wp-block-courant-news a' },
	'courant/news-tabs': { seen: '.wp-block-courant-news-tabs a' },
	'courant/news-author': { seen: '.wp-block-courant-news-author' },
	'courant/news-social': {
		attributes: { links: 'https://social.example/@courant' },
		seen: '.wp-block-courant-news-social a',
	},
	'courant-desk/ad-place': { seen: '.courant-ad-block [data-courant-ad]' },
};

test(
	'every block is inserted, previewed, published and seen by visitors',
	{ tag: '@oldest' },
	async ( { page, asAdmin, axe } ) => {
		await asAdmin();
		await hideEditorGuides( 'admin' );
		await createPost( {
			post_type: 'courant_ad',
			post_title: 'Ad of the blocks',
			meta_input: { _courant_ad: { places: [ 'sidebar' ], kind: 'house' } },
		} );
		const { id: opening } = await createOpening(
			{
				post_title: 'Editor of blocks',
				meta_input: {
					courant_work_mode: 'hybrid',
					courant_places: [ { city: 'Kiel', region: '', country: 'DE' } ],
				},
			},
			{ 'job-category': [ 'Blocks' ] }
		);
		await page.goto( '/wp-admin/post-new.php?post_type=page' );
		const canvas = await canvasOf( page );
		const chosen = Object.entries( BLOCKS ).map(
			( [ name, { attributes = {} } ] ) =>
				[ name, /facts|form|apply|similar/.test( name ) ? { ...attributes, opening } : attributes ] as const
		);
		await page.evaluate( ( blocks ) => {
			const { blocks: types, data } = window.wp;
			data.dispatch( 'core/editor' ).editPost( { title: 'All blocks' } );
			data.dispatch( 'core/block-editor' ).insertBlocks( [
				types.createBlock( 'core/heading', { content: 'A heading' } ),
				types.createBlock( 'core/heading', { content: 'Another heading' } ),
				...blocks.map( ( [ name, attributes ] ) => types.createBlock( name, attributes ) ),
			] );
		}, chosen );
		for ( const [ name ] of chosen ) {
			const block = canvas.locator( `[data-type="${ name }"]` );
			await expect( block, name ).toHaveCount( 1 );
			await expect( block.locator( '.components-spinner' ), `${ name } is drawn` ).toHaveCount( 0, {
				timeout: 30_000,
			} );
			await expect(
				block.locator(
					'.block-editor-warning, .components-placeholder.is-error, .components-notice.is-error, .block-editor-block-list__block-crash-warning'
				),
				name
			).toHaveCount( 0 );
			await expect( block, `${ name } shows something` ).not.toBeEmpty();
			await expect(
				block.getByText( /Error loading block|could not be rendered|rendered as empty/i ),
				name
			).toHaveCount( 0 );
		}

		const url = await page.evaluate( async () => {
			const { data } = window.wp;
			data.dispatch( 'core/editor' ).editPost( { status: 'publish' } );
			await data.dispatch( 'core/editor' ).savePost();
			return data.select( 'core/editor' ).getPermalink();
		} );
		// The editor releases its lock of the post when it is left, which takes a session.
		await page.goto( 'about:blank' );
		await page.context().clearCookies();
		await page.context().addCookies( [ { name: 'courant_consent', value: '1.', url: desk.url } ] );
		expect( ( await page.goto( url ) )?.status() ).toBe( 200 );
		for ( const [ name, { seen } ] of Object.entries( BLOCKS ) ) {
			await expect( page.locator( seen ).first(), name ).toBeAttached();
		}
		await expect( page.locator( '.wp-block-courant-recent-openings' ) ).toHaveCSS(
			'background-color',
			'rgb(255, 251, 230)'
		);
		await expect( page.locator( '.wp-block-wp-job-openings-blocks' ) ).toHaveCSS( 'padding-top', '12px' );
		await axe();
	}
);

test( 'the HTML email template is edited, previewed and sent as a test email', async ( {
	page,
	asRole,
	axe,
	screens,
} ) => {
	await asRole( 'hr' );
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=mail_look' );
	const frame = page.frameLocator( 'iframe[title="Email preview"]' );
	await expect( frame.getByText( 'Thank you for your application' ) ).toBeVisible();
	await page.getByLabel( 'Footer text' ).fill( 'Harbour Street 1 <b>Kiel</b>' );
	await expect( frame.getByText( 'Harbour Street 1 <b>Kiel</b>' ) ).toBeVisible();
	const ink = page.getByLabel( 'Text color: hex value' );
	await ink.fill( '#dddddd' );
	await expect( page.getByText( 'Low text contrast' ) ).toBeVisible();
	await ink.fill( '#102030' );
	await expect( page.getByText( 'Low text contrast' ) ).toBeHidden();
	await page.getByLabel( 'Email', { exact: true } ).selectOption( 'notification' );
	await expect( frame.getByText( 'A new application for' ) ).toBeVisible();
	await axe( { include: '#wpbody-content' } );
	await screens( 'mail-look' );

	await page.getByRole( 'button', { name: 'Send test email' } ).click();
	await expect( page.getByText( 'Test email queued for e2e-hr@courant.example.' ) ).toBeVisible();
	const [ email ] = await desk.mails(
		( mail ) => mail.subject.startsWith( 'Test: ' ) && mail.to.includes( 'e2e-hr@courant.example' ),
		{ atLeast: 1 }
	);
	expect( email?.text ).toContain( 'A new application for' );
	expect( email?.text ).not.toContain( '<' );
	expect( email?.html ).toContain( 'Harbour Street 1 &lt;b&gt;Kiel&lt;/b&gt;' );
	expect( email?.html ).toContain( 'color: #102030' );
	const template = await getOption< { ink?: string } | null >( 'courant_mail_look' );
	expect( template?.ink ?? '#17181c' ).toBe( '#17181c' );
} );
