/**
 * Every bundle of both packages: the built file without its extension, and the source that it starts from, relative
 * to src/. A new bundle is a new line here.
 *
 * - scripts: classic scripts; `early/*` is deferred and never waits for React
 * - kit: ES module of what the islands share, one per page
 * - islands: ES modules with an exported mount(), loaded with React
 * - modules: ES modules with an exported init(), mounted by the loader like islands, without React
 * - lazy: ES modules that an early script imports when it needs them, without React
 * - islandParts: ES modules that an island imports when it needs them
 * - styles: style sheets of public pages and, where they have no script, of wp-admin
 * - adminLibraries: packages that several scripts of wp-admin share, each a separate script
 * - admin: wp-admin and the block editor, on WordPress's own script handles; imported styles become a file of the same
 * name
 */
const SHARED = {
	scripts: { loader: 'shared/loader/index.ts' },
	kit: { kit: 'shared/frontend/index.ts' },
};

/** Bundles of a screen that share the modules of another bundle of the screen, which must run, too. */
export const SCREEN_PARTS = {
	'admin/applications-board': 'admin/applications',
	'admin/applications-detail': 'admin/applications',
};

export const ENTRIES = {
	plugin: {
		scripts: {
			...SHARED.scripts,
			'early/advertising': 'advertising/frontend/early.ts',
			'early/applications': 'applications/frontend/early.ts',
			'early/application-draft': 'applications/frontend/early.draft.ts',
			'early/application-steps': 'applications/frontend/early.steps.ts',
			'early/consent': 'consent/frontend/early.ts',
			'early/consent-banner-visibility': 'consent/frontend/early.banner-visibility.ts',
			'early/table-of-contents': 'table-of-contents/frontend/early.ts',
			'early/listings': 'listings/frontend/early.ts',
			'early/magazine-blocks': 'magazine-blocks/frontend/early.ts',
			'early/video': 'video/frontend/early.ts',
			'early/reports': 'reports/frontend/early.ts',
			'early/article-views': 'reports/frontend/early.article-views.ts',
		},
		kit: SHARED.kit,
		islands: {
			'islands/application': 'applications/frontend/island.application.tsx',
			'islands/application-steps': 'applications/frontend/island.steps.tsx',
			'islands/table-of-contents-controls': 'table-of-contents/frontend/island.controls.tsx',
			'islands/listings': 'listings/frontend/island.listings.tsx',
			'islands/listings-map': 'listings/frontend/island.map.tsx',
			'islands/listings-retry': 'listings/frontend/island.retry.tsx',
			'islands/search': 'site-search/frontend/island.search.ts',
			'islands/styled-selects': 'shared/styled-select/island.styled-selects.tsx',
			'islands/video': 'video/frontend/island.video.tsx',
		},
		modules: {
			'modules/listings-distance': 'listings/frontend/module.distance.ts',
			'modules/live-blog': 'live-blog/frontend/module.live-blog.ts',
			'modules/results-link': 'openings/frontend/module.results-link.ts',
			'modules/table-of-contents': 'table-of-contents/frontend/module.contents.ts',
			'modules/table-of-contents-more': 'table-of-contents/frontend/module.contents-more.ts',
		},
		lazy: {
			'lazy/advertising-networks': 'advertising/frontend/lazy.networks.ts',
			'lazy/advertising-slots': 'advertising/frontend/lazy.slots.ts',
			'lazy/application-captcha': 'applications/frontend/lazy.captcha.ts',
			'lazy/application-email-hint': 'applications/frontend/lazy.email-hint.ts',
			'lazy/consent-banner': 'consent/frontend/lazy.banner.ts',
			'lazy/consent-complianz': 'consent/frontend/lazy.complianz.ts',
			'lazy/consent-cookiebot': 'consent/frontend/lazy.cookiebot.ts',
			'lazy/consent-cookieyes': 'consent/frontend/lazy.cookieyes.ts',
			'lazy/consent-embeds': 'consent/frontend/lazy.embeds.ts',
			'lazy/consent-detect': 'consent/frontend/lazy.detect-banner.ts',
			'lazy/consent-services': 'consent/frontend/lazy.services.ts',
			'lazy/consent-tcf': 'consent/frontend/lazy.tcf.ts',
			'lazy/consent-wp': 'consent/frontend/lazy.wp.ts',
			'lazy/listings-block-events': 'listings/frontend/lazy.block-events.ts',
			'lazy/listings-map': 'listings/frontend/lazy.map.ts',
			'lazy/listings-menus': 'listings/frontend/lazy.menus.ts',
		},
		islandParts: { 'lazy/search-combobox': 'site-search/frontend/lazy.combobox.tsx' },
		styles: {
			'styles/advertising': 'advertising/frontend/style.css',
			'styles/applicant-portal': 'applications/frontend/style.portal.css',
			'styles/applications': 'applications/frontend/style.css',
			'styles/application-steps': 'application-forms/frontend/style.steps.css',
			'styles/careers-blocks': 'careers-blocks/frontend/style.css',
			'styles/consent': 'consent/frontend/style.css',
			'styles/consent-embeds': 'consent/frontend/style.embeds.css',
			'styles/table-of-contents': 'table-of-contents/frontend/style.css',
			'styles/table-of-contents-bar': 'table-of-contents/frontend/style.bar.css',
			'styles/table-of-contents-extras': 'table-of-contents/frontend/style.extras.css',
			'styles/openings': 'openings/frontend/style.css',
			'styles/openings-about': 'openings/frontend/style.about.css',
			'styles/live-blog': 'live-blog/frontend/style.css',
			'styles/listings': 'listings/frontend/style.css',
			'styles/listings-distance': 'listings/frontend/style.distance.css',
			'styles/listings-groups': 'listings/frontend/style.groups.css',
			'styles/listings-map': 'listings/frontend/style.map.css',
			'styles/listings-map-button': 'listings/frontend/style.map-button.css',
			'styles/listings-menus': 'listings/frontend/style.menus.css',
			'styles/listings-retry': 'listings/frontend/style.retry.css',
			'styles/listings-side': 'listings/frontend/style.side.css',
			'styles/magazine-blocks': 'magazine-blocks/frontend/style.css',
			'styles/reports': 'reports/admin/style.css',
			'styles/styled-selects': 'shared/styled-select/style.css',
			'styles/listings-teaser': 'listings/frontend/style.teaser.css',
			'styles/video': 'video/frontend/style.css',
			'styles/video-dialog': 'video/frontend/style.dialog.css',
		},
		adminLibraries: {
			'admin/day-picker': 'shared/day-picker/index.ts',
			'admin/drag-and-drop': 'shared/drag-and-drop/index.ts',
		},
		admin: {
			'admin/advertising': 'advertising/admin/index.tsx',
			'admin/advertising-form': 'advertising/admin/ad-form.ts',
			'admin/applications': 'recruiting/admin/applications/index.tsx',
			'admin/applications-board': 'recruiting/admin/applications/board-view.ts',
			'admin/applications-detail': 'recruiting/admin/applications/detail-view.ts',
			'admin/how-to-apply': 'application-forms/admin/how-to-apply/index.tsx',
			'admin/careers-blocks': 'careers-blocks/admin/index.tsx',
			'admin/table-of-contents': 'table-of-contents/admin/editor/index.tsx',
			'admin/table-of-contents-settings': 'table-of-contents/admin/settings/index.tsx',
			'admin/dataviews': 'shared/dataviews/index.ts',
			'admin/dataviews-rtl': 'shared/dataviews/rtl.ts',
			'admin/form-builder': 'application-forms/admin/form-builder/index.tsx',
			'admin/private-files': 'private-files/admin/index.ts',
			'admin/recruiting-settings': 'recruiting/admin/settings/index.tsx',
			'admin/search-index': 'search-index/admin/index.tsx',
			'admin/openings': 'openings/admin/editor/index.tsx',
			'admin/listings': 'listings/admin/index.tsx',
			'admin/email': 'email/admin/index.tsx',
			'admin/live-blog': 'live-blog/admin/index.tsx',
			'admin/magazine-blocks': 'magazine-blocks/admin/index.tsx',
			'admin/openings-list': 'openings/admin/list/index.ts',
			'admin/policy-scan': 'consent/admin/index.tsx',
			'admin/settings': 'settings/admin/index.tsx',
			'admin/switch': 'import/admin/index.tsx',
			'admin/specifications': 'openings/admin/specifications/index.tsx',
			'admin/video': 'video/admin/editor/index.tsx',
			'admin/video-classic': 'video/admin/classic-editor/index.ts',
		},
	},
	theme: {
		scripts: {
			...SHARED.scripts,
			'early/theme': 'theme/frontend/early.ts',
		},
		kit: SHARED.kit,
		islands: {
			'islands/saved': 'theme/frontend/island.saved.tsx',
			'islands/slider': 'theme/frontend/island.slider.tsx',
			'islands/ticker': 'theme/frontend/island.ticker.tsx',
		},
		modules: {
			'modules/page-controls': 'theme/frontend/module.page-controls.ts',
			'modules/share': 'theme/frontend/module.share.ts',
		},
		lazy: {},
		styles: {
			theme: '../theme/assets/css/index.css',
			editor: '../theme/assets/css/editor.css',
			...Object.fromEntries(
				[
					'archive',
					'article',
					'article-layouts',
					'blocks',
					'brand',
					'comments',
					'dropdown',
					'early-colors',
					'formats',
					'attachment',
					'front-page',
					'header-image',
					'page-header',
					'list',
					'media-blocks',
					'newsletter',
					'pagination',
					'pills',
					'sticky-header',
					'saved',
					'share',
					'search',
					'slider',
					'stories',
					'suggestions',
					'text',
					'text-elements',
					'ticker',
				].map( ( name ) => [ `styles/${ name }`, `../theme/assets/css/parts/${ name }.css` ] )
			),
		},
		adminLibraries: { 'admin/drag-and-drop': 'shared/drag-and-drop/index.ts' },
		admin: {
			'admin/theme-customizer': 'theme/admin/customizer/index.tsx',
			'admin/theme-layout': 'theme/admin/layout/index.tsx',
		},
	},
};
