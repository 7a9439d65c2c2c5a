import type { Page } from '@playwright/test';
import { expect, test, testWithoutScript } from './support/test';

/** The menu, the search and the first picture of the page, on the demo content, whose menu has sub-menus. */
const toggle = (page: Page) => page.locator('.menu--primary > li > .menu__toggle').first();
const subMenu = (page: Page) => page.locator('.menu--primary > li > .sub-menu').first();
const name = async (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');

test('the skip link comes first, is seen when focused and leads into the content', async ({ page }) => {
	await page.goto('/');
	await page.keyboard.press('Tab');
	const link = page.locator('.skip-link');
	await expect(link).toBeFocused();
	await expect(link).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page.locator('main')).toBeFocused();
});

test('a sub-menu opens by its button; Escape closes it and gives focus back', async ({ page }) => {
	await page.goto('/');
	await expect(subMenu(page)).toBeHidden();
	await toggle(page).focus();
	await page.keyboard.press('Enter');
	await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
	await expect(subMenu(page)).toBeVisible();
	await page.keyboard.press('Tab');
	expect(await subMenu(page).evaluate((menu) => menu.contains(document.activeElement))).toBe(true);
	await page.keyboard.press('Escape');
	await expect(toggle(page)).toBeFocused();
	await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
	await expect(subMenu(page)).toBeHidden();
});

test('one sub-menu is open at a time, and leaving it closes it', async ({ page }) => {
	await page.goto('/');
	const buttons = page.locator('.menu--primary > li > .menu__toggle');
	await buttons.nth(0).press('Enter');
	await buttons.nth(1).press('Enter');
	await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'false');
	await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true');
	await page.locator('main a').first().focus();
	await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'false');
});

test('at 992 pixels and more a resize closes every sub-menu but the one in use', async ({ page }) => {
	await page.setViewportSize({ width: 1100, height: 800 });
	await page.goto('/');
	await toggle(page).press('Enter');
	await page.setViewportSize({ width: 1000, height: 800 });
	await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	await page.setViewportSize({ width: 992, height: 800 });
	await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a sub-menu that hovering opened is dismissed by Escape', async ({ page }) => {
	await page.goto('/');
	await page.locator('.menu--primary > .menu-item-has-children').first().hover();
	await expect(subMenu(page)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(subMenu(page)).toBeHidden();
});

test('the search opens with focus in its field; Escape closes it and gives focus back', async ({ page }) => {
	await page.goto('/');
	const button = page.locator('.tool--search:visible');
	await button.press('Enter');
	await expect(page.locator('#site-search input[type="search"]')).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page.locator('#site-search')).toBeHidden();
	await expect(button).toBeFocused();
});

test('below 992 pixels the menu is a panel whose Tab order follows its button', async ({ page, axe }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto('/');
	const button = page.locator('.tool--menu');
	await button.press('Enter');
	await expect(page.locator('#site-menu')).toBeVisible();
	await page.keyboard.press('Tab');
	expect(await name(page)).toBe(await page.locator('#site-menu .tool--close').innerText());
	await axe();
	await page.keyboard.press('Escape');
	await expect(page.locator('#site-menu')).toBeHidden();
	await expect(button).toBeFocused();
});

test('exactly one picture is fetched first, and those below wait', async ({ page }) => {
	await page.goto('/');
	await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
	await expect(page.locator('.story--lead img[fetchpriority="high"][srcset][sizes]')).toHaveCount(1);
	expect(await page.locator('main .strip img:not([loading="lazy"])').count()).toBe(0);
});

test('no story is on the front page twice', async ({ page }) => {
	await page.goto('/');
	const addresses = await page.locator('main .story__title a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
	expect(addresses.length).toBeGreaterThan(5);
	expect(new Set(addresses).size).toBe(addresses.length);
});

test('dark colours and right to left keep the page readable and in its window', async ({ page, axe }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto('/');
	await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
	await axe();
	await page.setViewportSize({ width: 320, height: 800 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	await axe();
});

test('the sidebar stays in sight from 992 pixels on, 20 pixels below the top, and not below', async ({ page }) => {
	await page.setViewportSize({ width: 992, height: 900 });
	await page.goto('/');
	const sidebar = page.locator('.sidebar__stick').first();
	await expect(sidebar).toHaveCSS('position', 'sticky');
	await expect(sidebar).toHaveCSS('top', '20px');
	await page.setViewportSize({ width: 991, height: 900 });
	await expect(sidebar).toHaveCSS('position', 'static');
});

testWithoutScript('without script sub-menus open on focus, and the panel and the search still open', async ({ page }) => {
	await page.goto('/');
	await expect(toggle(page)).toBeHidden();
	await page.locator('.menu--primary > .menu-item-has-children > a').first().focus();
	await expect(subMenu(page)).toBeVisible();
	await page.locator('.tool--search:visible').press('Enter');
	await expect(page.locator('#site-search input[type="search"]')).toBeFocused();
	await page.keyboard.press('Escape');
	await page.setViewportSize({ width: 390, height: 800 });
	await page.locator('.tool--menu').press('Enter');
	await expect(page.locator('#site-menu .sub-menu').first()).toBeVisible();
});
