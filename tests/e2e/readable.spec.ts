import type { Page } from '@playwright/test';
import { sight } from './support/keys';
import { desk, expect, overflows, test } from './support/test';

/** What the theme's accessibility statement says beside axe: text spacing, 400 % zoom, forced colours, focus in sight. */
const PAGES: Record<string, string> = {
	'front page': "return '/';",
	'article': "return get_permalink(get_posts(['numberposts' => 1])[0]);",
	'listing': "return get_permalink((int) get_option('awsm_select_page_listing'));",
	'opening': "return get_permalink(get_posts(['post_type' => 'awsm_job_openings', 'numberposts' => 1])[0]);",
};

/** WCAG 1.4.12: what a reader may set. */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Words that their own box cuts off. What moves by itself and what only screen readers hear is left out. */
const cutOff = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('body *')]
			.filter((element) => {
				const style = getComputedStyle(element);
				const hides = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
				const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
				const heard = style.clipPath !== 'none' || style.getPropertyValue('clip') !== 'auto' || element.clientWidth <= 1 || style.visibility === 'hidden';
				return hides && words && !heard && !/\d/.exec(style.webkitLineClamp) && !element.closest('[class*=ticker]') && (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 4);
			})
			.map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.trim().slice(0, 40)}`),
	);

/** Where the focus is, and whether any of it can be seen. */
const focus = async (page: Page): Promise<{ what: string; seen: boolean; marked: boolean } | null> => {
	const what = await page.evaluate(() => {
		const element = document.activeElement;
		return !(element instanceof HTMLElement) || element === document.body
			? null
			: `${element.tagName.toLowerCase()}.${element.className} "${[element.textContent, element.getAttribute('aria-label') ?? ''].join(' ').trim().slice(0, 30)}"`;
	});
	return what === null ? null : { what, ...await page.evaluate(sight) };
};

for (const [name, find] of Object.entries(PAGES)) {
	test(`${name}: readable with wider text, in forced colours, by keyboard`, async ({ page }) => {
		test.slow();
		const path = await desk.wp<string>(find);
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(path);
		await page.addStyleTag({ content: SPACED });
		for (const width of [320, 1280, 1920]) {
			await page.setViewportSize({ width, height: 640 });
			expect(await overflows(page), `${String(width)} pixels`).toBe(false);
			expect(await cutOff(page), `${String(width)} pixels`).toEqual([]);
		}

		for (const [width, height, forcedColors] of [[320, 256, 'none'], [1280, 720, 'none'], [1280, 720, 'active']] as const) {
			// Where scrolling is smooth, the page would still be on its way to what has the focus.
			await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
			await page.setViewportSize({ width, height });
			await page.goto(path);
			const lost: string[] = [];
			for (let presses = 0; presses < 45; presses++) {
				await page.keyboard.press('Tab');
				const now = await focus(page);
				if (now === null) {
					break;
				}
				if (!now.seen || !now.marked) {
					lost.push(`${now.seen ? 'not marked' : 'hidden'}: ${now.what}`);
				}
			}
			expect(lost, `${String(width)} pixels, forced colours ${forcedColors}`).toEqual([]);
		}
	});
}
