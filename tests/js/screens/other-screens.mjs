import {
	none,
	OF_CUSTOMIZER,
	OF_EDITOR,
	PART_OF_EDITOR,
	PART_OF_SETTINGS,
	STORES_NOTHING,
	wordpress,
} from './reasons.mjs';

/** Screens of WordPress to which the plugin and the theme add controls, and screens that show progress or a preview. */
export const OTHER_SCREENS = [
	{
		name: 'Job openings: panels',
		bundles: [ 'admin/openings', 'admin/how-to-apply' ],
		files: [ 'openings/opening-panels.test.tsx' ],
		cases: {
			Conflict: OF_EDITOR,
			Failure: 'restores the status when saving failed',
			'Double click': 'has no action while the editor saves, and none for a draft',
			'Slow network': 'has no action while the editor saves, and none for a draft',
			'Unsaved changes': OF_EDITOR,
			Back: PART_OF_EDITOR,
		},
	},
	{
		name: 'Job openings: quick edit',
		bundles: [ 'admin/openings-list' ],
		files: [ 'openings/openings-list.test.ts' ],
		cases: {
			Conflict: wordpress( 'WordPress locks the row of an opening that another user edits.' ),
			Failure: 'a failed request is reported, the row can be saved again, and what was typed stays',
			'Double click': wordpress( 'Quick edit sends the row.' ),
			'Slow network': wordpress( 'Quick edit shows that it saves.' ),
			'Unsaved changes': 'a failed request is reported, the row can be saved again, and what was typed stays',
			Back: none( 'The row is closed when the page is left, as in WordPress.' ),
		},
	},
	{
		name: 'Ads: form',
		bundles: [ 'admin/advertising-form' ],
		files: [ 'advertising/ad-form.test.ts' ],
		cases: {
			Conflict: wordpress( 'WordPress locks an ad that another user edits.' ),
			Failure: 'after a failure the button sends again, and there is one notice at most',
			'Double click': 'a double click sends an ad once',
			'Slow network': 'an ad is sent with its button when the site has responded, which may take long',
			'Unsaved changes':
				'without a network the ad is not sent, its text stays, and WordPress still warns of unsaved changes',
			Back: PART_OF_EDITOR,
		},
	},
	{
		name: 'Customizer: articles',
		bundles: [ 'admin/theme-customizer' ],
		files: [ 'theme/customizer-picked-posts.test.tsx' ],
		cases: {
			Conflict: OF_CUSTOMIZER,
			Failure: 'a failed search is reported, keeps what was selected, and can be repeated',
			'Double click': 'a found article is added once, to the end',
			'Slow network': 'a slow response to an earlier search does not replace the results of a later one',
			'Unsaved changes': OF_CUSTOMIZER,
			Back: OF_CUSTOMIZER,
		},
	},
	{
		name: 'Switch to Courant',
		bundles: [ 'admin/switch' ],
		files: [ 'import/switch-screen.test.tsx' ],
		cases: {
			Conflict: 'a response that another process works on it ends the requests',
			Failure: 'an interrupted switch can be continued',
			'Double click': 'a double click, and clicks while the server works, send one request',
			'Slow network': 'migrates data in steps and shows the progress of each',
			'Unsaved changes': none( 'There is nothing to enter.' ),
			Back: 'an interrupted switch can be continued',
		},
	},
	{
		name: 'Email preview',
		bundles: [ 'admin/email' ],
		files: [ 'email/preview-screen.test.tsx' ],
		cases: {
			Conflict: STORES_NOTHING,
			Failure: 'a preview that could not be loaded has the reason and a button to try again',
			'Double click': 'a double click sends one test email, and a failed one is reported and can be sent again',
			'Slow network': 'on a slow network, the response of an earlier choice does not replace the later one',
			'Unsaved changes': PART_OF_SETTINGS,
			Back: PART_OF_SETTINGS,
		},
	},
	{
		name: 'Table of contents: preview',
		bundles: [ 'admin/table-of-contents-settings' ],
		files: [ 'table-of-contents/settings-preview.test.tsx' ],
		cases: {
			Conflict: STORES_NOTHING,
			Failure: 'after a failed request the last preview stays, and the request can be repeated',
			'Double click': none( 'It has no button that sends anything.' ),
			'Slow network': 'quick changes of settings are one request, and its response is announced',
			'Unsaved changes': PART_OF_SETTINGS,
			Back: PART_OF_SETTINGS,
		},
	},
	{
		name: 'Table of contents: block',
		bundles: [ 'admin/table-of-contents' ],
		files: [ 'table-of-contents/editor-preview.test.tsx' ],
		cases: {
			Conflict: OF_EDITOR,
			Failure: 'a failed request is reported, not shown as a text without headings, and can be repeated',
			'Double click': none( 'It has no button that sends anything.' ),
			'Slow network': 'on a slow network the block shows that it loads, and then the table of the unsaved text',
			'Unsaved changes': OF_EDITOR,
			Back: PART_OF_EDITOR,
		},
	},
	{
		name: 'Consent: scan of the site',
		bundles: [ 'admin/policy-scan' ],
		files: [ 'consent/policy-scan.test.tsx' ],
		cases: {
			Conflict: 'a scan that another user has started again is reported',
			Failure: 'a failed request is reported, and the scan can be started again',
			'Double click':
				'a double click starts one scan, which shows its progress and sends each page as visitors see it',
			'Slow network':
				'a double click starts one scan, which shows its progress and sends each page as visitors see it',
			'Unsaved changes': PART_OF_SETTINGS,
			Back: PART_OF_SETTINGS,
		},
	},
	{
		name: 'Job search index',
		bundles: [ 'admin/search-index' ],
		files: [ 'search-index/index-screen.test.tsx' ],
		cases: {
			Conflict: none( 'Two users who rebuild the index do the same work.' ),
			Failure: 'a failed request is reported, and Try again continues',
			'Double click': 'a double click rebuilds the index once, and its progress is shown on a slow network',
			'Slow network': 'a double click rebuilds the index once, and its progress is shown on a slow network',
			'Unsaved changes': none( 'There is nothing to enter.' ),
			Back: 'an index that is not ready is continued when the page is opened again',
		},
	},
];

/** Bundles that send no requests of their own: blocks and panels, which the editor stores, and a check without controls. */
export const WITHOUT_REQUESTS = [
	'admin/advertising',
	'admin/careers-blocks',
	'admin/listings',
	'admin/live-blog',
	'admin/magazine-blocks',
	'admin/private-files',
	'admin/theme-layout',
	'admin/video',
	'admin/video-classic',
];
