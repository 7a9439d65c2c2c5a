/** Returns the URL of the first button on the page that links to jobs. */
export function applyUrl(): string | undefined {
	return document.querySelector< HTMLAnchorElement >(
		'main a:is(.button, .wp-block-button__link, [role="button"])[href*="jobs"]'
	)?.href;
}
