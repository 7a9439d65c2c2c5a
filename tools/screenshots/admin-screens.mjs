/**
 * Every screen of wp-admin that the theme or the plugin adds or changes, for screenshots.
 *
 * `open` prepares a screen after it is loaded: what a user does first to see it.
 */
const OPENINGS = '/wp-admin/edit.php?post_type=awsm_job_openings';
const page = ( slug, more = '' ) => `${ OPENINGS }&page=${ slug }${ more }`;

/** Closes the guide that the block editor shows a new user. */
async function closeGuide( tab ) {
	await tab.evaluate( () => {
		window.wp?.data?.dispatch( 'core/preferences' )?.set( 'core/edit-post', 'welcomeGuide', false );
		window.wp?.data?.dispatch( 'core/preferences' )?.set( 'core/edit-widgets', 'welcomeGuide', false );
		window.wp?.data?.dispatch( 'core/preferences' )?.set( 'core', 'enableChoosePatternModal', false );
	} );
}

/** Every page of the settings screen. @returns {Promise<{title: string, path: string}[]>} */
export async function settingsScreens( tab, site ) {
	const linksOf = ( selector ) =>
		tab.$$eval( selector, ( anchors ) =>
			anchors.map( ( anchor ) => ( { title: anchor.textContent.trim(), url: anchor.href } ) )
		);
	await tab.goto( site + page( 'awsm-jobs-settings' ) );
	const screens = [];
	for ( const first of await linksOf( '.nav-tab' ) ) {
		await tab.goto( first.url );
		const pages = await linksOf( '.courant-settings-pages a' );
		screens.push(
			...( pages.length > 0 ? pages : [ first ] ).map( ( { title, url } ) => ( {
				title: `Settings: ${ first.title }${ title === first.title ? '' : `, ${ title }` }`,
				path: url.slice( site.length ),
			} ) )
		);
	}
	return screens;
}

/** @returns {{title: string, path: string, open?: (tab: import('playwright-core').Page) => Promise<void>}[]} */
export const adminScreens = ( { opening, article, ad } ) => [
	{ title: 'Dashboard', path: '/wp-admin/index.php' },
	{ title: 'Job openings', path: OPENINGS },
	{
		title: 'Job opening in the block editor',
		path: `/wp-admin/post.php?post=${ opening }&action=edit`,
		open: closeGuide,
	},
	{ title: 'Applications', path: page( 'courant-applications' ) },
	{
		title: 'Applications as a board',
		path: page( 'courant-applications' ),
		open: ( tab ) => tab.getByRole( 'button', { name: 'Board' } ).click(),
	},
	{
		title: 'Application',
		path: page( 'courant-applications' ),
		open: ( tab ) => tab.getByRole( 'link', { name: 'Zoë Müller' } ).first().click(),
	},
	{ title: 'Applications in the standard list', path: '/wp-admin/edit.php?post_type=awsm_job_application' },
	{
		title: 'Application in the standard list',
		path: '/wp-admin/edit.php?post_type=awsm_job_application',
		open: ( tab ) => tab.locator( '#the-list .row-title' ).first().click(),
	},
	{ title: 'Overview', path: page( 'courant-overview' ) },
	{ title: 'Specifications', path: page( 'courant-specifications' ) },
	{ title: 'Application forms', path: page( 'courant-forms' ) },
	{ title: 'Hiring process', path: page( 'courant-hiring' ) },
	{ title: 'Files', path: page( 'courant-files' ) },
	{ title: 'Ads', path: '/wp-admin/edit.php?post_type=courant_ad' },
	{ title: 'Ad', path: `/wp-admin/post.php?post=${ ad }&action=edit` },
	{
		title: 'Article in the block editor',
		path: `/wp-admin/post.php?post=${ article }&action=edit`,
		open: closeGuide,
	},
	{ title: 'Search index', path: '/wp-admin/tools.php?page=courant-job-index' },
	{ title: 'Import', path: '/wp-admin/import.php' },
	{ title: 'Import of job openings', path: '/wp-admin/admin.php?import=courant-openings' },
	{ title: 'Switch assistant', path: '/wp-admin/tools.php?page=courant-switch' },
	{ title: 'Site Health', path: '/wp-admin/site-health.php' },
	{ title: 'Plugins', path: '/wp-admin/plugins.php' },
	{ title: 'Widgets', path: '/wp-admin/widgets.php', open: closeGuide },
	{ title: 'Customizer', path: '/wp-admin/customize.php' },
];
