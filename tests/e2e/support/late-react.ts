import type { Page } from '@playwright/test';

/** WordPress's React is on its way until the answer is called. */
export async function holdReact(page: Page): Promise<() => void> {
	let come: () => void = () => undefined;
	const coming = new Promise<void>((resolve) => {
		come = resolve;
	});
	await page.route(/js\/dist\/vendor\/react/, async (route) => {
		await coming;
		await route.continue();
	});
	return () => come();
}
