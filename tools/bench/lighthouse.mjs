/** Lighthouse as a phone would see a page. Accessibility, best practices and search are steady; performance is only told. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
	'--disable-component-update', '--disable-sync'];
export const STEADY = ['accessibility', 'best-practices', 'seo'];

/**
 * @param {Array<{name: string, url: string}>} pages
 * @param {{categories?: string[], artifacts?: string}} options
 * @returns {Promise<Array<{name: string, scores: Record<string, number>, failed: string[]}>>} scores 0 to 100; failed: audits that cost points
 */
export async function audit(pages, { categories = STEADY, artifacts } = {}) {
	const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: FLAGS, logLevel: 'silent' });
	const results = [];
	try {
		for (const { name, url } of pages) {
			const run = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'silent', output: 'html' });
			const { lhr, report } = run;
			if (artifacts) {
				mkdirSync(artifacts, { recursive: true });
				writeFileSync(join(artifacts, `${name}.html`), String(report));
			}
			const scores = Object.fromEntries(Object.entries(lhr.categories).map(([key, value]) => [key, Math.round((value.score ?? 0) * 100)]));
			const failed = Object.values(lhr.categories).filter((category) => STEADY.includes(category.id))
				.flatMap((category) => category.auditRefs.filter((ref) => ref.weight > 0 && lhr.audits[ref.id].score !== null && lhr.audits[ref.id].score < 1)
					.map((ref) => `${category.id}: ${lhr.audits[ref.id].title}`));
			results.push({ name, scores, failed });
		}
	} finally {
		chrome.kill();
	}
	return results;
}
