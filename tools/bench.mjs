/**
 * npm run bench [-- --sizes=100,10000,100000] [--rounds=50] [--no-pages] [--imports=10000]
 * npm run bench -- contents    what a table of contents costs, by the number of headings
 * npm run bench -- pages [--runs=5]    bytes of each kind of page, and Lighthouse for a phone, the median of several runs
 * npm run bench -- theme    server times of the theme against the default theme's
 * npm run bench -- applications [--count=500] [--kilobytes=2048] [--at-once=8]
 *
 * Times as ratios to an empty admin-ajax call and to a bare page of the same site in the same run, with query counts, at
 * several numbers of openings; what a save costs there, and the memory of an import; bytes of each kind of page against the budgets; Lighthouse for a phone.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadApplications } from './bench/applications.mjs';
import { addBenchPlugin, checkLighthouse, checkPages } from './bench/gates.mjs';
import { FLOOR, MORE, overLimit, QUESTIONS, sideBySide } from './bench/listings.mjs';
import { benchTheme } from './bench/theme.mjs';
import { compare, queriesOf, table } from './bench/timing.mjs';
import { startBrowserLab } from './lib/browser-lab.mjs';
import { run } from './lib/child.mjs';
import { Laboratory } from './lib/php-tests.mjs';
import { freePort, startNginx, startPhpFpm } from './lib/services.mjs';
import { ensureAll } from './lib/system.mjs';
import { root } from '../tests/support/site.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { count: { type: 'string', default: '500' }, kilobytes: { type: 'string', default: '2048' }, 'at-once': { type: 'string', default: '8' }, sizes: { type: 'string', default: '100,10000,100000' }, rounds: { type: 'string', default: '50' }, imports: { type: 'string', default: '0' }, runs: { type: 'string', default: '5' }, 'no-pages': { type: 'boolean', default: false } } });
const say = (text) => console.log(text);
await ensureAll(root, say);
if (positionals[0] === 'theme') {
	await benchTheme(say);
	process.exit(0);
}
if (positionals[0] === 'applications') {
	const wrong = await loadApplications({ count: Number(values.count), kilobytes: Number(values.kilobytes), atOnce: Number(values['at-once']), say });
	wrong.forEach((words) => say(`wrong: ${words}`));
	process.exit(wrong.length > 0 ? 1 : 0);
}
const laboratory = new Laboratory();
const failures = [];
const measured = [];
const sizes = values.sizes.split(',').map(Number);
try {
	if (positionals[0] === 'contents') {
		const site = await laboratory.site({ wp: 'newest', db: 'sqlite' }, { url: 'http://127.0.0.1' });
		const done = await run(['php', '-d', 'memory_limit=1G', '-d', 'opcache.enable_cli=1', join(root, 'tools/bench/contents.php'), site.www]);
		say(done.output);
		await laboratory.close();
		process.exit(done.code);
	}
	if (!values['no-pages']) {
		const lab = await startBrowserLab(laboratory);
		try {
			addBenchPlugin(lab.site.www);
			for (const check of [await checkPages(lab.site.url), await checkLighthouse(lab.site.url, { categories: ['performance', 'accessibility', 'best-practices', 'seo'], runs: Number(values.runs) })]) {
				say(`\n${check.rows.join('\n')}`);
				failures.push(...check.failures);
			}
		} finally {
			await lab.close();
		}
	}
	for (const size of positionals[0] === 'pages' ? [] : sizes) {
		measured.push(await measure(size, Number(values.rounds)));
	}
	if (measured.length > 0) {
		say(`\nLists side by side, against an empty admin-ajax call:\n${sideBySide(measured)}`);
		overLimit(measured).forEach((words) => say(`slow: ${words}`));
	}
} finally {
	await laboratory.close();
}
failures.forEach((words) => say(`over budget: ${words}`));
process.exit(failures.length > 0 ? 1 : 0);

async function measure(size, rounds) {
	const port = await freePort();
	const site = await laboratory.site({ wp: 'newest', db: 'mariadb' }, { url: `http://127.0.0.1:${port}`, constants: { WP_DEBUG: false } });
	const dir = join(laboratory.dir, `bench-${size}`);
	mkdirSync(dir, { recursive: true });
	addBenchPlugin(site.www);
	const php = await startPhpFpm(join(dir, 'php'), { settings: { memory_limit: '256M', 'opcache.enable': '1', display_errors: '0' } });
	const nginx = await startNginx(join(dir, 'nginx'), { root: site.www, php: php.socket, port });
	try {
		const began = Date.now();
		const seeded = await run(['php', '-d', 'memory_limit=1G', join(root, 'tools/bench/seed.php'), site.www, String(size)]);
		if (seeded.code !== 0) {
			throw new Error(seeded.output);
		}
		say(`\n${size} openings (laid down in ${((Date.now() - began) / 1000).toFixed(0)} s), against an empty admin-ajax call:`);
		const floorQueries = await queriesOf(site.url, FLOOR);
		const rows = await compare(site.url, FLOOR, [...QUESTIONS, ...MORE], rounds);
		say(table(rows));
		const kept = await run(['php', '-d', 'memory_limit=256M', join(root, 'tools/bench/upkeep.php'), site.www, ...(size === 100 && values.imports !== '0' ? [values.imports] : [])], { timeout: 7200 });
		say(kept.output.trim());
		say(`against a bare page (${site.url}/?page_id=0 is the front page without posts):`);
		say(table(await compare(site.url, { path: '/sample-page/' }, [{ name: 'the listing page', path: '/job-openings/' }, { name: 'the archive', path: '/jobs/' }], rounds)));
		return { size, floorQueries, rows };
	} finally {
		await nginx.stop();
		await php.stop();
	}
}
