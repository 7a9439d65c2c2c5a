/**
 * npm run bench -- theme: server time of each kind of page against the same page under WordPress's default theme, on the same
 * site in the same run, interleaved, one at a time; and the queries of the front page above those of an empty page.
 */
import { startBrowserLab } from '../lib/browser-lab.mjs';
import { Laboratory } from '../lib/php-tests.mjs';
import { addBenchPlugin, pagesOf } from './gates.mjs';
import { quantile } from './timing.mjs';

const ROUNDS = 40;
const DEFAULT_THEME = 'twentytwentyfive';
export const MOST_QUERIES_OF_HOME = 12;

async function once(url, theme) {
	const began = performance.now();
	const answer = await fetch(url, { headers: theme === 'ours' ? {} : { 'X-Courant-Theme': theme } });
	await answer.text();
	return { ms: performance.now() - began, queries: Number(answer.headers.get('x-courant-queries') ?? NaN) };
}

/** @returns {Promise<number>} queries of the front page above those of a page without content */
export async function queriesOfHome(site, empty) {
	const queries = async (url) => {
		await once(url, 'ours');
		return (await once(url, 'ours')).queries;
	};
	return await queries(`${site}/`) - await queries(empty);
}

/** On a browser laboratory of its own. @param {(text: string) => void} say */
export async function benchTheme(say) {
	const laboratory = new Laboratory();
	try {
		const lab = await startBrowserLab(laboratory);
		try {
			addBenchPlugin(lab.site.www);
			(await compareThemes(lab.site.url, DEFAULT_THEME, `${lab.site.url}/sample-page/`)).forEach(say);
		} finally {
			await lab.close();
		}
	} finally {
		await laboratory.close();
	}
}

/** @returns {Promise<string[]>} lines of a table */
async function compareThemes(site, theme, empty) {
	const rows = [['page', 'ours', theme, 'ratio', 'queries', 'theirs']];
	for (const page of await pagesOf(site)) {
		const times = { ours: [], [theme]: [] };
		const queries = {};
		for (let round = -3; round < ROUNDS; round += 1) {
			for (const one of round % 2 === 0 ? ['ours', theme] : [theme, 'ours']) {
				const result = await once(page.url, one);
				queries[one] = result.queries;
				if (round >= 0) {
					times[one].push(result.ms);
				}
			}
		}
		const [ours, theirs] = [quantile(times.ours, 0.5), quantile(times[theme], 0.5)];
		rows.push([page.name, `${ours.toFixed(1)} ms`, `${theirs.toFixed(1)} ms`, (ours / theirs).toFixed(2), queries.ours, queries[theme]]);
	}
	const lines = rows.map((cells) => cells.map((cell, index) => (index === 0 ? String(cell).padEnd(12) : String(cell).padStart(18))).join(''));
	return [...lines, `the front page takes ${await queriesOfHome(site, empty)} queries above an empty page (at most ${MOST_QUERIES_OF_HOME})`];
}
