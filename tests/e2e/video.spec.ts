import type { Page } from '@playwright/test';
import { cookiesOf, expect, test } from './support/third-parties';
import { desk, testWithoutScript } from './support/test';

const EMBED = 'www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const OWN = { courant_consent: { banner: 'own' }, courant_ads: [] };
const NONE = 'No video found on this page, modal will not show.';

let film: string;
let plain: string;
let broken: string;

test.beforeAll(async () => {
	[film, plain, broken] = await desk.wp<[string, string, string]>(`
		wp_set_current_user(1);
		$make = static fn ($name, $content, $url = '') => get_permalink(get_page_by_path($name, OBJECT, 'post') ?: wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => ucfirst(strtr($name, '-', ' ')), 'post_content' => $content, 'meta_input' => $url ? ['courant_video_url' => $url] : []]));
		return [
			$make('film-lab', '<p>Words.</p><div class="wp-block-button"><a class="wp-block-button__link" href="/jobs/">Openings</a></div>', 'https://youtu.be/dQw4w9WgXcQ'),
			$make('no-film-lab', '<p>Words.</p>'),
			$make('broken-film-lab', '<div data-video-settings="{&quot;youtube_url&quot;">x</div>'),
		];
	`);
});

const dialog = (page: Page) => page.getByRole('dialog');
const told = (page: Page): string[] => {
	const words: string[] = [];
	page.on('console', (message) => words.push(`${message.type()}: ${message.text()}`));
	return words;
};

test('no choice: the window opens and asks; accepting plays this one', async ({ page, providers, site, axe, narrow, screens }) => {
	await site(OWN);
	await page.goto(film);
	await expect(dialog(page)).toBeVisible();
	await expect(dialog(page).getByRole('button', { name: 'Close video' })).toBeFocused();
	await expect(dialog(page)).toContainText('The player comes from YouTube.');
	await expect(dialog(page).getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
	expect(providers.asked).toEqual([]);
	expect(await cookiesOf(page)).toEqual([]);
	await narrow();
	await screens('video-placeholder');
	await dialog(page).getByRole('button', { name: 'Accept and play' }).press('Enter');
	await expect(page.frameLocator('dialog iframe').locator('body')).toContainText(EMBED);
	expect(providers.asked).toEqual([EMBED]);
	await axe();
});

test('accepted, refused, changed and withdrawn', { tag: '@oldest' }, async ({ page, providers, site }) => {
	await site(OWN);
	await page.goto(film);
	await expect(dialog(page)).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Refuse all' }).click();
	await page.reload();
	await expect(dialog(page).getByRole('button', { name: 'Accept and play' })).toBeVisible();
	expect(providers.asked).toEqual([]);
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: 'Privacy settings' }).click();
	await page.getByRole('button', { name: 'Accept all' }).click();
	await page.reload();
	const frame = page.locator('dialog iframe');
	await expect(frame).toHaveAttribute('src', `https://${EMBED}?autoplay=1&mute=1&playsinline=1&rel=0`);
	await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
	await expect.poll(() => providers.asked).toEqual([EMBED]);
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: 'Privacy settings' }).click();
	await page.getByRole('button', { name: 'Refuse all' }).click();
	await page.getByRole('link', { name: 'Watch the video: Film lab' }).click();
	await expect(dialog(page).getByRole('button', { name: 'Accept and play' })).toBeVisible();
	expect(providers.asked).toEqual([EMBED]);
});

test('the keyboard: Escape closes and empties, the link opens again, and the focus comes back', async ({ page, site, providers }) => {
	await site({ ...OWN, courant_consent: { banner: 'none', fallback: 'open' } });
	await page.goto(film);
	await expect(page.locator('dialog iframe')).toHaveCount(1);
	await page.keyboard.press('Escape');
	await expect(dialog(page)).toBeHidden();
	await expect(page.locator('iframe')).toHaveCount(0);
	const link = page.getByRole('link', { name: 'Watch the video: Film lab' });
	await link.focus();
	await page.keyboard.press('Enter');
	await expect(dialog(page).getByRole('button', { name: 'Close video' })).toBeFocused();
	await expect(dialog(page).getByRole('link', { name: 'Apply' })).toHaveAttribute('href', /\/jobs\/$/);
	await page.keyboard.press('Enter');
	await expect(dialog(page)).toBeHidden();
	await expect(link).toBeFocused();
	expect(providers.asked.every((one) => one === EMBED)).toBe(true);
});

test('once a visit, and for who wants less motion', async ({ page, site, providers }) => {
	await site({ ...OWN, courant_consent: { banner: 'none', fallback: 'open' }, courant_video: { once: true } });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(film);
	await expect(dialog(page).getByRole('button', { name: 'Play video' })).toBeVisible();
	expect(providers.asked).toEqual([]);
	await dialog(page).getByRole('button', { name: 'Play video' }).click();
	await expect(page.locator('dialog iframe')).toHaveCount(1);
	await page.reload();
	await expect(page.locator('[data-video-settings]')).toHaveAttribute('data-state', 'ready');
	await expect(dialog(page)).toBeHidden();
});

test('the two words in the console, exactly, and no React without a video', async ({ page, site, expectConsole }) => {
	await site(OWN);
	expectConsole(/^Error parsing video settings$/);
	const words = told(page);
	const fetched: string[] = [];
	page.on('request', (request) => fetched.push(request.url()));
	await page.goto(plain);
	await page.waitForLoadState('load');
	await expect.poll(() => words).toEqual([`info: ${NONE}`]);
	await page.goto(broken);
	await expect.poll(() => words).toEqual([`info: ${NONE}`, 'warning: Error parsing video settings']);
	await page.waitForTimeout(300);
	expect(fetched.filter((url) => /react|islands\/video/.test(url))).toEqual([]);
	await expect(dialog(page)).toHaveCount(0);
});

for (const manner of ['down', 'failing', 'slow', 'hostile'] as const) {
	test(`a player that is ${manner} leaves window and page usable`, async ({ page, site, providers }) => {
		providers.behave(manner);
		await site({ ...OWN, courant_consent: { banner: 'none', fallback: 'open' } });
		await page.goto(film, { waitUntil: 'load' });
		await expect(page.locator('dialog iframe')).toHaveCount(1);
		await page.getByRole('button', { name: 'Close video' }).click();
		await expect(dialog(page)).toBeHidden();
		await expect(page.getByRole('heading', { name: 'Film lab', exact: true })).toBeVisible();
	});
}

testWithoutScript('without script the video is a link', async ({ page }) => {
	await page.goto(film);
	await expect(page.getByRole('link', { name: 'Watch the video: Film lab' })).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
});
